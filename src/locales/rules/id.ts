import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Pindahkan semua 52 kartu ke empat fondasi, masing-masing satu jenis, urut dari as sampai raja.'],
  rules: [
    'Tumpukan disusun menurun dengan warna berselang-seling: di atas sembilan merah bisa diletakkan delapan hitam.',
    'Rangkaian kartu terbuka, atau bagian akhirnya, dipindahkan sekaligus.',
    'Tumpukan kosong menerima raja, atau rangkaian yang diawali raja.',
    'Kartu tertutup yang tidak lagi tertindih akan terbuka sendiri.',
    'Buka kartu stok ke buangan; hanya kartu teratas buangan yang bisa dimainkan.',
    'Bila stok habis, buangan dibalik menjadi stok lagi dengan urutan yang sama.',
    'Kartu teratas sebuah fondasi boleh kembali ke tumpukan.',
    'Klik ganda mengirim kartu ke fondasinya; pada fondasi, klik ganda mengirim semua kartu yang bisa ke sana.',
  ],
  options: [
    'Kartu yang dibuka sekaligus: satu atau tiga.',
    'Putaran ulang: berapa kali buangan boleh kembali menjadi stok. Awalnya dua.',
    'Hanya raja di tumpukan kosong: bila dimatikan, kartu atau rangkaian apa saja boleh ke sana.',
  ],
  scoring: ['Satu poin untuk setiap kartu di fondasi, ditarik kembali bila kartu itu keluar. Paling banyak 52.'],
};
const stock = '24 kartu lainnya menjadi stok. Buangan dan fondasi kosong pada awalnya.';

/** The rules pages in Indonesian. */
export default {
  'rules.escalator': {
    setup: [
      'Piramida dari 28 kartu terbuka dalam baris berisi satu sampai tujuh kartu. Setiap kartu tertindih separuh oleh dua kartu di baris berikutnya.',
      '24 kartu lainnya menjadi stok. Untuk memulai, kartu pertama dibuka.',
    ],
    goal: ['Habiskan seluruh piramida.'],
    rules: [
      'Kartu piramida yang tidak tertindih boleh ke buangan bila nilainya satu lebih tinggi atau lebih rendah dari kartu di sana. Jenis kartu tidak berpengaruh.',
      'As dan raja bertetangga: keduanya bisa saling ditumpuk.',
      'Bila tidak ada yang cocok, buka kartu berikutnya dari stok. Stok hanya bisa dipakai satu kali.',
    ],
    options: ['Permainan ini tidak punya opsi.'],
    scoring: ['Satu poin untuk setiap kartu yang diambil dari piramida. Paling banyak 28.'],
    strategy: [
      'Bila dua kartu cocok, ambil yang menuju rangkaian lebih panjang.',
      'Buka secara merata: sebuah kartu baru bebas setelah kedua kartu di atasnya diambil.',
      'Carilah rangkaian yang berbalik arah sebelum membuka stok.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Tujuh tumpukan berisi empat kartu; dari bawah: tertutup, terbuka, tertutup, terbuka.', stock],
    strategy: [
      'Kartu terbuka di bawah kartu tertutup menunggu sampai kartu itu dibuka dan pergi.',
      'Semua tumpukan sama panjang: kerjakan yang menyimpan kartu yang kamu butuhkan lebih dulu.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Tujuh tumpukan berisi satu sampai tujuh kartu, dari kiri ke kanan, semuanya terbuka.', stock],
    strategy: [
      'Tidak ada yang tersembunyi di tumpukan: cari dulu kartu rendah dan gali ke arahnya.',
      'Jangan biarkan kartu rendah terkubur di bawah rangkaian panjang.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Tujuh tumpukan berisi satu sampai tujuh kartu, dari kiri ke kanan. Hanya kartu terakhir tiap tumpukan yang terbuka.', stock],
    strategy: [
      'Buka dulu kartu tertutup, mulai dari tumpukan terpanjang.',
      'Kosongkan tumpukan hanya bila ada raja yang siap mengisinya.',
      'As dan 2 langsung dinaikkan. Tahan kartu yang lebih tinggi selama masih bisa menampung kartu lain.',
    ],
  },
} satisfies RulesTexts;
