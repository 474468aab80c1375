import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Breng alle 52 kaarten naar de vier basisstapels, elk in één soort van aas tot koning.';
const alternating = 'De stapels worden aflopend gebouwd in wisselende kleuren: op een rode negen past een zwarte acht.';
const runMoves = 'Een open reeks, of het laatste deel ervan, wordt als geheel verplaatst.';
const turnsUp = 'Een gesloten kaart die vrijkomt, draait vanzelf open.';
const turnStock = 'Draai de stok op de aflegstapel; alleen de bovenste kaart daarvan is speelbaar.';
const turnBack = 'Is de stok leeg, dan wordt de aflegstapel in dezelfde volgorde weer de stok.';
const backToTableau = 'De bovenste kaart van een basisstapel mag terug naar het speelveld.';
const doubleClick = 'Een dubbelklik stuurt een kaart naar haar basisstapel; op een basisstapel stuurt hij alle kaarten die kunnen.';
const drawOption = 'Kaarten per keer: één of drie.';
const twoRedeals = 'Extra rondes: hoe vaak de aflegstapel weer stok mag worden. Standaard twee keer.';
const pointsTakenBack = 'Eén punt voor elke kaart op een basisstapel; gaat ze eraf, dan vervalt het punt. Hoogstens 52.';
const noRedeals = 'Extra rondes: hoe vaak de aflegstapel weer stok mag worden. Standaard niet.';
const kingsSwitchedOn = 'Alleen koningen op lege stapels: staat dit aan, dan mag geen andere kaart een stapel beginnen.';
const growingPiles = 'Zeven stapels van één tot zeven kaarten, van links naar rechts. Van elke stapel is alleen de laatste kaart open.';
const emptyAnyRun = 'Op een lege stapel mag elke kaart of reeks.';
const nextFromStock = 'Past er niets, draai dan de volgende kaart van de stok. Er is maar één ronde.';
const noOptions = 'Dit spel heeft geen opties.';
const eightOpenColumns = 'Alle 52 kaarten liggen open in acht kolommen: vier van zeven kaarten en vier van zes. Vier cellen zijn leeg.';
const cellAndColumn = 'In een cel past één kaart, welke dan ook. In een lege kolom mag elke kaart of reeks.';
const runThroughCells = 'Een reeks wordt als geheel verplaatst als haar kaarten er ook één voor één heen kunnen: één kaart meer dan er lege cellen zijn, en twee keer zoveel voor elke lege kolom.';
const points = 'Eén punt voor elke kaart op een basisstapel. Hoogstens 52.';
const columnsInSuit = 'De kolommen worden aflopend gebouwd in één soort. In een lege kolom mag een koning, of een reeks die met een koning begint.';
const cell = 'In een cel past één kaart, welke dan ook.';
const comesBack = 'De bovenste kaart van een basisstapel mag terug.';
const kingsSwitchedOff = 'Alleen koningen op lege stapels: staat dit uit, dan mag elke kaart of reeks naar een lege kolom.';
const anySuit = 'De stapels worden aflopend gebouwd, ongeacht de soort: op een negen past elke acht.';
const runInSuit = 'Alleen een reeks in één soort wordt als geheel verplaatst. Op een lege stapel mag elke kaart of reeks.';
const dealToAll = 'Een klik op de stok deelt één kaart aan elke stapel, maar alleen zolang er geen leeg is.';
const wholeSuitUp = 'Een volledige reeks gaat met een dubbelklik of met de hand naar een basisstapel en blijft daar.';
const buildInSuit = 'Bouw in één soort waar je maar kunt: gemengde reeksen sluiten elkaar op.';
const turnUpFirst = 'Draai eerst gesloten kaarten open en maak de korte stapels leeg.';
const sortBeforeDeal = 'Gebruik een lege stapel om reeksen te ordenen voordat je deelt, want dan moet je hem vullen.';
const fourWholeSuits = 'Bouw 4 volledige reeksen, elk in één soort van koning tot aas, en breng ze naar de basisstapels.';
const pointsInSuit = 'Eén punt voor elke kaart die op de volgende hogere van haar soort ligt. Hoogstens 48.';
const anyFaceUp = 'Elke open kaart kan worden verplaatst, met alle kaarten die erop liggen, op volgorde of niet.';
const emptyKing = 'Op een lege stapel mag een koning, met alle kaarten die erop liggen.';
const eightSuitsUp = 'Breng alle 104 kaarten naar de acht basisstapels, elk in één soort van aas tot koning.';
const runUpWhole = 'Een reeks gaat als geheel naar haar basisstapel. Wat is weggelegd, blijft liggen.';
const suitsFromBase = 'Breng alle 52 kaarten naar de basisstapels, elk in één soort oplopend vanaf de beginwaarde; na de koning komt de aas.';
const pointsFromBase = 'Eén punt voor elke kaart op een basisstapel. De eerste ligt er vanaf het begin; hoogstens 52.';
const allSuitsUp = 'Breng alle kaarten naar de basisstapels, elk in één soort van aas tot koning.';
const lastCardMoves = 'Alleen de laatste kaart van een stapel wordt verplaatst. De stapels worden aflopend gebouwd, ongeacht de soort: op een negen past elke acht.';
const emptyAny = 'Op een lege stapel mag elke kaart.';
const pointsUp = 'Eén punt voor elke weggelegde kaart. Hoogstens 48.';
const staysUp = 'Wat is weggelegd, blijft liggen.';
const removeAll = 'Verwijder alle 52 kaarten.';
const pointsOut = 'Eén punt voor elke verwijderde kaart. Hoogstens 52.';

