import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Složte všech 52 karet na čtyři základny, na každou jednu barvu od esa po krále.';
const alternating = 'Na hromádky se skládá sestupně a střídavě červená s černou: na červenou devítku patří černá osmička.';
const runMoves = 'Odkrytá postupka nebo její konec se přesouvá najednou.';
const turnsUp = 'Zakrytá karta, která se uvolní, se otočí sama.';
const turnStock = 'Karty z balíčku se otáčejí na odkladiště; hrát lze jen s jeho horní kartou.';
const turnBack = 'Když balíček dojde, odkladiště se otočí a je z něj znovu balíček; pořadí karet se nemění.';
const backToTableau = 'Horní karta základny se smí vrátit na hromádky.';
const doubleClick = 'Dvojité kliknutí pošle kartu na základnu; na základně pošle všechny karty, které tam mohou.';
const drawOption = 'Karet z balíčku najednou: jedna, nebo tři.';
const twoRedeals = 'Další průchody: kolikrát se z odkladiště smí znovu stát balíček. Výchozí počet je dva.';
const pointsTakenBack = 'Jeden bod za každou kartu na základně; když ji karta opustí, bod se odečte. Nejvíc je 52.';
const noRedeals = 'Další průchody: kolikrát se z odkladiště smí znovu stát balíček. Výchozí je žádný.';
const kingsSwitchedOn = 'Na prázdná místa jen králové: při zapnutí nesmí hromádku začít žádná jiná karta.';
const growingPiles = 'Sedm hromádek zleva doprava, od jedné karty do sedmi. Odkrytá je vždy jen poslední karta.';
const emptyAnyRun = 'Na prázdné místo smí jakákoli karta nebo postupka.';
const nextFromStock = 'Když se nic nehodí, otočte další kartu z balíčku. Další průchod není.';
const noOptions = 'Tato hra nemá žádné možnosti.';
const eightOpenColumns = 'Všech 52 karet leží odkrytých v osmi sloupcích: ve čtyřech po sedmi a ve čtyřech po šesti. Čtyři buňky jsou prázdné.';
const cellAndColumn = 'Do buňky se vejde jedna jakákoli karta. Do prázdného sloupce smí jakákoli karta nebo postupka.';
const runThroughCells = 'Postupka se přesouvá najednou, pokud by její karty šly přenést po jedné: o jednu kartu víc, než je prázdných buněk, a každý prázdný sloupec ten počet zdvojnásobí.';
const points = 'Jeden bod za každou kartu na základně. Nejvíc je 52.';
const columnsInSuit = 'Na sloupce se skládá sestupně v jedné barvě. Do prázdného sloupce patří král nebo postupka, která králem začíná.';
const cell = 'Do buňky se vejde jedna jakákoli karta.';
const comesBack = 'Horní karta základny se smí vrátit.';
const kingsSwitchedOff = 'Na prázdná místa jen králové: při vypnutí smí do prázdného sloupce jakákoli karta nebo postupka.';
const anySuit = 'Na hromádky se skládá sestupně v libovolné barvě: na devítku patří každá osmička.';
const runInSuit = 'Najednou se přesouvá jen postupka v jedné barvě. Na prázdné místo smí jakákoli karta nebo postupka.';
const dealToAll = 'Kliknutí na balíček rozdá na každou hromádku jednu kartu, ale jen když žádná není prázdná.';
const wholeSuitUp = 'Celá barva jde na základnu, dvojitým kliknutím nebo ručně, a tam zůstane.';
const buildInSuit = 'Kde to jde, skládejte v jedné barvě: smíšené postupky se navzájem blokují.';
const turnUpFirst = 'Nejdřív odkrývejte zakryté karty a vyprazdňujte krátké hromádky.';
const sortBeforeDeal = 'Prázdné místo využijte k seřazení postupek, než rozdáte karty, protože pak ho musíte obsadit.';
const fourWholeSuits = 'Složte 4 celé barvy, každou od krále po eso, a dejte je na základny.';
const pointsInSuit = 'Jeden bod za každou kartu, která leží na kartě své barvy o stupeň vyšší. Nejvíc je 48.';
const anyFaceUp = 'Každou odkrytou kartu lze přesunout se všemi, které na ní leží, ať jsou seřazené, nebo ne.';
const emptyKing = 'Na prázdné místo patří král se všemi kartami, které na něm leží.';
const eightSuitsUp = 'Složte všech 104 karet na osm základen, na každou jednu barvu od esa po krále.';
const runUpWhole = 'Postupka jde na základnu celá. Ze základen se karty nevracejí.';
const suitsFromBase = 'Složte všech 52 karet na základny, na každou jednu barvu vzestupně od výchozí hodnoty; po králi následuje eso.';
const pointsFromBase = 'Jeden bod za každou kartu na základně. První tam leží od začátku; nejvíc je 52.';
const allSuitsUp = 'Složte všechny karty na základny, na každou jednu barvu od esa po krále.';
const lastCardMoves = 'Táhnout lze jen poslední kartou hromádky. Na hromádky se skládá sestupně v libovolné barvě: na devítku patří každá osmička.';
const emptyAny = 'Na prázdné místo smí jakákoli karta.';
const pointsUp = 'Jeden bod za každou kartu odloženou na základnu. Nejvíc je 48.';
const staysUp = 'Ze základen se karty nevracejí.';
const removeAll = 'Odeberte všech 52 karet.';
const pointsOut = 'Jeden bod za každou odebranou kartu. Nejvíc je 52.';

