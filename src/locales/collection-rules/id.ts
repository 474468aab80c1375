import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Pindahkan semua 52 kartu ke empat fondasi, masing-masing satu jenis, urut dari as sampai raja.';
const alternating = 'Tumpukan disusun menurun dengan warna berselang-seling: di atas sembilan merah bisa diletakkan delapan hitam.';
const runMoves = 'Rangkaian kartu terbuka, atau bagian akhirnya, dipindahkan sekaligus.';
const turnsUp = 'Kartu tertutup yang tidak lagi tertindih akan terbuka sendiri.';
const turnStock = 'Buka kartu stok ke buangan; hanya kartu teratas buangan yang bisa dimainkan.';
const turnBack = 'Bila stok habis, buangan dibalik menjadi stok lagi dengan urutan yang sama.';
const backToTableau = 'Kartu teratas sebuah fondasi boleh kembali ke tumpukan.';
const doubleClick = 'Klik ganda mengirim kartu ke fondasinya; pada fondasi, klik ganda mengirim semua kartu yang bisa ke sana.';
const drawOption = 'Kartu yang dibuka sekaligus: satu atau tiga.';
const twoRedeals = 'Putaran ulang: berapa kali buangan boleh kembali menjadi stok. Awalnya dua.';
const pointsTakenBack = 'Satu poin untuk setiap kartu di fondasi, ditarik kembali bila kartu itu keluar. Paling banyak 52.';
const noRedeals = 'Putaran ulang: berapa kali buangan boleh kembali menjadi stok. Awalnya tidak ada.';
const kingsSwitchedOn = 'Hanya raja di tumpukan kosong: bila diaktifkan, tidak ada kartu lain yang boleh memulai tumpukan.';
const growingPiles = 'Tujuh tumpukan berisi satu sampai tujuh kartu, dari kiri ke kanan. Hanya kartu terakhir tiap tumpukan yang terbuka.';
const emptyAnyRun = 'Tumpukan kosong menerima kartu atau rangkaian apa saja.';
const nextFromStock = 'Bila tidak ada yang cocok, buka kartu berikutnya dari stok. Stok hanya bisa dipakai satu kali.';
const noOptions = 'Permainan ini tidak punya opsi.';
const eightOpenColumns = 'Semua 52 kartu terbuka dalam delapan tumpukan: empat berisi tujuh kartu dan empat berisi enam kartu. Keempat sel kosong.';
const cellAndColumn = 'Setiap sel menampung satu kartu apa saja. Tumpukan kosong menerima kartu atau rangkaian apa saja.';
const runThroughCells = 'Rangkaian dipindahkan sekaligus bila kartu-kartunya bisa dipindahkan satu per satu: satu kartu lebih banyak dari jumlah sel kosong, dan dua kali lipat untuk setiap tumpukan kosong.';
const points = 'Satu poin untuk setiap kartu di fondasi. Paling banyak 52.';
const columnsInSuit = 'Tumpukan disusun menurun dalam satu jenis. Tumpukan kosong menerima raja, atau rangkaian yang diawali raja.';
const cell = 'Setiap sel menampung satu kartu apa saja.';
const comesBack = 'Kartu teratas sebuah fondasi boleh kembali.';
const kingsSwitchedOff = 'Hanya raja di tumpukan kosong: bila dimatikan, kartu atau rangkaian apa saja boleh ke sana.';
const anySuit = 'Tumpukan disusun menurun, apa pun jenisnya: di atas sembilan bisa diletakkan delapan apa saja.';
const runInSuit = 'Hanya rangkaian satu jenis yang dipindahkan sekaligus. Tumpukan kosong menerima kartu atau rangkaian apa saja.';
const dealToAll = 'Klik pada stok membagikan satu kartu ke setiap tumpukan, tetapi hanya selama tidak ada tumpukan yang kosong.';
const wholeSuitUp = 'Rangkaian lengkap satu jenis naik ke fondasi, dengan klik ganda atau secara manual, dan tetap di sana.';
const buildInSuit = 'Susunlah dalam satu jenis bila memungkinkan: rangkaian campuran saling mengunci.';
const turnUpFirst = 'Buka dulu kartu tertutup, dan kosongkan tumpukan yang pendek.';
const sortBeforeDeal = 'Gunakan tumpukan kosong untuk merapikan rangkaian sebelum membagikan kartu, karena saat itu tumpukan harus diisi.';
const fourWholeSuits = 'Susun 4 rangkaian lengkap, masing-masing satu jenis dari raja sampai as, lalu pindahkan ke fondasi.';
const pointsInSuit = 'Satu poin untuk setiap kartu yang terletak di atas kartu sejenis yang nilainya satu lebih tinggi. Paling banyak 48.';
const anyFaceUp = 'Setiap kartu terbuka dipindahkan bersama semua kartu di atasnya, urut atau tidak.';
const emptyKing = 'Tumpukan kosong menerima raja, bersama semua kartu di atasnya.';
const eightSuitsUp = 'Pindahkan semua 104 kartu ke delapan fondasi, masing-masing satu jenis, urut dari as sampai raja.';
const runUpWhole = 'Rangkaian naik ke fondasi seutuhnya. Kartu yang sudah naik tetap di sana.';
const suitsFromBase = 'Pindahkan semua 52 kartu ke fondasi, masing-masing satu jenis, urut naik dari nilai dasar; setelah raja dilanjutkan dengan as.';
const pointsFromBase = 'Satu poin untuk setiap kartu di fondasi. Kartu pertama sudah ada sejak awal; paling banyak 52.';
const allSuitsUp = 'Pindahkan semua kartu ke fondasi, masing-masing satu jenis, urut dari as sampai raja.';
const lastCardMoves = 'Hanya kartu terakhir sebuah tumpukan yang bisa dipindahkan. Tumpukan disusun menurun, apa pun jenisnya: di atas sembilan bisa diletakkan delapan apa saja.';
const emptyAny = 'Tumpukan kosong menerima kartu apa saja.';
const pointsUp = 'Satu poin untuk setiap kartu yang naik ke fondasi. Paling banyak 48.';
const staysUp = 'Kartu yang sudah naik ke fondasi tetap di sana.';
const removeAll = 'Singkirkan semua 52 kartu.';
const pointsOut = 'Satu poin untuk setiap kartu yang disingkirkan. Paling banyak 52.';

