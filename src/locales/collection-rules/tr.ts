import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = '52 kartın tümünü dört temele taşı: her birinde tek takım, astan papaza kadar.';
const alternating = 'Yığınlarda kartlar büyükten küçüğe, bir kırmızı bir siyah dizilir: kırmızı dokuzlunun üzerine siyah sekizli gelir.';
const runMoves = 'Açık bir dizi ya da onun son bölümü birlikte taşınır.';
const turnsUp = 'Üzeri boşalan kapalı kart kendiliğinden açılır.';
const turnStock = 'Desteden ıskartaya kart aç; ıskartanın yalnızca en üstteki kartı oynanabilir.';
const turnBack = 'Deste bitince ıskarta, sırası bozulmadan çevrilir ve yeniden deste olur.';
const backToTableau = 'Bir temelin en üstteki kartı yığınlara geri dönebilir.';
const doubleClick = 'Çift tıklama kartı temeline gönderir; bir temele çift tıklamak gidebilen bütün kartları gönderir.';
const drawOption = 'Bir kerede açılan kart: bir ya da üç.';
const twoRedeals = 'Ek turlar: ıskartanın kaç kez yeniden deste olabileceği. Başlangıçta iki.';
const pointsTakenBack = 'Temeldeki her kart için bir puan; kart temelden ayrılırsa puan geri alınır. En çok 52.';
const noRedeals = 'Ek turlar: ıskartanın kaç kez yeniden deste olabileceği. Başlangıçta hiç.';
const kingsSwitchedOn = 'Boş yerlere yalnızca papaz: açılırsa bir yığını başka hiçbir kart başlatamaz.';
const growingPiles = 'Soldan sağa, bir karttan yedi karta kadar yedi yığın. Her birinin yalnızca son kartı açık.';
const emptyAnyRun = 'Boş yere her kart ya da dizi konabilir.';
const nextFromStock = 'Hiçbir kart uymuyorsa desteden sıradaki kartı aç. Ek tur yoktur.';
const noOptions = 'Bu oyunun seçeneği yok.';
const eightOpenColumns = '52 kartın tümü sekiz sütunda açık durur: dördünde yedişer, dördünde altışar kart. Dört hücre boştur.';
const cellAndColumn = 'Bir hücreye herhangi bir tek kart konur. Boş sütuna her kart ya da dizi konabilir.';
const runThroughCells = 'Kartları tek tek taşınabilecek bir dizi birlikte taşınır: boş hücre sayısından bir fazla kart; her boş sütun bu sayıyı ikiye katlar.';
const points = 'Temeldeki her kart için bir puan. En çok 52.';
const columnsInSuit = 'Sütunlarda kartlar büyükten küçüğe, aynı takımdan dizilir. Boş sütuna bir papaz ya da papazla başlayan bir dizi konur.';
const cell = 'Bir hücreye herhangi bir tek kart konur.';
const comesBack = 'Bir temelin en üstteki kartı geri dönebilir.';
const kingsSwitchedOff = 'Boş yerlere yalnızca papaz: kapatılırsa boş sütuna her kart ya da dizi konabilir.';
const anySuit = 'Yığınlarda kartlar takıma bakılmadan büyükten küçüğe dizilir: dokuzlunun üzerine her sekizli gelir.';
const runInSuit = 'Yalnızca tek takımdan bir dizi birlikte taşınır. Boş yere her kart ya da dizi konabilir.';
const dealToAll = 'Desteye tıklamak her yığına birer kart dağıtır; ama ancak hiçbiri boş değilse.';
const wholeSuitUp = 'Tam bir takım, çift tıklamayla ya da elle bir temele gider ve orada kalır.';
const buildInSuit = 'Elinden geldiğince tek takımdan diz: karışık diziler birbirini kilitler.';
const turnUpFirst = 'Önce kapalı kartları aç ve kısa yığınları boşalt.';
const sortBeforeDeal = 'Dağıtmadan önce boş bir yeri dizileri düzenlemek için kullan; dağıtırken onu doldurman gerekecek.';
const fourWholeSuits = 'Papazdan asa kadar 4 tam takım diz ve onları temellere taşı.';
const pointsInSuit = 'Kendi takımının bir büyük kartı üzerinde duran her kart için bir puan. En çok 48.';
const anyFaceUp = 'Her açık kart, sıralı olsun olmasın, üzerindeki bütün kartlarla birlikte taşınır.';
const emptyKing = 'Boş yere bir papaz, üzerindeki bütün kartlarla birlikte konur.';
const eightSuitsUp = '104 kartın tümünü sekiz temele taşı: her birinde tek takım, astan papaza kadar.';
const runUpWhole = 'Bir dizi temeline bütün olarak gider. Temele giden kart orada kalır.';
const suitsFromBase = '52 kartın tümünü temellere taşı: her birinde tek takım, başlangıç değerinden yukarı doğru; papazdan sonra as gelir.';
const pointsFromBase = 'Temeldeki her kart için bir puan. İlk kart baştan beri oradadır; en çok 52.';
const allSuitsUp = 'Bütün kartları temellere taşı: her birinde tek takım, astan papaza kadar.';
const lastCardMoves = 'Bir yığının yalnızca son kartı taşınır. Yığınlarda kartlar takıma bakılmadan büyükten küçüğe dizilir: dokuzlunun üzerine her sekizli gelir.';
const emptyAny = 'Boş yere her kart konabilir.';
const pointsUp = 'Temele giden her kart için bir puan. En çok 48.';
const staysUp = 'Temele giden kart orada kalır.';
const removeAll = '52 kartın tümünü çıkar.';
const pointsOut = 'Çıkan her kart için bir puan. En çok 52.';

