import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Ułóż wszystkie 52 karty na czterech bazach: na każdej jeden kolor, od asa do króla.';
const alternating = 'W stosach układa się karty malejąco, na przemian czerwone i czarne: na czerwoną dziewiątkę pasuje czarna ósemka.';
const runMoves = 'Odkryty sekwens lub jego końcówkę przenosi się w całości.';
const turnsUp = 'Zakryta karta, z której zdjęto inne, odkrywa się sama.';
const turnStock = 'Karty z talonu odkrywa się na stos odkrytych; grać można tylko jego wierzchnią kartą.';
const turnBack = 'Gdy talon się skończy, stos odkrytych odwraca się i znów jest talonem; kolejność kart się nie zmienia.';
const backToTableau = 'Wierzchnia karta bazy może wrócić do układu.';
const doubleClick = 'Podwójne kliknięcie odkłada kartę na bazę, a na bazie – wszystkie karty, które można odłożyć.';
const drawOption = 'Karty odkrywane naraz: jedna lub trzy.';
const twoRedeals = 'Ponowne rozdania: ile razy stos odkrytych może znów stać się talonem. Domyślnie dwa.';
const pointsTakenBack = 'Jeden punkt za każdą kartę na bazie; gdy karta z niej schodzi, punkt przepada. Najwięcej: 52.';
const noRedeals = 'Ponowne rozdania: ile razy stos odkrytych może znów stać się talonem. Domyślnie ani razu.';
const kingsSwitchedOn = 'Na puste miejsca tylko króle: po włączeniu żadna inna karta nie może zacząć stosu.';
const growingPiles = 'Siedem stosów od lewej do prawej, od jednej karty do siedmiu. W każdym odkryta jest tylko ostatnia.';
const emptyAnyRun = 'Na puste miejsce można położyć dowolną kartę lub sekwens.';
const nextFromStock = 'Gdy nic nie pasuje, odkryj następną kartę z talonu. Ponownych rozdań nie ma.';
const noOptions = 'Ta gra nie ma opcji.';
const eightOpenColumns = 'Wszystkie 52 karty leżą odkryte w ośmiu kolumnach: w czterech po siedem, w czterech po sześć. Cztery komórki są puste.';
const cellAndColumn = 'W komórce mieści się jedna dowolna karta. Do pustej kolumny można przenieść dowolną kartę lub sekwens.';
const runThroughCells = 'Sekwens przenosi się w całości, jeśli jego karty dałoby się przenieść po jednej: o jedną kartę więcej, niż jest pustych komórek, a każda pusta kolumna podwaja tę liczbę.';
const points = 'Jeden punkt za każdą kartę na bazie. Najwięcej: 52.';
const columnsInSuit = 'W kolumnach układa się karty malejąco, w jednym kolorze. Do pustej kolumny można przenieść króla albo sekwens, który się od niego zaczyna.';
const cell = 'W komórce mieści się jedna dowolna karta.';
const comesBack = 'Wierzchnia karta bazy może wrócić do układu.';
const kingsSwitchedOff = 'Na puste miejsca tylko króle: po wyłączeniu do pustej kolumny można przenieść dowolną kartę lub sekwens.';
const anySuit = 'W stosach układa się karty malejąco, w dowolnym kolorze: na dziewiątkę pasuje każda ósemka.';
const runInSuit = 'W całości przenosi się tylko sekwens w jednym kolorze. Na puste miejsce można położyć dowolną kartę lub sekwens.';
const dealToAll = 'Kliknięcie talonu rozdaje po jednej karcie na każdy stos, ale tylko wtedy, gdy żaden nie jest pusty.';
const wholeSuitUp = 'Cały kolor przechodzi na bazę, po podwójnym kliknięciu lub przeniesiony ręcznie, i tam zostaje.';
const buildInSuit = 'Gdy tylko się da, układaj w jednym kolorze: mieszane sekwensy blokują się nawzajem.';
const turnUpFirst = 'Najpierw odkrywaj zakryte karty i opróżniaj krótkie stosy.';
const sortBeforeDeal = 'Zanim rozdasz karty, wykorzystaj puste miejsce do uporządkowania sekwensów, bo potem trzeba je zająć.';
const fourWholeSuits = 'Ułóż 4 całe kolory, każdy od króla do asa, i odłóż je na bazy.';
const pointsInSuit = 'Jeden punkt za każdą kartę, która leży na karcie o jeden wyższej w swoim kolorze. Najwięcej: 48.';
const anyFaceUp = 'Każdą odkrytą kartę można przenieść razem ze wszystkimi, które na niej leżą, ułożonymi po kolei lub nie.';
const emptyKing = 'Na puste miejsce można położyć króla ze wszystkimi kartami, które na nim leżą.';
const eightSuitsUp = 'Ułóż wszystkie 104 karty na ośmiu bazach: na każdej jeden kolor, od asa do króla.';
const runUpWhole = 'Sekwens przechodzi na bazę w całości. Karty odłożone na bazy już tam zostają.';
const suitsFromBase = 'Ułóż wszystkie 52 karty na bazach: na każdej jeden kolor, rosnąco od wartości początkowej; po królu następuje as.';
const pointsFromBase = 'Jeden punkt za każdą kartę na bazie. Pierwsza leży tam od początku; najwięcej: 52.';
const allSuitsUp = 'Ułóż wszystkie karty na bazach: na każdej jeden kolor, od asa do króla.';
const lastCardMoves = 'Przenosi się tylko ostatnią kartę stosu. W stosach układa się karty malejąco, w dowolnym kolorze: na dziewiątkę pasuje każda ósemka.';
const emptyAny = 'Na puste miejsce można położyć dowolną kartę.';
const pointsUp = 'Jeden punkt za każdą kartę odłożoną na bazę. Najwięcej: 48.';
const staysUp = 'Karty odłożone na bazy już tam zostają.';
const removeAll = 'Zdejmij wszystkie 52 karty.';
const pointsOut = 'Jeden punkt za każdą zdjętą kartę. Najwięcej: 52.';