/** The rules pages of the games of the collection, in Czech. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Šest hromádek po šesti kartách. V první jsou všechny odkryté, v každé další je o jednu zakrytou kartu víc.',
      'Zbylých 16 karet tvoří balíček. Odkladiště a základny jsou na začátku prázdné.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Na prázdné místo patří král nebo postupka, která králem začíná.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [
      drawOption,
      twoRedeals,
      'Na prázdná místa jen králové: při vypnutí tam smí jakákoli karta nebo postupka.',
    ],
    scoring: [pointsTakenBack],
    strategy: [
      'Balíček je krátký a projde se třikrát: co se nehodí teď, brzy uvidíte znovu.',
      'Nejvíc skrývají hromádky vpravo: odkrývejte je nejdřív.',
      'U šesti hromádek je málo místa, takže prázdné místo má velkou cenu.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Všech 52 karet tvoří balíček. Sedm hromádek, odkladiště a čtyři základny jsou na začátku prázdné.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Na prázdné místo smí jakákoli karta i jakákoli postupka.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Karet z balíčku najednou: jedna, nebo tři. Výchozí počet je tři.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Nezaplňte hned všech sedm hromádek: hromádka, která začíná nízkou kartou, je nadlouho zavřená.',
      'Zpočátku lze hrát jen s každou třetí kartou. Sledujte, které z nich se uvolní, když jednu vezmete.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, 'Zbylých 24 karet tvoří balíček. Odkladiště a základny jsou na začátku prázdné.'],
    goal: [fourSuitsUp],
    rules: [
      'Na hromádky se skládá sestupně v libovolné barvě kromě stejné: na srdcovou devítku patří každá osmička, která není srdcová.',
      'Každá odkrytá karta se přesouvá spolu se všemi, které na ní leží.',
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
      'Tři karty ze čtyř se hodí skoro všude: nehledejte tah, který jde zahrát, ale ten, který odkryje kartu.',
      'Kde to jde, držte barvy zvlášť, aby postupky na konci hladce putovaly na základny.',
      'Na prázdné místo smí cokoli, takže krátké hromádky vyprázdněte brzy.',
    ],
  },
  'rules.golf': {
    setup: [
      'Sedm sloupců po pěti odkrytých kartách. Zbylých 17 karet tvoří balíček.',
      'Na začátku se otočí první karta balíčku.',
    ],
    goal: ['Přesuňte na odkladiště všech 35 karet ze sloupců.'],
    rules: [
      'Poslední karta sloupce jde na odkladiště, pokud je o stupeň vyšší nebo nižší než karta na něm, v jakékoli barvě.',
      'Na krále nepatří nic a na eso jen dvojka.',
      nextFromStock,
    ],
    options: ['Eso a král sousedí: na krále patří dáma a eso, na eso král a dvojka.'],
    scoring: ['Jeden bod za každou kartu odebranou ze sloupců. Nejvíc je 35.'],
    strategy: [
      'Hledejte dlouhé řady dřív, než zahrajete první kartu některé z nich.',
      'Král řadu ukončí: zahrajte ho až jako její poslední kartu.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Pyramida z 28 karet v řadách od jedné do sedmi; každá karta leží zpola pod dvěma kartami další řady. Odkrytých je jen sedm karet nejnižší řady.',
      'Zbylých 24 karet tvoří balíček. Na začátku se otočí první z nich.',
    ],
    goal: ['Rozeberte celou pyramidu.'],
    rules: [
      'Odkrytá karta pyramidy jde na odkladiště, pokud je o stupeň vyšší nebo nižší než karta na něm, v jakékoli barvě.',
      'Eso a král spolu sousedí: každý z nich patří na toho druhého.',
      'Karta se otočí, jakmile na ní neleží žádná jiná.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Jeden bod za každou kartu odebranou z pyramidy. Nejvíc je 28.'],
    strategy: [
      'Když zmizí dvě sousední karty, odkryje se další: vybírejte raději kartu, jejíž sousedka už je pryč.',
      'Ze dvou stejných karet zahrajte tu, která víc zakrývá.',
    ],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, 'Rozdání 1 až 32000 jsou ta, která hráči FreeCellu znají podle čísla.'],
    goal: [fourSuitsUp],
    rules: [
      'Na sloupce se skládá sestupně a střídavě červená s černou: na červenou devítku patří černá osmička.',
      cellAndColumn,
      runThroughCells,
      'Karta, kterou už žádná jiná nemůže potřebovat, jde na základnu sama. Ze základen se karty nevracejí.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Vyhrát lze téměř každé rozdání: nejdřív přemýšlejte a nechávejte buňky prázdné.',
      'Propracujte se k esům a dvojkám, a než začnete, podívejte se, co na nich leží.',
      'Prázdný sloupec má větší cenu než prázdná buňka.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'Na sloupce se skládá sestupně v jedné barvě: na srdcovou devítku patří jen srdcová osmička.',
      cellAndColumn,
      runThroughCells,
      'Každá karta, která může na základnu, tam jde sama a už tam zůstane.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Každá karta má ve sloupcích jediné místo: než tam něco přesunete, zjistěte, co na něm leží.',
      'Buňku obsaďte, jen když víte, jak ji zase uvolníte.',
      'Brzy vyprázdněte celý sloupec, jinak buňky nevystačí.',
    ],
  },
  'rules.eight-off': {
    setup: ['Osm sloupců po šesti odkrytých kartách. Poslední čtyři karty leží v prvních čtyřech z osmi buněk.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Z postupky lze najednou přesunout o jednu kartu víc, než je prázdných buněk.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Polovina buněk je na začátku volná: dostaňte s jejich pomocí krále do prázdných sloupců.',
      'Dvě buňky nechávejte prázdné, dokud to jde.',
    ],
  },
  'rules.seahaven': {
    setup: ['Deset sloupců po pěti odkrytých kartách. Poslední dvě karty leží v prostředních dvou ze čtyř buněk.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Z postupky lze najednou přesunout o jednu kartu víc, než je prázdných buněk. Na svou základnu jde celá.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Než položíte kartu na její sousedku, podívejte se, co leží pod oběma: co je pod nimi pohřbené, pohřbené zůstane.',
      'Sloupec vyprázdněte, jen když je po ruce král.',
    ],
  },
  'rules.spider': {
    setup: [
      'Deset hromádek ze 104 karet: v první, čtvrté, sedmé a desáté po šesti, v ostatních po pěti. Odkrytá je vždy jen poslední karta.',
      'Zbylých 50 karet tvoří balíček, který vystačí na pět kol.',
    ],
    options: ['Barvy: čtyři, dvě, nebo jedna. Čím méně barev, tím je hra snazší.'],
    goal: ['Složte 8 celých barev, každou od krále po eso, a dejte je na základny.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['Jeden bod za každou kartu, která leží na kartě své barvy o stupeň vyšší. Nejvíc je 96.'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, 'Zbylých 24 karet tvoří balíček: tři kola po sedmi kartách a nakonec tři karty.'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Sedm hromádek po třech kartách. Odkrytá je vždy jen poslední karta.',
      'Zbylých 31 karet tvoří balíček: čtyři kola po sedmi kartách a nakonec tři karty.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Všech 52 karet leží v sedmi hromádkách. V první je jedna karta; v každé z ostatních je posledních pět odkrytých a pod nimi leží jedna až šest zakrytých.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Zakrytá karta, která se uvolní, se otočí sama. Ze základen se karty nevracejí.',
    ],
    options: ['Na prázdná místa jen králové: při vypnutí tam smí jakákoli karta.'],
    scoring: [points],
    strategy: [
      'Především odkrývejte zakryté karty.',
      'Každá karta má dvě místa, kam patří: nejdřív se podívejte, kde obě jsou.',
    ],
  },
  'rules.scorpion': {
    setup: [
      'Sedm hromádek po sedmi kartách. V prvních čtyřech jsou tři spodní karty zakryté. Tři karty tvoří balíček.',
    ],
    goal: ['Složte na hromádkách čtyři celé barvy, každou od krále po eso.'],
    rules: [
      'Na hromádky se skládá sestupně v jedné barvě: na srdcovou devítku patří jen srdcová osmička.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Kliknutí na balíček rozdá jeho tři karty na první tři hromádky, a to jen jednou.',
    ],
    options: [noOptions],
    scoring: [
      'Tři body za každou odkrytou kartu, jeden za každou kartu ležící na kartě své barvy o stupeň vyšší, čtyři za každou celou barvu. Nejvíc je 100.',
    ],
    strategy: [
      'Odkrývejte zakryté karty a hledejte krále, kterými lze táhnout.',
      'Karta, která leží pod tou, na kterou má přijít, se zahrát nedá: najděte takové karty dřív, než něco přidáte na hromádku.',
      'Balíček si nechte, dokud máte jiné tahy.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['Deset hromádek po čtyřech odkrytých kartách, ze dvou sad karet. Zbylých 64 karet tvoří balíček.'],
    goal: [eightSuitsUp],
    rules: [
      'Na hromádky se skládá sestupně v jedné barvě. Na prázdné místo smí jakákoli karta.',
      'Postupka se přesouvá najednou, pokud by její karty šly přenést po jedné: dvě karty při jednom prázdném místě, čtyři při dvou.',
      'Karty z balíčku se otáčejí na odkladiště po jedné. Hrát lze s horní kartou odkladiště.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Pět bodů za každou kartu na základně a 60 za každou plnou základnu. Nejvíc je 1000.'],
    strategy: [
      'Vyprázdněte hromádku dřív, než otočíte mnoho karet: jinam se to, co se nehodí, položit nedá.',
      'Neskládejte na hromádku, ve které budete brzy potřebovat některou z nižších karet.',
      'Odkladiště je vidět celé: hrajte tak, aby se karty v něm mohly zase dostat ven.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Osm hromádek po třech kartách, ze dvou sad karet. Odkrytá je vždy jen poslední karta.',
      'Zbylých 80 karet tvoří balíček, který vystačí na deset kol.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'Na hromádky se skládá sestupně a střídavě červená s černou. Odkrytá postupka nebo její konec se přesouvá najednou.',
      emptyAnyRun,
      turnsUp,
      'Kliknutí na balíček rozdá na každou hromádku jednu kartu.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Pět bodů za každou kartu na základně a 60 za každou plnou základnu. Dva za každou kartu v hromádce, která leží na kartě o stupeň vyšší: červená na černé, nebo černá na červené. Vyhraná hra má 1000 bodů.',
    ],
    strategy: [
      'Všech 16 zakrytých karet odkryjte brzy, dokud jsou hromádky krátké.',
      'Než rozdáte karty, vyprázdněte hromádku, a rozdávejte, jen když už nemáte jiný tah.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Třináct karet tvoří rezervu, poslední z nich je odkrytá. Čtyři karty začínají čtyři hromádky a jedna první základnu: její hodnota je výchozí hodnotou. Zbylých 34 karet tvoří balíček.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Na hromádky se skládá sestupně a střídavě červená s černou; na eso patří král. Postupka nebo její konec se přesouvá najednou.',
      'Prázdné místo se hned doplní z rezervy. Když rezerva dojde, smí tam jakákoli karta nebo postupka.',
      'Karty z balíčku se otáčejí na odkladiště. Když balíček dojde, je z odkladiště znovu balíček; pořadí karet se nemění.',
      'Horní karta základny se smí vrátit, ale její první karta ne.',
    ],
    options: [
      drawOption,
      'Další průchody: kolikrát se z odkladiště smí znovu stát balíček. Výchozí nastavení je bez omezení.',
    ],
    scoring: [pointsFromBase],
    strategy: [
      'Především vyprázdněte rezervu.',
      'Neodkládejte karty na základny rovnoměrně za každou cenu: na kartu v hromádce se mohou skládat další z rezervy.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Sedm hromádek od jedné karty do sedmi; odkrytá je vždy jen poslední karta.',
      'Jedna karta začíná první základnu: její hodnota je výchozí hodnotou. Zbylých 23 karet tvoří balíček.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Na hromádky se skládá sestupně, červená na červenou a černá na černou: na červenou devítku patří červená osmička, na eso král.',
      'Odkrytá postupka se přesouvá najednou; končí kartou výchozí hodnoty.',
      'Prázdné místo zaplní jen balíček.',
      'Kliknutí na balíček rozdá na každou hromádku jednu kartu; na poslední kolo zbývají dvě.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Nejdřív se propracujte ke kartám výchozí hodnoty.',
      'Čtyři kola z balíčku pohřbí, co jste si seřadili: před každým zahrajte všechny tahy, které odkryjí kartu.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Třináct karet mezi křídly tvoří rezervu, všechny jsou zakryté kromě spodní. Osm hromádek po jedné kartě jsou křídla. Jedna karta začíná první základnu: její hodnota je výchozí hodnotou. Zbylých 30 karet tvoří balíček.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Na hromádky se skládá sestupně v jedné barvě, po jedné kartě; na eso patří král. V žádné hromádce nejsou víc než tři karty.',
      'Prázdné místo se hned doplní z rezervy. Když rezerva dojde, smí tam jakákoli karta.',
      'S poslední kartou rezervy lze hrát jako s každou jinou.',
      'Karty z balíčku se otáčejí na odkladiště po jedné; z odkladiště se smí znovu stát balíček.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Dokud je rezerva, vyprazdňujte hromádky co nejrychleji.',
      'Tři karty hromádku zaplní: neuzavřete ji nad kartou, kterou budete brzy potřebovat.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['Čtyři esa začínají základny. Zbylých 48 karet leží odkrytých v osmi hromádkách po šesti.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'Horní karta základny se smí vrátit, ale její eso ne.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Najděte dvojky a trojky a začněte rozebírat hromádky, které je skrývají.',
      'Prázdné místo je veškerý prostor, který máte: obsaďte ho, jen abyste vyprázdnili jinou hromádku.',
    ],
  },
  'rules.bakers-dozen': {
    setup: [
      'Všech 52 karet leží odkrytých ve 13 hromádkách po čtyřech. Králové se přesunou na spodek svých hromádek.',
    ],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Prázdné místo zůstává prázdné.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Většinu rozdání lze vyhrát: hledejte nízké karty a odklízejte, co na nich leží.',
      'Dlouhé postupky skládejte na hromádky, jejichž spodní karty nebudou brzy potřeba.',
      'Vyprázdněná hromádka ničemu nepomůže, proto v ní nechte poslední kartu, dokud na ní mohou ležet jiné.',
    ],
  },
  'rules.fortress': {
    setup: ['Všech 52 karet leží odkrytých v deseti hromádkách: v první a šesté po šesti, v ostatních po pěti.'],
    goal: [fourSuitsUp],
    rules: [
      'Táhnout lze jen poslední kartou hromádky. Na hromádky se skládá v jedné barvě, vzestupně nebo sestupně, jak chcete; směr se smí měnit.',
      emptyAny,
      staysUp,
    ],
    options: ['Eso a král sousedí: na hromádkách patří každý z nich na toho druhého.'],
    scoring: [points],
    strategy: [
      'Postupka přeložená kartu po kartě obrátí svůj směr: využijte to, aby se nízké karty dostaly na konec.',
      'Jednu hromádku brzy vyprázdněte a nechte ji prázdnou.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Pyramida z 28 karet v řadách od jedné do sedmi; každá karta leží zpola pod dvěma kartami další řady. Odkrytá je jen nejnižší řada. Zbylých 24 karet tvoří balíček.',
    ],
    goal: [removeAll],
    rules: [
      'Dvě volné karty, které dají dohromady třináct, se odeberou spolu: položte jednu na druhou. Eso platí za jednu, kluk za jedenáct, dáma za dvanáct. Král se odebere sám, kliknutím.',
      'Volné jsou karty pyramidy, na kterých neleží žádná jiná, a horní karta odkladiště.',
      'Dvě horní karty odkladiště, které dají dohromady třináct, se odeberou spolu kliknutím.',
      'Karty z balíčku se otáčejí na odkladiště po jedné.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Když má karta víc možných protějšků, vyberte ten, který uvolní víc z pyramidy.',
      'Pamatujte si, kde jsou protějšky pohřbených karet: když jsou všechny čtyři pryč, karta zůstane.',
    ],
  },
  'rules.fourteen': {
    setup: [
      'Všech 52 karet leží odkrytých ve dvanácti hromádkách: v prvních čtyřech po pěti, v ostatních po čtyřech.',
    ],
    goal: [removeAll],
    rules: [
      'Poslední karty dvou hromádek, které dají dohromady čtrnáct, se odeberou spolu: položte jednu na druhou.',
      'Eso platí za jednu a patří ke králi, dvojka k dámě, trojka ke klukovi.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Všechno je vidět: hledejte hromádky, ve kterých karta leží na vlastním protějšku, a ty uvolněte nejdřív.',
      'Sedmičky tvoří dvojice mezi sebou. Nezablokujte dvě z nich zbylými dvěma.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Čtverec z 25 odkrytých karet. Zbylých 27 karet tvoří balíček.'],
    goal: [removeAll],
    rules: [
      'Dvě karty stejné hodnoty, které se dotýkají stranou nebo rohem, se odeberou spolu: položte jednu na druhou.',
      'Kliknutí na balíček uzavře mezery: karty se posunou ve směru čtení a zbytek se doplní z balíčku.',
      'Můžete to udělat vždy, když jsou ve čtverci mezery.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Předem si promyslete, které karty se po uzavření mezer dotknou, a podle toho vybírejte dvojice.',
      'Dvojice blízko konce čtverce posunou ostatní karty nejméně.',
    ],
  },
  'rules.block-ten': {
    setup: ['Devět karet leží odkrytých ve čtverci. Zbylých 43 karet tvoří balíček.'],
    goal: ['Odeberte všechny karty kromě čtyř desítek.'],
    rules: [
      'Dvě karty, které dají dohromady deset, se odeberou spolu: položte jednu na druhou. Eso platí za jednu.',
      'Spolu se odeberou i dva kluci, dvě dámy nebo dva králové. Desítky zůstávají.',
      'Obě místa se hned doplní z balíčku.',
    ],
    options: [noOptions],
    scoring: ['Jeden bod za každou odebranou kartu. Nejvíc je 48.'],
    strategy: [
      'Desítky jen zabírají místo: čtyři z nich nechají volných pět míst.',
      'Ze dvou dvojic vyberte tu, jejímž kartám zbývá méně protějšků.',
    ],
  },
  'rules.cruel': {
    setup: ['Čtyři esa začínají základny. Zbylých 48 karet leží ve dvanácti hromádkách po čtyřech.'],
    goal: [allSuitsUp],
    rules: [
      'Táhnout lze jen poslední kartou hromádky. Na hromádky se skládá sestupně v jedné barvě. Prázdné místo zůstává prázdné.',
      'Kliknutí na balíček rozdá znovu: hromádky se seberou popořadě, od spodní karty první po poslední kartu poslední, a znovu se vyloží po čtyřech.',
      staysUp,
    ],
    options: ['Další průchody: kolikrát se hromádky smí rozdat znovu. Výchozí nastavení je bez omezení.'],
    scoring: [pointsUp],
    strategy: [
      'Nové rozdání posune jen hromádky za první, která se změnila: postupujte od poslední hromádky k první.',
      'Rozdejte znovu, dokud ještě zbývá tah nebo dva, aby se hromádky posunuly o tolik, o kolik potřebujete.',
    ],
  },
  'rules.gaps': {
    setup: [
      'Všech 52 karet leží odkrytých ve čtyřech řadách po 13. Potom se odeberou esa a zůstanou po nich čtyři mezery.',
    ],
    goal: ['Seřaďte každou řadu: jednu barvu od dvojky po krále, zleva doprava.'],
    rules: [
      'Do mezery patří karta, která v téže barvě následuje po její levé sousedce. Na levý okraj patří jakákoli dvojka.',
      'Do mezery za králem nebo za jinou mezerou nepatří nic.',
      'Karty seřazené od levého okraje zůstávají na místě.',
      'Když nejde zaplnit žádnou mezeru, kliknutí na balíček rozdá znovu: všechny neseřazené karty se zamíchají a každá řada má mezeru hned za seřazenými.',
    ],
    options: [
      'Další průchody: kolikrát se karty smí rozdat znovu. Výchozí počet je dva.',
      'Po novém rozdání mezery kdekoli: při zapnutí mezery nečekají za seřazenými kartami.',
    ],
    scoring: ['Jeden bod za každou kartu seřazenou od levého okraje své řady. Nejvíc je 48.'],
    strategy: [
      'Sledujte každou mezeru až do konce: každý tah nechá další, dokud některá neskončí za králem.',
      'Nejdřív uvolňujte levé okraje, protože každá dvojka, která se tam dostane, začíná řadu.',
    ],
  },
  'rules.accordion': {
    setup: ['Všech 52 karet leží odkrytých v jedné dlouhé řadě, která pokračuje z řádku na řádek.'],
    goal: ['Stlačte řadu na jedinou kartu.'],
    rules: [
      'Karta přikryje předchozí nebo třetí před sebou, pokud má stejnou hodnotu nebo barvu.',
      'Přikrytá karta je ze hry a řada se srazí.',
    ],
    options: [noOptions],
    scoring: ['Jeden bod za každou odebranou kartu. Nejvíc je 51.'],
    strategy: [
      'Vyhrát lze jen málo rozdání: řada o pěti nebo šesti kartách je dobrý výsledek.',
      'Vybírejte tahy, které k sobě přiblíží karty stejné hodnoty nebo barvy.',
      'Čtyři karty jedné hodnoty si nechte u konce řady, abyste jimi mohli přikrývat nakonec.',
    ],
  },
  'rules.clock': {
    setup: [
      'Všech 52 karet leží zakrytých ve 13 hromádkách po čtyřech: dvanáct jich tvoří hodiny na ciferníku, jedna je uprostřed. Poslední karta prostřední hromádky je odkrytá.',
    ],
    goal: ['Odkryjte všechny karty dřív, než přijde čtvrtý král.'],
    rules: [
      'Karta z prostředka jde na hodinu své hodnoty (eso na jednu, dáma na dvanáct) a spodní karta tamní hromádky přijde doprostřed.',
      'Král zůstane uprostřed a odkryje se spodní karta prostřední hromádky.',
      'Není tu nic na vybranou: kliknutí kartu zahraje.',
    ],
    options: [noOptions],
    scoring: ['Jeden bod za každou kartu na její hodině. Nejvíc je 48.'],
    strategy: ['Žádná nepomůže: vyjde jedno rozdání ze třinácti.'],
  },
} satisfies RulesTexts;