/** The rules pages of the games of the collection, in Turkish. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Altışar kartlık altı yığın. İlkinde bütün kartlar açık; sonraki her yığında bir kart daha kapalı.',
      'Kalan 16 kart desteyi oluşturur. Iskarta ve temeller başlangıçta boştur.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Boş yere bir papaz ya da papazla başlayan bir dizi konur.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [drawOption, twoRedeals, 'Boş yerlere yalnızca papaz: kapatılırsa oraya her kart ya da dizi konabilir.'],
    scoring: [pointsTakenBack],
    strategy: [
      'Deste kısadır ve üç kez döner: şimdi kullanamadığını yakında yeniden görürsün.',
      'En çok kapalı kart sağdaki yığınlardadır: önce onları aç.',
      'Altı yığın fazla yer bırakmaz, bu yüzden boş bir yer çok değerlidir.',
    ],
  },
  'rules.gold-mine': {
    setup: ['52 kartın tümü desteyi oluşturur. Yedi yığın, ıskarta ve dört temel başlangıçta boştur.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Boş yere her kart ve her dizi konabilir.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Bir kerede açılan kart: bir ya da üç. Başlangıçta üç.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Yedi yeri birden doldurma: küçük bir kartla başlayan yığın uzun süre kapanmış olur.',
      'Başta yalnızca her üçüncü kart oynanabilir. Biri alınınca hangilerinin serbest kalacağını say.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, 'Kalan 24 kart desteyi oluşturur. Iskarta ve temeller başlangıçta boştur.'],
    goal: [fourSuitsUp],
    rules: [
      'Yığınlarda kartlar büyükten küçüğe, kendi takımı dışında her takımın üzerine dizilir: kupa dokuzlusunun üzerine, kupa olmayan her sekizli gelir.',
      'Her açık kart, üzerindeki bütün kartlarla birlikte taşınır.',
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
      'Dört karttan üçü hemen her yere uyar: uyan bir hamleyi değil, kart açan hamleyi ara.',
      'Takımları elinden geldiğince ayrı tut ki sonunda diziler temellere kolayca gitsin.',
      'Boş yere her şey konabilir, bu yüzden kısa yığınları erkenden boşalt.',
    ],
  },
  'rules.golf': {
    setup: [
      'Beşer kartlık yedi sütun, bütün kartlar açık. Kalan 17 kart desteyi oluşturur.',
      'Başlamak için destenin ilk kartını aç.',
    ],
    goal: ['Sütunlardaki 35 kartın tümünü ıskartaya taşı.'],
    rules: [
      'Bir sütunun son kartı, ıskartanın üstündeki karttan bir büyük ya da bir küçükse ıskartaya gider. Takımlar önemli değildir.',
      'Papazın üzerine hiçbir kart, asın üzerine de ikiliden başka kart konmaz.',
      nextFromStock,
    ],
    options: ['As ile papaz komşu: açılırsa papazın üzerine kız ve as, asın üzerine papaz ve ikili konabilir.'],
    scoring: ['Sütunlardan alınan her kart için bir puan. En çok 35.'],
    strategy: [
      'Bir zincirin ilk kartını oynamadan önce uzun zincirler ara.',
      'Papaz zinciri bitirir: onu yalnızca zincirin son kartı olarak oyna.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Bir karttan yedi karta kadar sıralardan oluşan, 28 kartlık bir piramit. Her kartın yarısı, sonraki sıradaki iki kartın altındadır. Yalnızca en alt sıranın yedi kartı açık.',
      'Kalan 24 kart desteyi oluşturur. Başlamak için ilk kartı aç.',
    ],
    goal: ['Piramidin tamamını topla.'],
    rules: [
      'Piramidin açık bir kartı, ıskartanın üstündeki karttan bir büyük ya da bir küçükse ıskartaya gider. Takımlar önemli değildir.',
      'As ile papaz komşudur: ikisi de birbirinin üzerine konur.',
      'Üzerinde başka kart kalmayan kart hemen açılır.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Piramitten alınan her kart için bir puan. En çok 28.'],
    strategy: [
      'Giden her komşu çift bir kartın açılmasını sağlar: komşusu çoktan gitmiş olan kartı tercih et.',
      'Aynı değerdeki iki karttan, altında daha çok kart gizleyeni oyna.',
    ],
  },
  'rules.freecell': {
    setup: [
      eightOpenColumns,
      '1 ile 32000 arasındaki dağıtımlar, FreeCell oyuncularının numarasıyla tanıdığı dağıtımlardır.',
    ],
    goal: [fourSuitsUp],
    rules: [
      'Sütunlarda kartlar büyükten küçüğe, bir kırmızı bir siyah dizilir: kırmızı dokuzlunun üzerine siyah sekizli gelir.',
      cellAndColumn,
      runThroughCells,
      'Artık başka hiçbir kartın ihtiyaç duymayacağı kart kendiliğinden temele gider. Temele giden kart orada kalır.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Neredeyse her dağıtım kazanılabilir: önce düşün ve hücreleri boş tut.',
      'Aslara ve ikililere doğru ilerle; başlamadan önce üzerlerinde ne olduğuna bak.',
      'Boş bir sütun, boş bir hücreden daha değerlidir.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'Sütunlarda kartlar büyükten küçüğe, aynı takımdan dizilir: kupa dokuzlusunun üzerine yalnızca kupa sekizlisi gelir.',
      cellAndColumn,
      runThroughCells,
      'Temele gidebilen her kart kendiliğinden gider ve orada kalır.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Her kartın sütunlarda tek bir yeri vardır: oraya bir şey taşımadan önce o yerin üzerinde ne olduğunu öğren.',
      'Bir hücreyi ancak nasıl boşalacağını biliyorsan doldur.',
      'Erkenden bütün bir sütunu boşalt, yoksa hücreler yetmez.',
    ],
  },
  'rules.eight-off': {
    setup: ['Altışar açık kartlık sekiz sütun. Son dört kart, sekiz hücrenin ilk dördündedir.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Bir diziden bir kerede, boş hücre sayısından bir fazla kart taşınabilir.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Hücrelerin yarısı başta boştur: onları, papazları boş sütunlara taşımak için kullan.',
      'İki hücreyi olabildiğince uzun süre boş tut.',
    ],
  },
  'rules.seahaven': {
    setup: ['Beşer açık kartlık on sütun. Son iki kart, dört hücrenin ortadaki ikisindedir.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Bir diziden bir kerede, boş hücre sayısından bir fazla kart taşınabilir. Temeline ise dizi bütün olarak gider.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Bir kartı komşusunun üzerine koymadan önce ikisinin de altında ne olduğuna bak: altlarında gömülü olan gömülü kalır.',
      'Bir sütunu ancak elinin altında bir papaz varsa boşalt.',
    ],
  },
  'rules.spider': {
    setup: [
      '104 karttan on yığın: birinci, dördüncü, yedinci ve onuncuda altışar, ötekilerde beşer kart. Her birinin yalnızca son kartı açık.',
      'Kalan 50 kart desteyi oluşturur; beş dağıtıma yeter.',
    ],
    options: ['Takım sayısı: dört, iki ya da bir. Ne kadar az olursa oyun o kadar kolaydır.'],
    goal: ['Papazdan asa kadar 8 tam takım diz ve onları temellere taşı.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['Kendi takımının bir büyük kartı üzerinde duran her kart için bir puan. En çok 96.'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, 'Kalan 24 kart desteyi oluşturur: yedişer kartlık üç dağıtım, en sonda da üç kart.'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Üçer kartlık yedi yığın. Her birinin yalnızca son kartı açık.',
      'Kalan 31 kart desteyi oluşturur: yedişer kartlık dört dağıtım, en sonda da üç kart.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      '52 kartın tümü yedi yığındadır. İlkinde tek kart vardır; ötekilerin her birinde son beş kart açık, altlarındaki bir ile altı arası kart kapalıdır.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Üzeri boşalan kapalı kart kendiliğinden açılır. Temele giden kart orada kalır.',
    ],
    options: ['Boş yerlere yalnızca papaz: kapatılırsa oraya her kart konabilir.'],
    scoring: [points],
    strategy: [
      'Her şeyden önce kapalı kartları aç.',
      'Her kartın gidebileceği iki yer vardır: önce ikisinin de nerede olduğuna bak.',
    ],
  },
  'rules.scorpion': {
    setup: ['Yedişer kartlık yedi yığın. İlk dördünde en alttaki üç kart kapalı. Üç kart da desteyi oluşturur.'],
    goal: ['Yığınlarda, papazdan asa kadar dört tam takım diz.'],
    rules: [
      'Yığınlarda kartlar büyükten küçüğe, aynı takımdan dizilir: kupa dokuzlusunun üzerine yalnızca kupa sekizlisi gelir.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Desteye tıklamak üç kartını ilk üç yığına dağıtır; bu yalnızca bir kez olur.',
    ],
    options: [noOptions],
    scoring: [
      'Açılan her kapalı kart için üç, kendi takımının bir büyük kartı üzerinde duran her kart için bir, her tam takım için dört puan. En çok 100.',
    ],
    strategy: [
      'Kapalı kartları aç ve taşınabilecek papazları ara.',
      'Üzerine gitmesi gereken kartın altında kalan kart oynanamaz: bir yığına kart eklemeden önce bunları gör.',
      'Başka bir şey kalmayana kadar desteyi sakla.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['İki desteden, dörder açık kartlık on yığın. Kalan 64 kart desteyi oluşturur.'],
    goal: [eightSuitsUp],
    rules: [
      'Yığınlarda kartlar büyükten küçüğe, aynı takımdan dizilir. Boş yere her kart konabilir.',
      'Kartları tek tek taşınabilecek bir dizi birlikte taşınır: bir boş yerle iki, iki boş yerle dört kart.',
      'Desteden ıskartaya birer birer kart aç. Iskartanın en üstteki kartı oynanabilir.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Temeldeki her kart için beş, dolan her temel için 60 puan. En çok 1000.'],
    strategy: [
      'Çok kart açmadan önce bir yığını boşalt: uymayan kartlar için tek yer orasıdır.',
      'Yakında başka bir yerde gerekecek kartın üzerine kart dizme.',
      'Iskartanın tamamı görünür: öyle oyna ki içindekiler yine çıkabilsin.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'İki desteden, üçer kartlık sekiz yığın. Her birinin yalnızca son kartı açık.',
      'Kalan 80 kart desteyi oluşturur; on dağıtıma yeter.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'Yığınlarda kartlar büyükten küçüğe, bir kırmızı bir siyah dizilir. Açık bir dizi ya da onun son bölümü birlikte taşınır.',
      emptyAnyRun,
      turnsUp,
      'Desteye tıklamak her yığına birer kart dağıtır.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Temeldeki her kart için beş, dolan her temel için 60 puan. Yığınlarda, öbür renkten bir büyük kartın üzerinde duran her kart için iki puan. Kazanılan oyun 1000 puandır.',
    ],
    strategy: [
      '16 kapalı kartın tümünü erkenden, yığınlar kısayken aç.',
      'Dağıtmadan önce bir yığını boşalt; ancak başka bir şey kalmayınca dağıt.',
    ],
  },
  'rules.canfield': {
    setup: [
      'On üç kart yedeği oluşturur, sonuncusu açıktır. Dört kart dört yığını, bir kart da ilk temeli başlatır: bu kartın değeri başlangıç değeridir. Kalan 34 kart desteyi oluşturur.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Yığınlarda kartlar büyükten küçüğe, bir kırmızı bir siyah dizilir; asın üzerine papaz gelir. Bir dizi ya da onun son bölümü birlikte taşınır.',
      'Boş yer hemen yedekten doldurulur. Yedek bitince oraya her kart ya da dizi konabilir.',
      'Desteden ıskartaya kart aç. Deste bitince ıskarta, sırası bozulmadan çevrilir ve yeniden deste olur.',
      'Bir temelin en üstteki kartı geri dönebilir, ama ilk kartı dönemez.',
    ],
    options: [drawOption, 'Ek turlar: ıskartanın kaç kez yeniden deste olabileceği. Başlangıçta sınırsız.'],
    scoring: [pointsFromBase],
    strategy: [
      'Her şeyden önce yedeği boşalt.',
      'Ne pahasına olursa olsun temelleri eşit doldurmaya çalışma: yığındaki bir kart, yedekten başkalarını taşıyabilir.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Bir karttan yedi karta kadar yedi yığın; her birinin yalnızca son kartı açık.',
      'Bir kart ilk temeli başlatır: bu kartın değeri başlangıç değeridir. Kalan 23 kart desteyi oluşturur.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Yığınlarda kartlar büyükten küçüğe, aynı renkten dizilir: kırmızı dokuzlunun üzerine kırmızı sekizli, asın üzerine papaz gelir.',
      'Açık bir dizi birlikte taşınır; dizi, başlangıç değerindeki bir kartta biter.',
      'Boş yer yalnızca desteden dolar.',
      'Desteye tıklamak her yığına birer kart dağıtır; son dağıtıma iki kart kalır.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Önce başlangıç değerindeki kartlara doğru ilerle.',
      'Desteden yapılan dört dağıtım, düzenlediklerini gömer: her birinden önce kart açan bütün hamleleri yap.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Kanatların arasındaki on üç kart yedeği oluşturur; en alttaki dışında hepsi kapalıdır. Birer kartlık sekiz yığın kanatlardır. Bir kart ilk temeli başlatır: bu kartın değeri başlangıç değeridir. Kalan 30 kart desteyi oluşturur.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Yığınlarda kartlar tek tek, büyükten küçüğe, aynı takımdan dizilir; asın üzerine papaz gelir. Hiçbir yığında üçten fazla kart olmaz.',
      'Boş yer hemen yedekten doldurulur. Yedek bitince oraya her kart konabilir.',
      'Yedeğin son kartı, öteki kartlar gibi oynanabilir.',
      'Desteden ıskartaya birer birer kart aç; ıskarta yeniden deste olabilir.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Yedek sürdükçe yığınları olabildiğince çabuk boşalt.',
      'Bir yığın üç kartla dolar: yakında gerekecek bir kartın üzerini kapatma.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['Dört as temelleri başlatır. Kalan 48 kart, altışar kartlık sekiz yığında açık durur.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'Bir temelin en üstteki kartı geri dönebilir, ama ası dönemez.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'İkilileri ve üçlüleri bul; önce onları gizleyen yığınları boşalt.',
      'Bütün hareket alanın boş yerdir: onu ancak bir başkasını boşaltmak için doldur.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['52 kartın tümü, dörder kartlık 13 yığında açık durur. Papazlar yığınlarının en altına gider.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Boş yer boş kalır.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Dağıtımların çoğu kazanılabilir: küçük kartları ara ve üzerlerindekini temizle.',
      'Uzun dizileri, alttaki kartları yakında gerekmeyecek yığınlarda kur.',
      'Boşalan yığının kimseye yararı yoktur; bu yüzden son kartı, üzerine başkaları konabildiği sürece yerinde bırak.',
    ],
  },
  'rules.fortress': {
    setup: ['52 kartın tümü on yığında açık durur: birinci ve altıncıda altışar, ötekilerde beşer kart.'],
    goal: [fourSuitsUp],
    rules: [
      'Bir yığının yalnızca son kartı taşınır. Yığınlarda kartlar aynı takımdan, dilediğin gibi büyükten küçüğe ya da küçükten büyüğe dizilir; yön değişebilir.',
      emptyAny,
      staysUp,
    ],
    options: ['As ile papaz komşu: yığınlarda birbirlerinin üzerine konabilirler.'],
    scoring: [points],
    strategy: [
      'Kart kart aktarılan bir dizinin yönü değişir: küçük kartları sona getirmek için bundan yararlan.',
      'Bir yığını erkenden boşalt ve boş tut.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Bir karttan yedi karta kadar sıralardan oluşan, 28 kartlık bir piramit. Her kartın yarısı, sonraki sıradaki iki kartın altındadır. Yalnızca en alt sıra açık. Kalan 24 kart desteyi oluşturur.',
    ],
    goal: [removeAll],
    rules: [
      'Toplamı on üç eden iki serbest kart birlikte çıkar: birini öbürünün üzerine koy. As bir, vale on bir, kız on iki sayılır. Papaz bir tıklamayla tek başına çıkar.',
      'Serbest olanlar, piramidin üzerinde başka kart bulunmayan kartları ile ıskartanın en üstteki kartıdır.',
      'Iskartanın en üstteki iki kartı, toplamı on üç ediyorsa bir tıklamayla birlikte çıkar.',
      'Desteden ıskartaya birer birer kart aç.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Bir kartın birkaç eşi varsa, piramitte daha çok kart serbest bırakanı al.',
      'Gömülü kartların eşlerinin nerede olduğunu aklında tut: dördü de gittiğinde o kart kalır.',
    ],
  },
  'rules.fourteen': {
    setup: ['52 kartın tümü on iki yığında açık durur: ilk dördünde beşer, ötekilerde dörder kart.'],
    goal: [removeAll],
    rules: [
      'İki yığının son kartları, toplamları on dört ediyorsa birlikte çıkar: birini öbürünün üzerine koy.',
      'As bir sayılır ve papazla gider; ikili kızla, üçlü valeyle.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Her şey görünür: bir kartın kendi eşinin üzerinde durduğu yığınları ara ve önce onları çöz.',
      'Yedililer birbirleriyle eşleşir. İkisini öbür ikisiyle kapatma.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['25 açık karttan bir kare. Kalan 27 kart desteyi oluşturur.'],
    goal: [removeAll],
    rules: [
      'Yan yana ya da köşe köşeye değen, aynı değerde iki kart birlikte çıkar: birini öbürünün üzerine koy.',
      'Desteye tıklamak boşlukları kapatır: kartlar okuma yönünde kayar, kalan yerleri deste doldurur.',
      'Bunu her boşluk oluştuğunda yapabilirsin.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Boşluklar kapanınca hangi kartların birbirine değeceğini önceden düşün ve çiftlerini ona göre seç.',
      'Karenin sonuna yakın çiftler ötekileri en az kaydırır.',
    ],
  },
  'rules.block-ten': {
    setup: ['Dokuz kart bir kare içinde açık durur. Kalan 43 kart desteyi oluşturur.'],
    goal: ['Dört onlu dışında bütün kartları çıkar.'],
    rules: [
      'Toplamı on eden iki kart birlikte çıkar: birini öbürünün üzerine koy. As bir sayılır.',
      'İki vale, iki kız ya da iki papaz da birlikte çıkar. Onlular kalır.',
      'İki yer de hemen desteden doldurulur.',
    ],
    options: [noOptions],
    scoring: ['Çıkan her kart için bir puan. En çok 48.'],
    strategy: [
      'Onlular yalnızca yer kaplar: dördü birden gelince geriye beş yer kalır.',
      'İki çiftten, kartlarının daha az eşi kalmış olanı al.',
    ],
  },
  'rules.cruel': {
    setup: ['Dört as temelleri başlatır. Kalan 48 kart, dörder kartlık on iki yığındadır.'],
    goal: [allSuitsUp],
    rules: [
      'Bir yığının yalnızca son kartı taşınır. Yığınlarda kartlar büyükten küçüğe, aynı takımdan dizilir. Boş yer boş kalır.',
      'Desteye tıklamak kartları yeniden dağıtır: yığınlar sırayla, ilkinin en altındaki karttan sonuncunun son kartına kadar toplanır ve yine dörder dörder dizilir.',
      staysUp,
    ],
    options: ['Ek turlar: yığınların kaç kez yeniden dağıtılabileceği. Başlangıçta sınırsız.'],
    scoring: [pointsUp],
    strategy: [
      'Yeniden dağıtım yalnızca değişmiş ilk yığından sonrakileri kaydırır: son yığından ilkine doğru oyna.',
      'Bir iki hamle daha varken yeniden dağıt ki yığınlar tam gerektiği kadar kaysın.',
    ],
  },
  'rules.gaps': {
    setup: ['52 kartın tümü, 13’er kartlık dört sırada açık durur. Sonra aslar alınır ve geride dört boşluk kalır.'],
    goal: ['Her sırayı düzene sok: soldan sağa, ikiliden papaza kadar tek takım.'],
    rules: [
      'Bir boşluğa, solundaki kartı aynı takımda izleyen kart gelir. En sola her ikili konabilir.',
      'Papazın ya da başka bir boşluğun ardındaki boşluğa hiçbir kart konmaz.',
      'Sol baştan beri sıralı duran kartlar yerinde kalır.',
      'Hiçbir boşluk doldurulamıyorsa desteye tıklamak yeniden dağıtır: sıralı olmayan bütün kartlar karılır ve her sıranın boşluğu, sıralı kartların hemen ardında kalır.',
    ],
    options: [
      'Ek turlar: kartların kaç kez yeniden dağıtılabileceği. Başlangıçta iki.',
      'Ek turda boşluklar rastgele yerde: açılırsa boşluklar sıralı kartların ardında beklemez.',
    ],
    scoring: ['Sırasının sol başından beri sıralı duran her kart için bir puan. En çok 48.'],
    strategy: [
      'Her boşluğu sonuna kadar izle: her hamle yeni bir boşluk bırakır, ta ki biri papazın ardında kalana dek.',
      'Önce sol başları boşalt; oraya gelen her ikili bir sıra başlatır.',
    ],
  },
  'rules.accordion': {
    setup: ['52 kartın tümü, satırdan satıra süren tek bir uzun sırada açık durur.'],
    goal: ['Sırayı tek karta kadar sıkıştır.'],
    rules: [
      'Bir kart, değeri ya da takımı aynıysa, bir önceki kartın ya da üç önceki kartın üzerine konur.',
      'Üzeri örtülen kart çıkar ve sıra kapanır.',
    ],
    options: [noOptions],
    scoring: ['Çıkan her kart için bir puan. En çok 51.'],
    strategy: [
      'Dağıtımların azı kazanılır: beş altı kartlık bir sıra iyi bir sondur.',
      'Aynı değerdeki ya da aynı takımdaki kartları birbirinin erişimine getiren hamleleri tercih et.',
      'Aynı değerdeki dört kartı sıranın sonuna doğru sakla ki en sonda onlarla örtebilesin.',
    ],
  },
  'rules.clock': {
    setup: [
      '52 kartın tümü, dörder kartlık 13 yığında kapalı durur: on ikisi bir saatin saatleridir, biri ortadadır. Ortadaki yığının son kartı açıktır.',
    ],
    goal: ['Dördüncü papaz gelmeden bütün kartları aç.'],
    rules: [
      'Ortadaki kart kendi değerinin saatine gider, o yığının en altındaki kart da ortaya gelir: as saat bire, kız on ikiye.',
      'Papaz ortada kalır ve oradaki en alt kart açılır.',
      'Seçecek bir şey yoktur: kart bir tıklamayla oynanır.',
    ],
    options: [noOptions],
    scoring: ['Kendi saatinde duran her kart için bir puan. En çok 48.'],
    strategy: ['Hiçbiri işe yaramaz: on üç dağıtımdan yalnızca biri kazanılır.'],
  },
} satisfies RulesTexts;