/** The rules pages of the games of the collection, in Polish. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Sześć stosów po sześć kart. W pierwszym wszystkie są odkryte, w każdym następnym jest o jedną zakrytą więcej.',
      'Pozostałe 16 kart tworzy talon. Stos odkrytych i bazy są na początku puste.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Na puste miejsce można położyć króla albo sekwens, który się od niego zaczyna.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [
      drawOption,
      twoRedeals,
      'Na puste miejsca tylko króle: po wyłączeniu można tam położyć dowolną kartę lub sekwens.',
    ],
    scoring: [pointsTakenBack],
    strategy: [
      'Talon jest krótki i przechodzi się go trzy razy: karta, która teraz się nie przyda, wkrótce wróci.',
      'Najwięcej kryją stosy po prawej: odkrywaj je najpierw.',
      'Przy sześciu stosach jest mało miejsca, więc pusty wiele znaczy.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Wszystkie 52 karty tworzą talon. Siedem stosów, stos odkrytych i cztery bazy są na początku puste.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Na puste miejsce można położyć dowolną kartę i dowolny sekwens.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Karty odkrywane naraz: jedna lub trzy. Domyślnie trzy.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Nie zajmuj od razu wszystkich siedmiu stosów: stos zaczęty niską kartą jest długo zamknięty.',
      'Z początku można grać tylko co trzecią kartą. Sprawdzaj, które z nich się uwolnią, gdy jedną zabierzesz.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, 'Pozostałe 24 karty tworzą talon. Stos odkrytych i bazy są na początku puste.'],
    goal: [fourSuitsUp],
    rules: [
      'W stosach układa się karty malejąco, w dowolnym kolorze, byle nie w tym samym: na dziewiątkę kier pasuje każda ósemka oprócz ósemki kier.',
      'Każdą odkrytą kartę przenosi się razem ze wszystkimi, które na niej leżą.',
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
      'Trzy karty na cztery pasują prawie wszędzie: szukaj więc ruchu, który odkryje kartę, a nie takiego, który po prostu pasuje.',
      'W miarę możliwości trzymaj kolory osobno, żeby na koniec sekwensy gładko przechodziły na bazy.',
      'Na puste miejsce pasuje wszystko, więc krótkie stosy opróżniaj wcześnie.',
    ],
  },
  'rules.golf': {
    setup: [
      'Siedem kolumn po pięć odkrytych kart. Pozostałe 17 kart tworzy talon.',
      'Na początek odkryj pierwszą kartę z talonu.',
    ],
    goal: ['Przenieś na stos odkrytych wszystkie 35 kart z kolumn.'],
    rules: [
      'Ostatnią kartę kolumny kładzie się na stos odkrytych, jeśli jest o jeden wyższa lub niższa od karty na wierzchu, w dowolnym kolorze.',
      'Na króla nie pasuje nic, a na asa tylko dwójka.',
      nextFromStock,
    ],
    options: ['As i król sąsiadują: na króla pasują dama i as, a na asa król i dwójka.'],
    scoring: ['Jeden punkt za każdą kartę zdjętą z kolumn. Najwięcej: 35.'],
    strategy: [
      'Szukaj długich ciągów, zanim zagrasz pierwszą kartę któregoś z nich.',
      'Król kończy ciąg: zagraj go dopiero jako ostatnią kartę.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Piramida z 28 kart, w rzędach od jednej karty do siedmiu; każda karta leży do połowy pod dwiema kartami następnego rzędu. Odkrytych jest tylko siedem kart najniższego rzędu.',
      'Pozostałe 24 karty tworzą talon. Na początek odkryj pierwszą z nich.',
    ],
    goal: ['Rozbierz całą piramidę.'],
    rules: [
      'Odkrytą kartę piramidy kładzie się na stos odkrytych, jeśli jest o jeden wyższa lub niższa od karty na wierzchu, w dowolnym kolorze.',
      'As i król sąsiadują ze sobą: każdy z nich pasuje na drugiego.',
      'Karta odkrywa się, gdy tylko nie leży na niej żadna inna.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Jeden punkt za każdą kartę zdjętą z piramidy. Najwięcej: 28.'],
    strategy: [
      'Zdjęcie dwóch sąsiednich kart odkrywa następną: wybieraj raczej kartę, której sąsiadki już nie ma.',
      'Z dwóch takich samych kart zagraj tę, która więcej zakrywa.',
    ],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, 'Rozdania od 1 do 32000 to te, które gracze FreeCella znają po numerach.'],
    goal: [fourSuitsUp],
    rules: [
      'W kolumnach układa się karty malejąco, na przemian czerwone i czarne: na czerwoną dziewiątkę pasuje czarna ósemka.',
      cellAndColumn,
      runThroughCells,
      'Karta, która nie jest już potrzebna żadnej innej, sama przechodzi na bazę. Karty odłożone na bazy już tam zostają.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Prawie każde rozdanie da się wygrać: najpierw pomyśl i nie zajmuj komórek bez potrzeby.',
      'Dokop się do asów i dwójek, a zanim zaczniesz, sprawdź, co na nich leży.',
      'Pusta kolumna jest warta więcej niż pusta komórka.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'W kolumnach układa się karty malejąco, w jednym kolorze: na dziewiątkę kier pasuje tylko ósemka kier.',
      cellAndColumn,
      runThroughCells,
      'Każda karta, którą można odłożyć, sama przechodzi na bazę i już tam zostaje.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Każda karta ma w kolumnach tylko jedno miejsce: zanim coś tam położysz, sprawdź, co na nim leży.',
      'Zajmuj komórkę tylko wtedy, gdy wiesz, jak ją opróżnić.',
      'Wcześnie opróżnij całą kolumnę, bo inaczej komórek nie wystarczy.',
    ],
  },
  'rules.eight-off': {
    setup: ['Osiem kolumn po sześć odkrytych kart. Ostatnie cztery karty leżą w czterech pierwszych z ośmiu komórek.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Z sekwensu można naraz przenieść o jedną kartę więcej, niż jest pustych komórek.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Na początku połowa komórek jest wolna: użyj ich, żeby przenieść króle do pustych kolumn.',
      'Jak najdłużej trzymaj dwie komórki wolne.',
    ],
  },
  'rules.seahaven': {
    setup: ['Dziesięć kolumn po pięć odkrytych kart. Ostatnie dwie karty leżą w dwóch środkowych z czterech komórek.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Z sekwensu można naraz przenieść o jedną kartę więcej, niż jest pustych komórek. Na swoją bazę przechodzi w całości.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Zanim położysz kartę na sąsiedniej, sprawdź, co leży pod obiema: co jest pod nimi, zostaje zasypane.',
      'Opróżniaj kolumnę tylko wtedy, gdy pod ręką jest król.',
    ],
  },
  'rules.spider': {
    setup: [
      'Dziesięć stosów ze 104 kart: po sześć w pierwszym, czwartym, siódmym i dziesiątym, po pięć w pozostałych. W każdym odkryta jest tylko ostatnia.',
      'Pozostałe 50 kart tworzy talon, który wystarcza na pięć rozdań.',
    ],
    options: ['Kolory: cztery, dwa lub jeden. Im mniej kolorów, tym łatwiejsza gra.'],
    goal: ['Ułóż 8 całych kolorów, każdy od króla do asa, i odłóż je na bazy.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['Jeden punkt za każdą kartę, która leży na karcie o jeden wyższej w swoim kolorze. Najwięcej: 96.'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, 'Pozostałe 24 karty tworzą talon: trzy rozdania po siedem kart, a na koniec trzy karty.'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Siedem stosów po trzy karty. W każdym odkryta jest tylko ostatnia.',
      'Pozostałe 31 kart tworzy talon: cztery rozdania po siedem kart, a na koniec trzy karty.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Wszystkie 52 karty leżą w siedmiu stosach. W pierwszym jest jedna karta; w każdym z pozostałych pięć ostatnich jest odkrytych, a pod nimi leży od jednej do sześciu zakrytych.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Zakryta karta, z której zdjęto inne, odkrywa się sama. Karty odłożone na bazy już tam zostają.',
    ],
    options: ['Na puste miejsca tylko króle: po wyłączeniu można tam położyć dowolną kartę.'],
    scoring: [points],
    strategy: [
      'Przede wszystkim odkrywaj zakryte karty.',
      'Każda karta ma dwa miejsca, na które pasuje: najpierw sprawdź, gdzie oba są.',
    ],
  },
  'rules.scorpion': {
    setup: ['Siedem stosów po siedem kart. W czterech pierwszych trzy spodnie są zakryte. Trzy karty tworzą talon.'],
    goal: ['Ułóż w stosach cztery całe kolory, każdy od króla do asa.'],
    rules: [
      'W stosach układa się karty malejąco, w jednym kolorze: na dziewiątkę kier pasuje tylko ósemka kier.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Kliknięcie talonu rozdaje jego trzy karty na trzy pierwsze stosy, tylko raz.',
    ],
    options: [noOptions],
    scoring: [
      'Trzy punkty za każdą odkrytą kartę, jeden za każdą kartę leżącą na karcie o jeden wyższej w swoim kolorze, cztery za każdy cały kolor. Najwięcej: 100.',
    ],
    strategy: [
      'Odkrywaj zakryte karty i szukaj królów, które da się przenieść.',
      'Karty leżącej pod tą, na którą powinna trafić, nie da się zagrać: wypatruj takich kart, zanim dołożysz coś do stosu.',
      'Zachowaj talon do czasu, gdy nie będzie już innych ruchów.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['Dziesięć stosów po cztery odkryte karty, z dwóch talii. Pozostałe 64 karty tworzą talon.'],
    goal: [eightSuitsUp],
    rules: [
      'W stosach układa się karty malejąco, w jednym kolorze. Na puste miejsce można położyć dowolną kartę.',
      'Sekwens przenosi się w całości, jeśli jego karty dałoby się przenieść po jednej: dwie karty przy jednym pustym miejscu, cztery przy dwóch.',
      'Karty z talonu odkrywa się na stos odkrytych, po jednej. Wierzchnią kartą stosu odkrytych można grać.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Pięć punktów za każdą kartę na bazie i 60 za każdą pełną bazę. Najwięcej: 1000.'],
    strategy: [
      'Opróżnij stos, zanim odkryjesz wiele kart: puste miejsce to jedyny schowek na to, co nie pasuje.',
      'Nie dokładaj do stosu, w którym niebawem będzie potrzebna karta leżąca niżej.',
      'Stos odkrytych widać w całości: graj tak, żeby leżące w nim karty mogły z niego wyjść.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Osiem stosów po trzy karty, z dwóch talii. W każdym odkryta jest tylko ostatnia.',
      'Pozostałe 80 kart tworzy talon, który wystarcza na dziesięć rozdań.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'W stosach układa się karty malejąco, na przemian czerwone i czarne. Odkryty sekwens lub jego końcówkę przenosi się w całości.',
      emptyAnyRun,
      turnsUp,
      'Kliknięcie talonu rozdaje po jednej karcie na każdy stos.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Pięć punktów za każdą kartę na bazie i 60 za każdą pełną bazę. Dwa za każdą kartę w stosie, która leży na karcie o jeden wyższej: czerwona na czarnej lub czarna na czerwonej. Wygrana gra daje 1000 punktów.',
    ],
    strategy: [
      'Odkryj wszystkie 16 zakrytych kart wcześnie, póki stosy są krótkie.',
      'Opróżnij stos, zanim rozdasz karty, i rozdawaj dopiero wtedy, gdy nie ma innych ruchów.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Trzynaście kart tworzy rezerwę; ostatnia jest odkryta. Cztery karty zaczynają cztery stosy, a jedna pierwszą bazę: jej wartość jest wartością początkową. Pozostałe 34 karty tworzą talon.',
    ],
    goal: [suitsFromBase],
    rules: [
      'W stosach układa się karty malejąco, na przemian czerwone i czarne; na asa pasuje król. Sekwens lub jego końcówkę przenosi się w całości.',
      'Puste miejsce od razu zajmuje karta z rezerwy. Gdy rezerwa się skończy, można tam położyć dowolną kartę lub sekwens.',
      'Karty z talonu odkrywa się na stos odkrytych. Gdy talon się skończy, stos odkrytych znów jest talonem; kolejność kart się nie zmienia.',
      'Wierzchnia karta bazy może wrócić do układu, byle nie była pierwszą kartą tej bazy.',
    ],
    options: [
      drawOption,
      'Ponowne rozdania: ile razy stos odkrytych może znów stać się talonem. Domyślnie bez ograniczeń.',
    ],
    scoring: [pointsFromBase],
    strategy: [
      'Przede wszystkim opróżniaj rezerwę.',
      'Nie odkładaj kart na bazy równomiernie za wszelką cenę: karta w stosie może przyjąć inne karty z rezerwy.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Siedem stosów od jednej karty do siedmiu; w każdym odkryta jest tylko ostatnia.',
      'Jedna karta zaczyna pierwszą bazę: jej wartość jest wartością początkową. Pozostałe 23 karty tworzą talon.',
    ],
    goal: [suitsFromBase],
    rules: [
      'W stosach układa się karty malejąco, czerwone na czerwone i czarne na czarne: na czerwoną dziewiątkę pasuje czerwona ósemka, a na asa król.',
      'Odkryty sekwens przenosi się w całości; kończy się on na karcie o wartości początkowej.',
      'Puste miejsce zapełnia tylko talon.',
      'Kliknięcie talonu rozdaje po jednej karcie na każdy stos; na ostatnie rozdanie zostają dwie.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Najpierw dokop się do kart o wartości początkowej.',
      'Cztery rozdania z talonu zasypują to, co udało się uporządkować: przed każdym wykonaj wszystkie ruchy, które odkrywają karty.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Trzynaście kart między skrzydłami tworzy rezerwę; wszystkie są zakryte oprócz spodniej. Osiem stosów po jednej karcie to skrzydła. Jedna karta zaczyna pierwszą bazę: jej wartość jest wartością początkową. Pozostałe 30 kart tworzy talon.',
    ],
    goal: [suitsFromBase],
    rules: [
      'W stosach układa się karty malejąco, w jednym kolorze, po jednej; na asa pasuje król. W żadnym stosie nie może być więcej niż trzy karty.',
      'Puste miejsce od razu zajmuje karta z rezerwy. Gdy rezerwa się skończy, można tam położyć dowolną kartę.',
      'Ostatnią kartą rezerwy można grać jak każdą inną.',
      'Karty z talonu odkrywa się na stos odkrytych, po jednej; stos odkrytych może znów stać się talonem.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Dopóki jest rezerwa, opróżniaj stosy tak szybko, jak się da.',
      'Trzy karty zapełniają stos: nie zamykaj go nad kartą, która niebawem będzie potrzebna.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['Cztery asy zaczynają bazy. Pozostałe 48 kart leży odkrytych w ośmiu stosach po sześć.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'Wierzchnia karta bazy może wrócić do układu, byle nie był to as.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Znajdź dwójki i trójki i zacznij od rozebrania stosów, które je kryją.',
      'Puste miejsce to cały zapas miejsca, jaki jest: zajmuj je tylko po to, żeby opróżnić inny stos.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['Wszystkie 52 karty leżą odkryte w 13 stosach po cztery. Króle trafiają na spód swoich stosów.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Puste miejsce pozostaje puste.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Większość rozdań da się wygrać: szukaj niskich kart i zdejmuj to, co na nich leży.',
      'Długie sekwensy układaj na stosach, w których niższe karty nie będą prędko potrzebne.',
      'Opróżniony stos nic nie daje, więc zostaw jego ostatnią kartę, póki można na niej kłaść inne.',
    ],
  },
  'rules.fortress': {
    setup: [
      'Wszystkie 52 karty leżą odkryte w dziesięciu stosach: po sześć w pierwszym i szóstym, po pięć w pozostałych.',
    ],
    goal: [fourSuitsUp],
    rules: [
      'Przenosi się tylko ostatnią kartę stosu. W stosach układa się karty w jednym kolorze, rosnąco lub malejąco, jak wolisz; kierunek można zmieniać.',
      emptyAny,
      staysUp,
    ],
    options: ['As i król sąsiadują: w stosach każdy z nich pasuje na drugiego.'],
    scoring: [points],
    strategy: [
      'Sekwens przełożony karta po karcie zmienia kierunek: wykorzystaj to, żeby niskie karty znalazły się na końcu.',
      'Wcześnie opróżnij jeden stos i nie zajmuj go.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Piramida z 28 kart, w rzędach od jednej karty do siedmiu; każda karta leży do połowy pod dwiema kartami następnego rzędu. Odkryty jest tylko najniższy rząd. Pozostałe 24 karty tworzą talon.',
    ],
    goal: [removeAll],
    rules: [
      'Dwie wolne karty, które razem dają trzynaście, schodzą razem: połóż jedną na drugiej. As liczy się za jeden, walet za jedenaście, dama za dwanaście. Król schodzi sam, po kliknięciu.',
      'Wolne są karty piramidy, na których nie leży żadna inna, oraz wierzchnia karta stosu odkrytych.',
      'Dwie wierzchnie karty stosu odkrytych, które razem dają trzynaście, schodzą razem po kliknięciu.',
      'Karty z talonu odkrywa się na stos odkrytych, po jednej.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Gdy karta ma kilka możliwych par, wybierz tę, która uwolni więcej kart piramidy.',
      'Pamiętaj, gdzie są pary do zasypanych kart: gdy wszystkie cztery zeszły, karta zostaje.',
    ],
  },
  'rules.fourteen': {
    setup: [
      'Wszystkie 52 karty leżą odkryte w dwunastu stosach: po pięć w czterech pierwszych, po cztery w pozostałych.',
    ],
    goal: [removeAll],
    rules: [
      'Ostatnie karty dwóch stosów, które razem dają czternaście, schodzą razem: połóż jedną na drugiej.',
      'As liczy się za jeden i schodzi z królem, dwójka z damą, trójka z waletem.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Wszystko widać: szukaj stosów, w których karta leży na własnej parze, i te uwalniaj najpierw.',
      'Siódemki łączą się w pary między sobą. Nie blokuj dwóch z nich dwiema pozostałymi.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Kwadrat z 25 odkrytych kart. Pozostałe 27 kart tworzy talon.'],
    goal: [removeAll],
    rules: [
      'Dwie karty tej samej wartości, które stykają się bokami lub rogami, schodzą razem: połóż jedną na drugiej.',
      'Kliknięcie talonu zamyka luki: karty przesuwają się w kolejności czytania, a resztę zapełnia talon.',
      'Można to robić zawsze, gdy są luki.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Przewiduj, które karty się zetkną, gdy luki się zamkną, i według tego wybieraj pary.',
      'Pary bliskie końca kwadratu najmniej przesuwają pozostałe karty.',
    ],
  },
  'rules.block-ten': {
    setup: ['Dziewięć kart leży odkrytych w kwadracie. Pozostałe 43 karty tworzą talon.'],
    goal: ['Zdejmij wszystkie karty oprócz czterech dziesiątek.'],
    rules: [
      'Dwie karty, które razem dają dziesięć, schodzą razem: połóż jedną na drugiej. As liczy się za jeden.',
      'Razem schodzą też dwa walety, dwie damy lub dwa króle. Dziesiątki zostają.',
      'Oba miejsca od razu zapełnia talon.',
    ],
    options: [noOptions],
    scoring: ['Jeden punkt za każdą zdjętą kartę. Najwięcej: 48.'],
    strategy: [
      'Dziesiątki tylko zajmują miejsce: przy czterech zostaje pięć miejsc.',
      'Z dwóch par wybierz tę, której kartom zostało mniej możliwych par.',
    ],
  },
  'rules.cruel': {
    setup: ['Cztery asy zaczynają bazy. Pozostałe 48 kart leży w dwunastu stosach po cztery.'],
    goal: [allSuitsUp],
    rules: [
      'Przenosi się tylko ostatnią kartę stosu. W stosach układa się karty malejąco, w jednym kolorze. Puste miejsce pozostaje puste.',
      'Kliknięcie talonu rozdaje od nowa: stosy zbiera się po kolei, od spodu pierwszego do ostatniej karty ostatniego, i znów wykłada po cztery karty.',
      staysUp,
    ],
    options: ['Ponowne rozdania: ile razy stosy można rozdać od nowa. Domyślnie bez ograniczeń.'],
    scoring: [pointsUp],
    strategy: [
      'Ponowne rozdanie przesuwa tylko stosy za pierwszym, który się zmienił: graj od ostatniego stosu do pierwszego.',
      'Rozdawaj od nowa, póki zostaje jeszcze ruch lub dwa, żeby stosy przesunęły się o tyle, o ile trzeba.',
    ],
  },
  'rules.gaps': {
    setup: [
      'Wszystkie 52 karty leżą odkryte w czterech rzędach po 13. Potem zabiera się asy, po których zostają cztery luki.',
    ],
    goal: ['Uporządkuj każdy rząd: jeden kolor od dwójki do króla, od lewej do prawej.'],
    rules: [
      'W luce można położyć kartę, która w tym samym kolorze następuje po sąsiadce z lewej. Na lewym skraju – dowolną dwójkę.',
      'W luce za królem lub za inną luką nie można położyć nic.',
      'Karty ułożone po kolei od lewego skraju zostają na miejscu.',
      'Gdy żadnej luki nie można zapełnić, kliknięcie talonu rozdaje od nowa: wszystkie nieułożone karty są tasowane, a każdy rząd ma lukę tuż za ułożonymi.',
    ],
    options: [
      'Ponowne rozdania: ile razy karty można rozdać od nowa. Domyślnie dwa.',
      'Po ponownym rozdaniu luki gdziekolwiek: po włączeniu luki nie czekają za ułożonymi kartami.',
    ],
    scoring: ['Jeden punkt za każdą kartę ułożoną po kolei od lewego skraju rzędu. Najwięcej: 48.'],
    strategy: [
      'Prześledź każdą lukę do końca: każdy ruch zostawia nową, aż któraś trafi za króla.',
      'Najpierw zwalniaj lewe skraje, bo każda dwójka, która tam trafi, zaczyna rząd.',
    ],
  },
  'rules.accordion': {
    setup: ['Wszystkie 52 karty leżą odkryte w jednym długim rzędzie, który przechodzi z linii do linii.'],
    goal: ['Złóż rząd do jednej karty.'],
    rules: [
      'Karta przykrywa poprzednią lub trzecią przed sobą, jeśli ma tę samą wartość lub ten sam kolor.',
      'Przykryta karta wypada z gry, a rząd się zsuwa.',
    ],
    options: [noOptions],
    scoring: ['Jeden punkt za każdą zdjętą kartę. Najwięcej: 51.'],
    strategy: [
      'Niewiele rozdań da się wygrać: rząd z pięciu lub sześciu kart to dobry wynik.',
      'Wybieraj ruchy, które zbliżają do siebie karty tej samej wartości lub tego samego koloru.',
      'Zachowaj cztery karty jednej wartości blisko końca rzędu, żeby przykrywać nimi w ostatnich ruchach.',
    ],
  },
  'rules.clock': {
    setup: [
      'Wszystkie 52 karty leżą zakryte w 13 stosach po cztery: dwanaście to godziny na zegarze, jeden leży pośrodku. Ostatnia karta środkowego stosu jest odkryta.',
    ],
    goal: ['Odkryj wszystkie karty, zanim pojawi się czwarty król.'],
    rules: [
      'Karta ze środka trafia na godzinę o swojej wartości (as na pierwszą, dama na dwunastą), a spodnia karta tamtego stosu przechodzi na środek.',
      'Król zostaje na środku, a odkrywa się spodnia karta środkowego stosu.',
      'Nie ma tu nic do wyboru: kliknięcie zagrywa kartę.',
    ],
    options: [noOptions],
    scoring: ['Jeden punkt za każdą kartę na swojej godzinie. Najwięcej: 48.'],
    strategy: ['Żadna nie pomoże: wychodzi jedno rozdanie na trzynaście.'],
  },
} satisfies RulesTexts;