/** The rules pages of the games of the collection, in Dutch. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Zes stapels van zes kaarten. De eerste ligt helemaal open; in elke volgende stapel is één kaart meer gesloten.',
      'De andere 16 kaarten vormen de stok. De aflegstapel en de basisstapels zijn eerst leeg.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Op een lege stapel mag een koning, of een reeks die met een koning begint.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [
      drawOption,
      twoRedeals,
      'Alleen koningen op lege stapels: staat dit uit, dan mag elke kaart of reeks daarheen.',
    ],
    scoring: [pointsTakenBack],
    strategy: [
      'De stok is kort en komt drie keer langs: wat je nu niet kunt gebruiken, zie je snel weer terug.',
      'De rechterstapels verbergen het meest: maak die het eerst open.',
      'Zes stapels geven weinig ruimte, dus een lege stapel is veel waard.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Alle 52 kaarten vormen de stok. Zeven stapels, de aflegstapel en vier basisstapels zijn eerst leeg.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Op een lege stapel mag elke kaart en elke reeks.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Kaarten per keer: één of drie. Standaard drie.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Vul niet alle zeven stapels tegelijk: een stapel die met een lage kaart begint, zit lang dicht.',
      'In het begin is alleen elke derde kaart speelbaar. Tel welke er vrijkomen als je er een pakt.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, 'De andere 24 kaarten vormen de stok. De aflegstapel en de basisstapels zijn eerst leeg.'],
    goal: [fourSuitsUp],
    rules: [
      'De stapels worden aflopend gebouwd in elke soort behalve dezelfde: op harten negen past elke acht die geen harten is.',
      'Elke open kaart wordt verplaatst samen met alle kaarten die erop liggen.',
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
      'Drie van de vier kaarten passen bijna overal: zoek de zet die een kaart opendraait, niet zomaar een die past.',
      'Houd de soorten gescheiden waar dat kan, zodat de reeksen aan het eind vlot kunnen worden weggelegd.',
      'Op een lege stapel mag alles, dus maak de korte vroeg leeg.',
    ],
  },
  'rules.golf': {
    setup: [
      'Zeven kolommen van vijf kaarten, allemaal open. De andere 17 kaarten vormen de stok.',
      'Om te beginnen wordt de eerste kaart van de stok gedraaid.',
    ],
    goal: ['Breng alle 35 kaarten van de kolommen naar de aflegstapel.'],
    rules: [
      'De laatste kaart van een kolom gaat naar de aflegstapel als ze één hoger of lager is dan de kaart daar. De soort doet er niet toe.',
      'Op een koning past niets, en op een aas alleen een twee.',
      nextFromStock,
    ],
    options: [
      'Koning en aas zijn buren: staat dit aan, dan passen op een koning vrouw en aas, en op een aas koning en twee.',
    ],
    scoring: ['Eén punt voor elke kaart die uit de kolommen wordt gepakt. Hoogstens 35.'],
    strategy: [
      'Zoek lange reeksen voordat je er de eerste kaart van speelt.',
      'Een koning beëindigt een reeks: speel hem alleen als laatste kaart.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Een piramide van 28 kaarten in rijen van één tot zeven. Elke kaart ligt half onder twee kaarten van de volgende rij. Alleen de zeven van de onderste rij zijn open.',
      'De andere 24 kaarten vormen de stok. Om te beginnen wordt de eerste gedraaid.',
    ],
    goal: ['Ruim de hele piramide op.'],
    rules: [
      'Een open kaart van de piramide gaat naar de aflegstapel als ze één hoger of lager is dan de kaart daar. De soort doet er niet toe.',
      'Aas en koning zijn buren: ze passen op elkaar.',
      'Een kaart draait open zodra er geen andere meer op ligt.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Eén punt voor elke kaart die uit de piramide wordt gepakt. Hoogstens 28.'],
    strategy: [
      'Zijn twee buurkaarten weg, dan draait er een kaart open: kies liever de kaart waarvan de buurkaart al weg is.',
      'Speel van twee gelijkwaardige kaarten die waar meer onder ligt.',
    ],
  },
  'rules.freecell': {
    setup: [
      eightOpenColumns,
      'De spellen 1 tot en met 32000 zijn de spellen die FreeCell-spelers bij hun nummer kennen.',
    ],
    goal: [fourSuitsUp],
    rules: [
      'De kolommen worden aflopend gebouwd in wisselende kleuren: op een rode negen past een zwarte acht.',
      cellAndColumn,
      runThroughCells,
      'Een kaart die geen andere meer nodig kan hebben, wordt vanzelf weggelegd. Wat is weggelegd, blijft liggen.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Bijna elk spel is te winnen: denk eerst na en houd de cellen leeg.',
      'Graaf naar de azen en tweeën, en kijk wat erop ligt voordat je begint.',
      'Een lege kolom is meer waard dan een lege cel.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'De kolommen worden aflopend gebouwd in één soort: op harten negen past alleen harten acht.',
      cellAndColumn,
      runThroughCells,
      'Elke kaart die naar een basisstapel kan, gaat er vanzelf heen en blijft daar.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Elke kaart heeft maar één plek in de kolommen: kijk wat daarop ligt voordat je daar iets verplaatst.',
      'Vul een cel alleen als je weet hoe die weer leeg komt.',
      'Maak vroeg een hele kolom leeg, anders heb je niet genoeg aan de cellen.',
    ],
  },
  'rules.eight-off': {
    setup: ['Acht open kolommen van zes kaarten. De laatste vier kaarten liggen in de eerste vier van acht cellen.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Van een reeks kan in één keer één kaart meer worden verplaatst dan er lege cellen zijn.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'De helft van de cellen is eerst vrij: gebruik ze om koningen naar lege kolommen te brengen.',
      'Houd zo lang mogelijk twee cellen leeg.',
    ],
  },
  'rules.seahaven': {
    setup: [
      'Tien open kolommen van vijf kaarten. De laatste twee kaarten liggen in de middelste twee van vier cellen.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Van een reeks kan in één keer één kaart meer worden verplaatst dan er lege cellen zijn. Naar haar basisstapel gaat ze als geheel.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Kijk voordat je een kaart op haar buurkaart legt wat er onder beide ligt: wat daar begraven is, blijft begraven.',
      'Maak een kolom alleen leeg als er een koning klaarstaat.',
    ],
  },
  'rules.spider': {
    setup: [
      'Tien stapels met samen 104 kaarten: zes in de eerste, vierde, zevende en tiende, vijf in de andere. Van elke stapel is alleen de laatste kaart open.',
      'De andere 50 kaarten vormen de stok, genoeg om vijf keer te delen.',
    ],
    options: ['Aantal soorten: vier, twee of één. Hoe minder, hoe makkelijker het spel.'],
    goal: ['Bouw 8 volledige reeksen, elk in één soort van koning tot aas, en breng ze naar de basisstapels.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['Eén punt voor elke kaart die op de volgende hogere van haar soort ligt. Hoogstens 96.'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [
      growingPiles,
      'De andere 24 kaarten vormen de stok: drie keer zeven om te delen en aan het eind nog drie kaarten.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Zeven stapels van drie kaarten. Van elke stapel is alleen de laatste kaart open.',
      'De andere 31 kaarten vormen de stok: vier keer zeven om te delen en aan het eind nog drie kaarten.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Alle 52 kaarten liggen in zeven stapels. De eerste heeft één kaart; in elke andere zijn de laatste vijf open, op één tot zes gesloten kaarten.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Een gesloten kaart die vrijkomt, draait vanzelf open. Wat is weggelegd, blijft liggen.',
    ],
    options: ['Alleen koningen op lege stapels: staat dit uit, dan mag elke kaart daarheen.'],
    scoring: [points],
    strategy: [
      'Draai vóór al het andere gesloten kaarten open.',
      'Elke kaart kan naar twee plekken: kijk eerst waar die allebei liggen.',
    ],
  },
  'rules.scorpion': {
    setup: [
      'Zeven stapels van zeven kaarten. In de eerste vier zijn de onderste drie gesloten. Drie kaarten vormen de stok.',
    ],
    goal: ['Bouw in de stapels vier volledige reeksen, elk in één soort van koning tot aas.'],
    rules: [
      'De stapels worden aflopend gebouwd in één soort: op harten negen past alleen harten acht.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Een klik op de stok deelt de drie kaarten ervan aan de eerste drie stapels, één keer.',
    ],
    options: [noOptions],
    scoring: [
      'Drie punten voor elke opengedraaide kaart, één voor elke kaart op de volgende hogere van haar soort, vier voor elke volledige reeks. Hoogstens 100.',
    ],
    strategy: [
      'Draai de gesloten kaarten open en zoek koningen die je kunt verplaatsen.',
      'Een kaart die onder de kaart ligt waar ze op hoort, is niet speelbaar: let daarop voordat je iets op een stapel legt.',
      'Bewaar de stok tot er niets anders meer over is.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['Tien open stapels van vier kaarten, uit twee spellen kaarten. De andere 64 kaarten vormen de stok.'],
    goal: [eightSuitsUp],
    rules: [
      'De stapels worden aflopend gebouwd in één soort. Op een lege stapel mag elke kaart.',
      'Een reeks wordt als geheel verplaatst als haar kaarten er ook één voor één heen kunnen: twee kaarten met één lege stapel, vier met twee.',
      'Draai de stok kaart voor kaart op de aflegstapel. De bovenste kaart van de aflegstapel is speelbaar.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Vijf punten voor elke kaart op een basisstapel en 60 voor elke volle basisstapel. Hoogstens 1000.'],
    strategy: [
      'Maak een stapel leeg voordat je veel kaarten draait: dat is de enige plek voor wat niet past.',
      'Bouw niet op een kaart die je binnenkort ergens anders nodig hebt.',
      'De aflegstapel is helemaal te zien: speel zo dat wat erin ligt er weer uit kan.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Acht stapels van drie kaarten, uit twee spellen kaarten. Van elke stapel is alleen de laatste kaart open.',
      'De andere 80 kaarten vormen de stok, genoeg om tien keer te delen.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'De stapels worden aflopend gebouwd in wisselende kleuren. Een open reeks, of het laatste deel ervan, wordt als geheel verplaatst.',
      emptyAnyRun,
      turnsUp,
      'Een klik op de stok deelt één kaart aan elke stapel.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Vijf punten voor elke kaart op een basisstapel en 60 voor elke volle basisstapel. Twee voor elke kaart van een stapel die op een kaart van één hoger ligt, rood op zwart of zwart op rood. Een gewonnen spel heeft 1000.',
    ],
    strategy: [
      'Draai alle 16 gesloten kaarten vroeg open, zolang de stapels kort zijn.',
      'Maak een stapel leeg voordat je deelt, en deel alleen als er niets anders meer over is.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Dertien kaarten vormen de reservestapel, de laatste open. Vier kaarten beginnen vier stapels en één de eerste basisstapel: haar waarde is de beginwaarde. De andere 34 kaarten vormen de stok.',
    ],
    goal: [suitsFromBase],
    rules: [
      'De stapels worden aflopend gebouwd in wisselende kleuren; op een aas past een koning. Een reeks, of het laatste deel ervan, wordt als geheel verplaatst.',
      'Een lege stapel wordt meteen gevuld uit de reservestapel. Is die op, dan mag elke kaart of reeks daarheen.',
      'Draai de stok op de aflegstapel. Is de stok leeg, dan wordt de aflegstapel in dezelfde volgorde weer de stok.',
      'De bovenste kaart van een basisstapel mag terug, maar de allereerste niet.',
    ],
    options: [drawOption, 'Extra rondes: hoe vaak de aflegstapel weer stok mag worden. Standaard onbeperkt.'],
    scoring: [pointsFromBase],
    strategy: [
      'Maak vóór al het andere de reservestapel leeg.',
      'Leg kaarten niet koste wat kost gelijkmatig weg: een kaart op een stapel kan nog andere uit de reservestapel dragen.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Zeven stapels van één tot zeven kaarten; van elke stapel is alleen de laatste kaart open.',
      'Eén kaart begint de eerste basisstapel: haar waarde is de beginwaarde. De andere 23 kaarten vormen de stok.',
    ],
    goal: [suitsFromBase],
    rules: [
      'De stapels worden aflopend gebouwd, rood op rood en zwart op zwart: op een rode negen past een rode acht, op een aas een koning.',
      'Een open reeks wordt als geheel verplaatst; ze eindigt bij een kaart van de beginwaarde.',
      'Een lege stapel wordt alleen gevuld door de stok.',
      'Een klik op de stok deelt één kaart aan elke stapel; voor de laatste keer zijn er nog twee over.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Graaf eerst naar de kaarten van de beginwaarde.',
      'De stok deelt vier keer en begraaft wat je hebt geordend: doe voor elke keer alle zetten die een kaart opendraaien.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Dertien kaarten tussen de vleugels vormen de reservestapel, gesloten op de onderste na. Acht stapels van één kaart zijn de vleugels. Eén kaart begint de eerste basisstapel: haar waarde is de beginwaarde. De andere 30 kaarten vormen de stok.',
    ],
    goal: [suitsFromBase],
    rules: [
      'De stapels worden aflopend gebouwd in één soort, kaart voor kaart, een koning op een aas. Geen stapel heeft meer dan drie kaarten.',
      'Een lege stapel wordt meteen gevuld uit de reservestapel. Is die op, dan mag elke kaart daarheen.',
      'De laatste kaart van de reservestapel is speelbaar zoals elke andere.',
      'Draai de stok kaart voor kaart op de aflegstapel; de aflegstapel kan weer stok worden.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Maak stapels zo snel leeg als je kunt zolang er nog reservekaarten zijn.',
      'Met drie kaarten is een stapel vol: maak er geen vol boven een kaart die je binnenkort nodig hebt.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['De vier azen beginnen de basisstapels. De andere 48 kaarten liggen open in acht stapels van zes.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'De bovenste kaart van een basisstapel mag terug, maar de aas niet.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Zoek de tweeën en drieën, en ruim eerst de stapels op die ze verbergen.',
      'Een lege stapel is alle ruimte die er is: vul hem alleen om een andere leeg te maken.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['Alle 52 kaarten liggen open in 13 stapels van vier. Koningen gaan onder in hun stapel.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Een lege stapel blijft leeg.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'De meeste spellen zijn te winnen: zoek de lage kaarten en haal weg wat erop ligt.',
      'Bouw lange reeksen op stapels waarvan je de onderste kaarten niet snel nodig hebt.',
      'Aan een leeggemaakte stapel heeft niemand iets: laat de laatste kaart liggen waar ze nog andere kan dragen.',
    ],
  },
  'rules.fortress': {
    setup: ['Alle 52 kaarten liggen open in tien stapels: zes in de eerste en de zesde, vijf in de andere.'],
    goal: [fourSuitsUp],
    rules: [
      'Alleen de laatste kaart van een stapel wordt verplaatst. De stapels worden oplopend of aflopend gebouwd in één soort, net wat je wilt, en mogen van richting wisselen.',
      emptyAny,
      staysUp,
    ],
    options: ['Koning en aas zijn buren: staat dit aan, dan sluiten ze ook in de stapels op elkaar aan.'],
    scoring: [points],
    strategy: [
      'Een reeks die je kaart voor kaart verlegt, keert haar richting om: breng zo lage kaarten naar het eind.',
      'Maak vroeg één stapel leeg en houd hem leeg.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Een piramide van 28 kaarten in rijen van één tot zeven. Elke kaart ligt half onder twee kaarten van de volgende rij. Alleen de onderste rij is open. De andere 24 kaarten vormen de stok.',
    ],
    goal: [removeAll],
    rules: [
      'Twee vrije kaarten die samen dertien zijn, gaan samen weg: leg de ene op de andere. Een aas telt voor één, een boer voor elf, een vrouw voor twaalf. Een koning gaat alleen weg, met een klik.',
      'Vrij zijn de kaarten van de piramide waar geen andere op ligt, en de bovenste kaart van de aflegstapel.',
      'De twee bovenste kaarten van de aflegstapel gaan met een klik samen weg als ze dertien zijn.',
      'Draai de stok kaart voor kaart op de aflegstapel.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Heeft een kaart meer dan één partner, neem dan die waarmee meer van de piramide vrijkomt.',
      'Onthoud waar de partners van begraven kaarten liggen: zijn ze alle vier weg, dan blijft de kaart liggen.',
    ],
  },
  'rules.fourteen': {
    setup: ['Alle 52 kaarten liggen open in twaalf stapels: vijf in de eerste vier, vier in de andere.'],
    goal: [removeAll],
    rules: [
      'De laatste kaarten van twee stapels gaan samen weg als ze veertien zijn: leg de ene op de andere.',
      'Een aas telt voor één en gaat met een koning weg, een twee met een vrouw, een drie met een boer.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Alles is te zien: zoek stapels waarin een kaart op haar eigen partner ligt, en maak die het eerst vrij.',
      'Zevens gaan alleen met zevens weg. Blokkeer er geen twee met de andere twee.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Een vierkant van 25 open kaarten. De andere 27 kaarten vormen de stok.'],
    goal: [removeAll],
    rules: [
      'Twee kaarten van dezelfde waarde die elkaar raken, met een zijde of een hoek, gaan samen weg: leg de ene op de andere.',
      'Een klik op de stok sluit de gaten: de kaarten schuiven op in leesrichting en de stok vult wat overblijft.',
      'Doe dit zo vaak als er gaten zijn.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Kijk vooruit welke kaarten elkaar raken als de gaten sluiten, en kies je paren daarop.',
      'Paren dicht bij het eind van het vierkant verschuiven de andere kaarten het minst.',
    ],
  },
  'rules.block-ten': {
    setup: ['Negen kaarten liggen open in een vierkant. De andere 43 kaarten vormen de stok.'],
    goal: ['Verwijder alle kaarten behalve de vier tienen.'],
    rules: [
      'Twee kaarten die samen tien zijn, gaan samen weg: leg de ene op de andere. Een aas telt voor één.',
      'Ook twee boeren, twee vrouwen of twee koningen gaan samen weg. Tienen blijven liggen.',
      'Beide plekken worden meteen gevuld uit de stok.',
    ],
    options: [noOptions],
    scoring: ['Eén punt voor elke verwijderde kaart. Hoogstens 48.'],
    strategy: [
      'Tienen nemen alleen plaats in: liggen ze er alle vier, dan blijven er vijf plekken over.',
      'Neem van twee paren dat waarvan de kaarten minder partners over hebben.',
    ],
  },
  'rules.cruel': {
    setup: ['De vier azen beginnen de basisstapels. De andere 48 kaarten liggen in twaalf stapels van vier.'],
    goal: [allSuitsUp],
    rules: [
      'Alleen de laatste kaart van een stapel wordt verplaatst. De stapels worden aflopend gebouwd in één soort. Een lege stapel blijft leeg.',
      'Een klik op de stok deelt opnieuw: de stapels worden op volgorde opgeraapt, van de onderste kaart van de eerste tot de laatste kaart van de laatste, en weer per vier neergelegd.',
      staysUp,
    ],
    options: ['Extra rondes: hoe vaak de stapels opnieuw mogen worden gedeeld. Standaard onbeperkt.'],
    scoring: [pointsUp],
    strategy: [
      'Opnieuw delen verschuift alleen de stapels achter de eerste die veranderd is: werk van de laatste stapel naar de eerste.',
      'Deel opnieuw zolang er nog één of twee zetten over zijn, zodat de stapels zoveel verschuiven als je nodig hebt.',
    ],
  },
  'rules.gaps': {
    setup: [
      'Alle 52 kaarten liggen open in vier rijen van 13. Dan worden de azen weggenomen; ze laten vier gaten achter.',
    ],
    goal: ['Breng elke rij op volgorde: één soort van twee tot koning, van links naar rechts.'],
    rules: [
      'In een gat past de kaart die in dezelfde soort op haar linkerbuur volgt. Aan het linkereind past elke twee.',
      'In een gat achter een koning of achter een ander gat past niets.',
      'Kaarten die vanaf het linkereind op volgorde liggen, blijven liggen.',
      'Kan er geen gat worden gevuld, dan deelt een klik op de stok opnieuw: alle kaarten die niet op volgorde liggen worden geschud, en elke rij heeft haar gat achter de kaarten die dat wel doen.',
    ],
    options: [
      'Extra rondes: hoe vaak de kaarten opnieuw mogen worden gedeeld. Standaard twee keer.',
      'Gaten overal na opnieuw delen: staat dit aan, dan wachten ze niet achter de kaarten die op volgorde liggen.',
    ],
    scoring: ['Eén punt voor elke kaart die vanaf het linkereind van haar rij op volgorde ligt. Hoogstens 48.'],
    strategy: [
      'Volg elk gat tot het eind: elke zet laat een ander gat achter, tot er een achter een koning eindigt.',
      'Maak eerst de linkereinden vrij, want elke twee die daar komt, begint een rij.',
    ],
  },
  'rules.accordion': {
    setup: ['Alle 52 kaarten liggen open in één lange rij, die van regel tot regel doorloopt.'],
    goal: ['Schuif de rij ineen tot één enkele kaart.'],
    rules: [
      'Een kaart bedekt de kaart ervoor, of de derde ervoor, als de waarde of de soort gelijk is.',
      'De bedekte kaart is uit het spel en de rij sluit zich.',
    ],
    options: [noOptions],
    scoring: ['Eén punt voor elke kaart die uit het spel is. Hoogstens 51.'],
    strategy: [
      'Weinig spellen worden gewonnen: een rij van vijf of zes kaarten is een goed einde.',
      'Kies liever zetten die kaarten van één waarde of soort binnen elkaars bereik brengen.',
      'Houd de vier kaarten van één waarde bij het eind van de rij, om er ten slotte de andere mee te bedekken.',
    ],
  },
  'rules.clock': {
    setup: [
      'Alle 52 kaarten liggen gesloten in 13 stapels van vier: twaalf als de uren van een klok, één in het midden. De laatste kaart van het midden wordt opengedraaid.',
    ],
    goal: ['Draai alle kaarten open voordat de vierde koning komt.'],
    rules: [
      'De kaart van het midden gaat naar het uur van haar waarde, een aas naar één uur, een vrouw naar twaalf uur; de onderste kaart van die stapel komt dan in het midden.',
      'Een koning blijft in het midden, en de onderste kaart daar komt boven.',
      'Er valt niets te kiezen: een klik speelt de kaart.',
    ],
    options: [noOptions],
    scoring: ['Eén punt voor elke kaart op haar uur. Hoogstens 48.'],
    strategy: ['Geen enkele helpt: één op de dertien spellen komt uit.'],
  },
} satisfies RulesTexts;