/** The rules pages of the games of the collection, in Indonesian. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Enam tumpukan berisi enam kartu. Tumpukan pertama terbuka semua; di setiap tumpukan berikutnya, satu kartu lebih banyak yang tertutup.',
      '16 kartu lainnya menjadi stok. Buangan dan fondasi kosong pada awalnya.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Tumpukan kosong menerima raja, atau rangkaian yang diawali raja.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [
      drawOption,
      twoRedeals,
      'Hanya raja di tumpukan kosong: bila dimatikan, kartu atau rangkaian apa saja boleh ke sana.',
    ],
    scoring: [pointsTakenBack],
    strategy: [
      'Stok ini pendek dan berputar tiga kali: kartu yang belum terpakai sekarang akan segera muncul lagi.',
      'Tumpukan di kanan menyembunyikan paling banyak kartu: bukalah lebih dulu.',
      'Enam tumpukan tidak memberi banyak ruang, jadi tumpukan kosong sangat berharga.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Semua 52 kartu menjadi stok. Tujuh tumpukan, buangan, dan empat fondasi kosong pada awalnya.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Tumpukan kosong menerima kartu apa saja, juga rangkaian apa saja.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Kartu yang dibuka sekaligus: satu atau tiga. Awalnya tiga.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Jangan isi ketujuh tumpukan sekaligus: tumpukan yang dimulai dengan kartu rendah akan lama tertutup.',
      'Pada awalnya hanya setiap kartu ketiga yang bisa dimainkan. Hitung kartu mana yang menjadi bebas bila satu kartu diambil.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, '24 kartu lainnya menjadi stok. Buangan dan fondasi kosong pada awalnya.'],
    goal: [fourSuitsUp],
    rules: [
      'Tumpukan disusun menurun dengan jenis yang berbeda: di atas sembilan hati bisa diletakkan delapan apa saja selain delapan hati.',
      'Setiap kartu terbuka dipindahkan bersama semua kartu di atasnya.',
      emptyAnyRun,
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [drawOption, twoRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Tiga dari empat kartu cocok hampir di mana saja: cari langkah yang membuka kartu, bukan sekadar langkah yang cocok.',
      'Pisahkan jenis kartu sebisa mungkin, agar pada akhirnya semua rangkaian naik dengan lancar.',
      'Tumpukan kosong menerima apa saja, jadi kosongkan tumpukan pendek sejak awal.',
    ],
  },
  'rules.golf': {
    setup: [
      'Tujuh tumpukan berisi lima kartu, semuanya terbuka. 17 kartu lainnya menjadi stok.',
      'Untuk memulai, kartu pertama dari stok dibuka.',
    ],
    goal: ['Pindahkan semua 35 kartu dari tumpukan ke buangan.'],
    rules: [
      'Kartu terakhir sebuah tumpukan boleh ke buangan bila nilainya satu lebih tinggi atau lebih rendah dari kartu di sana, apa pun jenisnya.',
      'Tidak ada kartu yang bisa diletakkan di atas raja, dan hanya kartu dua yang bisa diletakkan di atas as.',
      nextFromStock,
    ],
    options: ['As dan raja bertetangga: ratu dan as bisa diletakkan di atas raja, raja dan kartu dua di atas as.'],
    scoring: ['Satu poin untuk setiap kartu yang diambil dari tumpukan. Paling banyak 35.'],
    strategy: [
      'Cari rangkaian yang panjang sebelum memainkan kartu pertamanya.',
      'Raja mengakhiri rangkaian: mainkan raja hanya sebagai kartu terakhirnya.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Piramida dari 28 kartu dalam baris berisi satu sampai tujuh kartu, setiap kartu tertindih separuh oleh dua kartu di baris berikutnya. Hanya ketujuh kartu di baris terbawah yang terbuka.',
      '24 kartu lainnya menjadi stok. Untuk memulai, kartu pertama dibuka.',
    ],
    goal: ['Habiskan seluruh piramida.'],
    rules: [
      'Kartu piramida yang terbuka boleh ke buangan bila nilainya satu lebih tinggi atau lebih rendah dari kartu di sana, apa pun jenisnya.',
      'As dan raja bertetangga: keduanya bisa saling ditumpuk.',
      'Kartu terbuka begitu tidak ada kartu lain di atasnya.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Satu poin untuk setiap kartu yang diambil dari piramida. Paling banyak 28.'],
    strategy: [
      'Setiap pasang kartu bersebelahan yang diambil membuka satu kartu: utamakan kartu yang sebelahnya sudah tidak ada.',
      'Dari dua kartu yang sama nilainya, mainkan yang menutupi lebih banyak.',
    ],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, 'Permainan 1 sampai 32000 adalah yang dikenal para pemain FreeCell menurut nomornya.'],
    goal: [fourSuitsUp],
    rules: [
      'Tumpukan disusun menurun dengan warna berselang-seling: di atas sembilan merah bisa diletakkan delapan hitam.',
      cellAndColumn,
      runThroughCells,
      'Kartu yang tidak akan dibutuhkan kartu lain lagi naik sendiri ke fondasi. Kartu yang sudah naik tetap di sana.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Hampir semua permainan bisa dimenangkan: pikirkan dulu, dan jaga agar sel tetap kosong.',
      'Gali kartu as dan dua, dan lihat apa yang ada di atasnya sebelum mulai.',
      'Tumpukan kosong lebih berharga daripada sel kosong.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'Tumpukan disusun menurun dalam satu jenis: di atas sembilan hati hanya bisa diletakkan delapan hati.',
      cellAndColumn,
      runThroughCells,
      'Setiap kartu yang bisa naik ke fondasi naik sendiri, dan tetap di sana.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Setiap kartu hanya punya satu tempat di tumpukan: lihat dulu apa yang menindih tempat itu sebelum memindahkan sesuatu ke sana.',
      'Isi sebuah sel hanya bila kamu tahu bagaimana mengosongkannya lagi.',
      'Kosongkan satu tumpukan penuh sejak awal, kalau tidak sel akan kurang.',
    ],
  },
  'rules.eight-off': {
    setup: [
      'Delapan tumpukan terbuka berisi enam kartu. Empat kartu terakhir ada di empat sel pertama dari delapan sel.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Dari sebuah rangkaian, yang bisa dipindahkan sekaligus adalah satu kartu lebih banyak dari jumlah sel kosong.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Pada awalnya separuh sel kosong: gunakan untuk membawa raja ke tumpukan kosong.',
      'Biarkan dua sel kosong selama mungkin.',
    ],
  },
  'rules.seahaven': {
    setup: ['Sepuluh tumpukan terbuka berisi lima kartu. Dua kartu terakhir ada di dua sel tengah dari empat sel.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Dari sebuah rangkaian, yang bisa dipindahkan sekaligus adalah satu kartu lebih banyak dari jumlah sel kosong. Ke fondasinya, rangkaian naik seutuhnya.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Sebelum memindahkan kartu ke atas tetangganya, lihat apa yang ada di bawah keduanya: yang terkubur di sana akan tetap terkubur.',
      'Kosongkan tumpukan hanya bila ada raja yang siap mengisinya.',
    ],
  },
  'rules.spider': {
    setup: [
      'Sepuluh tumpukan dari 104 kartu: enam kartu di tumpukan pertama, keempat, ketujuh, dan kesepuluh, lima di tumpukan lainnya. Hanya kartu terakhir tiap tumpukan yang terbuka.',
      '50 kartu lainnya menjadi stok, cukup untuk lima kali pembagian.',
    ],
    options: ['Jumlah jenis kartu: empat, dua, atau satu. Makin sedikit jenisnya, makin mudah permainannya.'],
    goal: ['Susun 8 rangkaian lengkap, masing-masing satu jenis dari raja sampai as, lalu pindahkan ke fondasi.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [
      'Satu poin untuk setiap kartu yang terletak di atas kartu sejenis yang nilainya satu lebih tinggi. Paling banyak 96.',
    ],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, '24 kartu lainnya menjadi stok: tiga kali pembagian tujuh kartu, dan terakhir tiga kartu.'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Tujuh tumpukan berisi tiga kartu. Hanya kartu terakhir tiap tumpukan yang terbuka.',
      '31 kartu lainnya menjadi stok: empat kali pembagian tujuh kartu, dan terakhir tiga kartu.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Semua 52 kartu dibagi ke tujuh tumpukan. Tumpukan pertama berisi satu kartu; di tumpukan lainnya lima kartu terakhir terbuka, di atas satu sampai enam kartu tertutup.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Kartu tertutup yang tidak lagi tertindih akan terbuka sendiri. Kartu yang sudah naik ke fondasi tetap di sana.',
    ],
    options: ['Hanya raja di tumpukan kosong: bila dimatikan, kartu apa saja boleh ke sana.'],
    scoring: [points],
    strategy: [
      'Utamakan membuka kartu tertutup.',
      'Setiap kartu punya dua tempat tujuan: lihat dulu di mana keduanya.',
    ],
  },
  'rules.scorpion': {
    setup: [
      'Tujuh tumpukan berisi tujuh kartu. Di empat tumpukan pertama, tiga kartu terbawah tertutup. Tiga kartu menjadi stok.',
    ],
    goal: ['Susun empat rangkaian lengkap di tumpukan, masing-masing satu jenis dari raja sampai as.'],
    rules: [
      'Tumpukan disusun menurun dalam satu jenis: di atas sembilan hati hanya bisa diletakkan delapan hati.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Klik pada stok membagikan ketiga kartunya ke tiga tumpukan pertama, satu kali saja.',
    ],
    options: [noOptions],
    scoring: [
      'Tiga poin untuk setiap kartu yang dibuka, satu untuk setiap kartu di atas kartu sejenis yang nilainya satu lebih tinggi, empat untuk setiap rangkaian lengkap. Paling banyak 100.',
    ],
    strategy: [
      'Buka kartu tertutup, dan cari raja yang bisa dipindahkan.',
      'Kartu yang terletak di bawah kartu tujuannya sendiri tidak bisa dimainkan: perhatikan kartu seperti itu sebelum menambah sebuah tumpukan.',
      'Simpan stok sampai tidak ada langkah lain.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['Sepuluh tumpukan terbuka berisi empat kartu, dari dua set kartu. 64 kartu lainnya menjadi stok.'],
    goal: [eightSuitsUp],
    rules: [
      'Tumpukan disusun menurun dalam satu jenis. Tumpukan kosong menerima kartu apa saja.',
      'Rangkaian dipindahkan sekaligus bila kartu-kartunya bisa dipindahkan satu per satu: dua kartu dengan satu tumpukan kosong, empat dengan dua.',
      'Buka kartu stok ke buangan satu per satu. Kartu teratas buangan bisa dimainkan.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Lima poin untuk setiap kartu di fondasi, dan 60 untuk setiap fondasi yang penuh. Paling banyak 1000.'],
    strategy: [
      'Kosongkan satu tumpukan sebelum membuka banyak kartu: itulah satu-satunya tempat bagi kartu yang tidak cocok.',
      'Jangan menyusun di atas kartu yang sebentar lagi dibutuhkan di tempat lain.',
      'Semua kartu buangan terlihat: bermainlah agar kartu di dalamnya bisa keluar lagi.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Delapan tumpukan berisi tiga kartu, dari dua set kartu. Hanya kartu terakhir tiap tumpukan yang terbuka.',
      '80 kartu lainnya menjadi stok, cukup untuk sepuluh kali pembagian.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'Tumpukan disusun menurun dengan warna berselang-seling. Rangkaian kartu terbuka, atau bagian akhirnya, dipindahkan sekaligus.',
      emptyAnyRun,
      turnsUp,
      'Klik pada stok membagikan satu kartu ke setiap tumpukan.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Lima poin untuk setiap kartu di fondasi, dan 60 untuk setiap fondasi yang penuh. Dua poin untuk setiap kartu di tumpukan yang terletak di atas kartu berwarna lain yang nilainya satu lebih tinggi. Permainan yang dimenangkan bernilai 1000.',
    ],
    strategy: [
      'Buka ke-16 kartu tertutup sejak awal, selagi tumpukan masih pendek.',
      'Kosongkan satu tumpukan sebelum membagikan kartu, dan bagikan hanya bila tidak ada langkah lain.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Tiga belas kartu menjadi cadangan, yang terakhir terbuka. Empat kartu memulai empat tumpukan, dan satu memulai fondasi pertama: nilainya menjadi nilai dasar. 34 kartu lainnya menjadi stok.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Tumpukan disusun menurun dengan warna berselang-seling; raja bisa diletakkan di atas as. Rangkaian, atau bagian akhirnya, dipindahkan sekaligus.',
      'Tumpukan kosong langsung diisi dari cadangan. Bila cadangan habis, tumpukan itu menerima kartu atau rangkaian apa saja.',
      'Buka kartu stok ke buangan. Bila stok habis, buangan dibalik menjadi stok lagi dengan urutan yang sama.',
      'Kartu teratas sebuah fondasi boleh kembali, kecuali kartu pertamanya.',
    ],
    options: [drawOption, 'Putaran ulang: berapa kali buangan boleh kembali menjadi stok. Awalnya tanpa batas.'],
    scoring: [pointsFromBase],
    strategy: [
      'Utamakan mengosongkan cadangan.',
      'Jangan memaksakan semua fondasi naik merata: kartu di tumpukan bisa menampung kartu lain dari cadangan.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Tujuh tumpukan berisi satu sampai tujuh kartu; hanya kartu terakhir tiap tumpukan yang terbuka.',
      'Satu kartu memulai fondasi pertama: nilainya menjadi nilai dasar. 23 kartu lainnya menjadi stok.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Tumpukan disusun menurun dalam satu warna: di atas sembilan merah bisa diletakkan delapan merah, di atas as bisa diletakkan raja.',
      'Rangkaian kartu terbuka dipindahkan sekaligus; rangkaian berakhir pada kartu bernilai dasar.',
      'Tumpukan kosong hanya diisi oleh stok.',
      'Klik pada stok membagikan satu kartu ke setiap tumpukan; untuk pembagian terakhir tersisa dua kartu.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Gali dulu kartu-kartu bernilai dasar.',
      'Keempat pembagian dari stok mengubur apa yang sudah kamu rapikan: sebelum setiap pembagian, lakukan semua langkah yang membuka kartu.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Tiga belas kartu di antara kedua sayap menjadi cadangan, tertutup kecuali yang terbawah. Delapan tumpukan berisi satu kartu menjadi sayap. Satu kartu memulai fondasi pertama: nilainya menjadi nilai dasar. 30 kartu lainnya menjadi stok.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Tumpukan disusun menurun dalam satu jenis, kartu demi kartu, dengan raja di atas as. Setiap tumpukan berisi paling banyak tiga kartu.',
      'Tumpukan kosong langsung diisi dari cadangan. Bila cadangan habis, tumpukan itu menerima kartu apa saja.',
      'Kartu terakhir cadangan bisa dimainkan seperti kartu lainnya.',
      'Buka kartu stok ke buangan satu per satu; buangan boleh kembali menjadi stok.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Kosongkan tumpukan secepat mungkin selama cadangan masih ada.',
      'Tiga kartu memenuhi satu tumpukan: jangan menutup tumpukan di atas kartu yang segera kamu butuhkan.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['Keempat as memulai fondasi. 48 kartu lainnya terbuka dalam delapan tumpukan berisi enam kartu.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'Kartu teratas sebuah fondasi boleh kembali, kecuali asnya.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Cari kartu dua dan tiga, lalu habiskan lebih dulu tumpukan yang menyembunyikannya.',
      'Tumpukan kosong adalah satu-satunya ruang gerak: isi hanya untuk mengosongkan tumpukan lain.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['Semua 52 kartu terbuka dalam 13 tumpukan berisi empat kartu. Raja ditaruh di dasar tumpukannya.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Tumpukan yang sudah kosong tetap kosong.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Sebagian besar permainan bisa dimenangkan: cari kartu rendah dan singkirkan yang menindihnya.',
      'Susun rangkaian panjang di tumpukan yang kartu bawahnya tidak segera dibutuhkan.',
      'Tumpukan yang sudah kosong tidak berguna, jadi biarkan kartu terakhirnya di tempat selama masih bisa menampung kartu lain.',
    ],
  },
  'rules.fortress': {
    setup: [
      'Semua 52 kartu terbuka dalam sepuluh tumpukan: enam kartu di tumpukan pertama dan keenam, lima di tumpukan lainnya.',
    ],
    goal: [fourSuitsUp],
    rules: [
      'Hanya kartu terakhir sebuah tumpukan yang bisa dipindahkan. Tumpukan disusun naik atau turun dalam satu jenis, sesukamu, dan boleh berbalik arah.',
      emptyAny,
      staysUp,
    ],
    options: ['As dan raja bertetangga: di tumpukan, keduanya bisa saling ditumpuk.'],
    scoring: [points],
    strategy: [
      'Rangkaian yang dipindahkan kartu demi kartu berbalik arah: manfaatkan untuk membawa kartu rendah ke ujung.',
      'Kosongkan satu tumpukan sejak awal dan biarkan tetap kosong.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Piramida dari 28 kartu dalam baris berisi satu sampai tujuh kartu, setiap kartu tertindih separuh oleh dua kartu di baris berikutnya. Hanya baris terbawah yang terbuka. 24 kartu lainnya menjadi stok.',
    ],
    goal: [removeAll],
    rules: [
      'Dua kartu bebas yang berjumlah tiga belas disingkirkan bersama: letakkan yang satu di atas yang lain. As bernilai satu, jack sebelas, ratu dua belas. Raja disingkirkan sendirian, dengan satu klik.',
      'Kartu bebas adalah kartu piramida yang tidak tertindih, dan kartu teratas buangan.',
      'Dua kartu teratas buangan disingkirkan bersama dengan satu klik, bila jumlahnya tiga belas.',
      'Buka kartu stok ke buangan satu per satu.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Bila sebuah kartu punya beberapa pasangan, ambil yang membebaskan lebih banyak kartu piramida.',
      'Ingat di mana pasangan kartu yang terkubur: bila keempatnya sudah habis, kartu itu akan tersisa.',
    ],
  },
  'rules.fourteen': {
    setup: [
      'Semua 52 kartu terbuka dalam dua belas tumpukan: lima kartu di empat tumpukan pertama, empat di tumpukan lainnya.',
    ],
    goal: [removeAll],
    rules: [
      'Kartu terakhir dari dua tumpukan disingkirkan bersama bila jumlahnya empat belas: letakkan yang satu di atas yang lain.',
      'As bernilai satu dan berpasangan dengan raja, dua dengan ratu, tiga dengan jack.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Semuanya terlihat: cari tumpukan yang kartunya menindih pasangannya sendiri, dan bebaskan lebih dulu.',
      'Kartu tujuh berpasangan dengan sesamanya. Jangan menghalangi dua di antaranya dengan dua yang lain.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Persegi dari 25 kartu terbuka. 27 kartu lainnya menjadi stok.'],
    goal: [removeAll],
    rules: [
      'Dua kartu bernilai sama yang bersentuhan, sisi dengan sisi atau sudut dengan sudut, disingkirkan bersama: letakkan yang satu di atas yang lain.',
      'Klik pada stok menutup celah: kartu-kartu maju menurut urutan baca, dan stok mengisi tempat yang tersisa.',
      'Lakukan ini setiap kali ada celah.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Bayangkan kartu mana yang akan bersentuhan setelah celah ditutup, dan pilih pasangan menurut itu.',
      'Pasangan di dekat akhir persegi paling sedikit menggeser kartu lain.',
    ],
  },
  'rules.block-ten': {
    setup: ['Sembilan kartu terbuka dalam bentuk persegi. 43 kartu lainnya menjadi stok.'],
    goal: ['Singkirkan semua kartu kecuali keempat kartu sepuluh.'],
    rules: [
      'Dua kartu yang berjumlah sepuluh disingkirkan bersama: letakkan yang satu di atas yang lain. As bernilai satu.',
      'Dua jack, dua ratu, atau dua raja juga disingkirkan bersama. Kartu sepuluh tetap di tempatnya.',
      'Kedua tempat langsung diisi dari stok.',
    ],
    options: [noOptions],
    scoring: ['Satu poin untuk setiap kartu yang disingkirkan. Paling banyak 48.'],
    strategy: [
      'Kartu sepuluh hanya memakan tempat: keempatnya menyisakan lima tempat.',
      'Dari dua pasangan, ambil yang kartunya punya lebih sedikit pasangan tersisa.',
    ],
  },
  'rules.cruel': {
    setup: ['Keempat as memulai fondasi. 48 kartu lainnya dibagi ke dua belas tumpukan berisi empat kartu.'],
    goal: [allSuitsUp],
    rules: [
      'Hanya kartu terakhir sebuah tumpukan yang bisa dipindahkan. Tumpukan disusun menurun dalam satu jenis. Tumpukan yang sudah kosong tetap kosong.',
      'Klik pada stok membagikan ulang: tumpukan dikumpulkan menurut urutannya, dari dasar tumpukan pertama sampai kartu terakhir tumpukan terakhir, lalu disusun lagi empat-empat.',
      staysUp,
    ],
    options: ['Putaran ulang: berapa kali tumpukan boleh dibagikan ulang. Awalnya tanpa batas.'],
    scoring: [pointsUp],
    strategy: [
      'Pembagian ulang hanya menggeser tumpukan setelah tumpukan pertama yang berubah: kerjakan dari tumpukan terakhir ke yang pertama.',
      'Bagikan ulang selagi masih tersisa satu atau dua langkah, agar tumpukan bergeser sebanyak yang kamu perlukan.',
    ],
  },
  'rules.gaps': {
    setup: [
      'Semua 52 kartu terbuka dalam empat baris berisi 13 kartu. Kemudian keempat as diambil dan meninggalkan empat celah.',
    ],
    goal: ['Urutkan setiap baris: satu jenis dari dua sampai raja, dari kiri ke kanan.'],
    rules: [
      'Celah menerima kartu yang mengikuti kartu di sebelah kirinya dalam jenis yang sama. Di ujung kiri, celah menerima kartu dua apa saja.',
      'Celah di belakang raja, atau di belakang celah lain, tidak menerima apa pun.',
      'Kartu yang sudah urut dari ujung kiri tetap di tempatnya.',
      'Bila tidak ada celah yang bisa diisi, klik pada stok membagikan ulang: semua kartu yang belum urut dikocok, dan celah setiap baris berada di belakang kartu yang sudah urut.',
    ],
    options: [
      'Putaran ulang: berapa kali kartu boleh dibagikan ulang. Awalnya dua.',
      'Celah di mana saja setelah dibagikan ulang: bila diaktifkan, celah tidak harus berada di belakang kartu yang sudah urut.',
    ],
    scoring: ['Satu poin untuk setiap kartu yang urut dari ujung kiri barisnya. Paling banyak 48.'],
    strategy: [
      'Telusuri setiap celah sampai akhir: setiap langkah meninggalkan celah lain, sampai satu celah berakhir di belakang raja.',
      'Kosongkan dulu ujung-ujung kiri, karena setiap kartu dua yang sampai di sana memulai sebuah baris.',
    ],
  },
  'rules.accordion': {
    setup: ['Semua 52 kartu terbuka dalam satu deretan panjang, yang bersambung dari baris ke baris.'],
    goal: ['Rapatkan deretan sampai tinggal satu kartu.'],
    rules: [
      'Sebuah kartu boleh menutupi kartu tepat sebelumnya, atau kartu ketiga sebelumnya, bila nilai atau jenisnya sama.',
      'Kartu yang ditutupi disingkirkan, dan deretan merapat.',
    ],
    options: [noOptions],
    scoring: ['Satu poin untuk setiap kartu yang disingkirkan. Paling banyak 51.'],
    strategy: [
      'Hanya sedikit permainan yang dimenangkan: deretan lima atau enam kartu sudah hasil yang bagus.',
      'Utamakan langkah yang mendekatkan kartu bernilai atau berjenis sama sehingga bisa saling menjangkau.',
      'Simpan keempat kartu bernilai sama di dekat akhir deretan, untuk dipakai menutupi pada akhirnya.',
    ],
  },
  'rules.clock': {
    setup: [
      'Semua 52 kartu tertutup dalam 13 tumpukan berisi empat kartu: dua belas sebagai angka jam, satu di tengah. Kartu terakhir di tengah dibuka.',
    ],
    goal: ['Buka semua kartu sebelum raja keempat muncul.'],
    rules: [
      'Kartu di tengah pindah ke jam sesuai nilainya, dan kartu terbawah tumpukan itu pindah ke tengah: as ke jam satu, ratu ke jam dua belas.',
      'Raja tetap di tengah, dan kartu terbawah di sana naik ke atas.',
      'Tidak ada yang perlu dipilih: satu klik memainkan kartu.',
    ],
    options: [noOptions],
    scoring: ['Satu poin untuk setiap kartu di jamnya. Paling banyak 48.'],
    strategy: ['Tidak ada strategi yang membantu: satu dari tiga belas permainan berhasil.'],
  },
} satisfies RulesTexts;
