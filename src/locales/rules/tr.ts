import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['52 kartın tümünü dört temele taşı: her birinde tek takım, astan papaza kadar.'],
  rules: [
    'Yığınlarda kartlar büyükten küçüğe, bir kırmızı bir siyah dizilir: kırmızı dokuzlunun üzerine siyah sekizli gelir.',
    'Açık bir dizi ya da onun son bölümü birlikte taşınır.',
    'Boş yere bir papaz ya da papazla başlayan bir dizi konur.',
    'Üzeri boşalan kapalı kart kendiliğinden açılır.',
    'Desteden ıskartaya kart aç; ıskartanın yalnızca en üstteki kartı oynanabilir.',
    'Deste bitince ıskarta, sırası bozulmadan çevrilir ve yeniden deste olur.',
    'Bir temelin en üstteki kartı yığınlara geri dönebilir.',
    'Çift tıklama kartı temeline gönderir; bir temele çift tıklamak gidebilen bütün kartları gönderir.',
  ],
  options: [
    'Bir kerede açılan kart: bir ya da üç.',
    'Ek turlar: ıskartanın kaç kez yeniden deste olabileceği. Başlangıçta iki.',
    'Boş yerlere yalnızca papaz: kapatılırsa oraya her kart ya da dizi konabilir.',
  ],
  scoring: ['Temeldeki her kart için bir puan; kart temelden ayrılırsa puan geri alınır. En çok 52.'],
};
const stock = 'Kalan 24 kart desteyi oluşturur. Iskarta ve temeller başlangıçta boştur.';

/** The rules pages in Turkish. */
export default {
  'rules.escalator': {
    setup: [
      'Bir karttan yedi karta kadar sıralardan oluşan, 28 açık kartlık bir piramit. Her kartın yarısı, sonraki sıradaki iki kartın altındadır.',
      'Kalan 24 kart desteyi oluşturur. Başlamak için ilk kartı aç.',
    ],
    goal: ['Piramidin tamamını topla.'],
    rules: [
      'Piramidin üzeri açık bir kartı, ıskartanın üstündeki karttan bir büyük ya da bir küçükse ıskartaya gider. Takımlar önemli değildir.',
      'As ile papaz komşudur: ikisi de birbirinin üzerine konur.',
      'Hiçbir kart uymuyorsa desteden sıradaki kartı aç. Ek tur yoktur.',
    ],
    options: ['Bu oyunun seçeneği yok.'],
    scoring: ['Piramitten alınan her kart için bir puan. En çok 28.'],
    strategy: [
      'İki kart uyuyorsa, daha uzun bir zincire götüreni al.',
      'Piramidi dengeli aç: bir kart, ancak üzerindeki iki kart da gidince serbest kalır.',
      'Desteden kart açmadan önce geri dönen bir zincir ara.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Dörder kartlık yedi yığın; alttan başlayarak bir kapalı, bir açık, bir kapalı, bir açık.', stock],
    strategy: [
      'Kapalı bir kartın altındaki açık kart, o kart açılıp gidene kadar bekler.',
      'Bütün yığınlar eşit uzunlukta: gizli kartı sana ilk gerekecek olanın üzerinde çalış.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Soldan sağa, bir karttan yedi karta kadar yedi yığın; bütün kartlar açık.', stock],
    strategy: [
      'Yığınlarda gizli kart yoktur: önce küçük kartları bul ve onlara doğru ilerle.',
      'Küçük bir kartı, kendi dizdiğin uzun bir dizinin altında bırakma.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Soldan sağa, bir karttan yedi karta kadar yedi yığın. Her birinin yalnızca son kartı açık.', stock],
    strategy: [
      'Önce kapalı kartları aç, en uzun yığınlardan başla.',
      'Bir yığını ancak yerine geçecek bir papaz varsa boşalt.',
      'Asları ve ikilileri hemen temele gönder. Büyük kartları, üzerlerine başka kart konabildiği sürece beklet.',
    ],
  },
} satisfies RulesTexts;
