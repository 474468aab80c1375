import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Porta tutte le 52 carte sulle quattro basi, ciascuna di un solo seme, dall’asso al re.';
const alternating = 'Le pile si costruiscono in ordine decrescente alternando i colori: su un nove rosso va un otto nero.';
const runMoves = 'Una sequenza scoperta, o la sua parte finale, si muove tutta insieme.';
const turnsUp = 'Una carta coperta che resta libera si scopre da sola.';
const turnStock = 'Gira le carte del mazzo sugli scarti; si può giocare solo la carta in cima agli scarti.';
const turnBack = 'Quando il mazzo finisce, gli scarti tornano a formare il mazzo, nello stesso ordine.';
const backToTableau = 'La carta in cima a una base può tornare sulle pile.';
const doubleClick = 'Un doppio clic manda una carta sulla sua base; su una base, manda tutte quelle che possono andarci.';
const drawOption = 'Carte girate alla volta: una o tre.';
const twoRedeals = 'Altri giri del mazzo: quante volte gli scarti tornano nel mazzo. All’inizio due.';
const pointsTakenBack = 'Un punto per ogni carta su una base, tolto se la carta la lascia. Il massimo è 52.';
const noRedeals = 'Altri giri del mazzo: quante volte gli scarti tornano nel mazzo. All’inizio nessuna.';
const kingsSwitchedOn = 'Solo re sulle pile vuote: se l’opzione è attivata, nessun’altra carta può cominciare una pila.';
const growingPiles = 'Sette pile da una a sette carte, da sinistra a destra. Solo l’ultima di ciascuna è scoperta.';
const emptyAnyRun = 'Una pila vuota accetta qualsiasi carta o sequenza.';
const nextFromStock = 'Quando nulla va bene, gira la carta successiva del mazzo. Il mazzo si scorre una volta sola.';
const noOptions = 'Questo gioco non ha opzioni.';
const eightOpenColumns = 'Tutte le 52 carte sono scoperte in otto colonne: quattro di sette carte e quattro di sei. Quattro celle sono vuote.';
const cellAndColumn = 'Una cella tiene una carta qualsiasi. Una colonna vuota accetta qualsiasi carta o sequenza.';
const runThroughCells = 'Una sequenza si muove tutta insieme se le sue carte possono andarci una alla volta: una carta in più delle celle vuote, e il doppio per ogni colonna vuota.';
const points = 'Un punto per ogni carta su una base. Il massimo è 52.';
const columnsInSuit = 'Le colonne si costruiscono in ordine decrescente con un solo seme. Una colonna vuota accetta un re o una sequenza che comincia con un re.';
const cell = 'Una cella tiene una carta qualsiasi.';
const comesBack = 'La carta in cima a una base può tornare indietro.';
const kingsSwitchedOff = 'Solo re sulle pile vuote: se l’opzione è disattivata, su una colonna vuota può andare qualsiasi carta o sequenza.';
const anySuit = 'Le pile si costruiscono in ordine decrescente con qualsiasi seme: su un nove va qualunque otto.';
const runInSuit = 'Si muove tutta insieme solo una sequenza di un unico seme. Una pila vuota accetta qualsiasi carta o sequenza.';
const dealToAll = 'Un clic sul mazzo distribuisce una carta a ogni pila, ma solo se nessuna è vuota.';
const wholeSuitUp = 'Una sequenza completa va su una base, con un doppio clic o a mano, e ci resta.';
const buildInSuit = 'Costruisci con lo stesso seme ogni volta che puoi: le sequenze miste si bloccano a vicenda.';
const turnUpFirst = 'Scopri prima le carte coperte, e svuota le pile corte.';
const sortBeforeDeal = 'Usa una pila vuota per riordinare le sequenze prima di distribuire, perché poi dovrai riempirla.';
const fourWholeSuits = 'Forma 4 sequenze complete, ciascuna di un solo seme, dal re all’asso, e portale sulle basi.';
const pointsInSuit = 'Un punto per ogni carta che sta su quella di valore subito superiore dello stesso seme. Il massimo è 48.';
const anyFaceUp = 'Ogni carta scoperta si può muovere, con tutte quelle che le stanno sopra, in ordine o no.';
const emptyKing = 'Una pila vuota accetta un re, con tutte le carte che gli stanno sopra.';
const eightSuitsUp = 'Porta tutte le 104 carte sulle otto basi, ciascuna di un solo seme, dall’asso al re.';
const runUpWhole = 'Una sequenza sale tutta intera. Una carta salita non torna indietro.';
const suitsFromBase = 'Porta tutte le 52 carte sulle basi, ciascuna di un solo seme, in ordine crescente dal valore di partenza; dopo il re viene l’asso.';
const pointsFromBase = 'Un punto per ogni carta su una base. La prima c’è fin dall’inizio; il massimo è 52.';
const allSuitsUp = 'Porta tutte le carte sulle basi, ciascuna di un solo seme, dall’asso al re.';
const lastCardMoves = 'Si muove solo l’ultima carta di una pila. Le pile si costruiscono in ordine decrescente con qualsiasi seme: su un nove va qualunque otto.';
const emptyAny = 'Una pila vuota accetta qualsiasi carta.';
const pointsUp = 'Un punto per ogni carta salita. Il massimo è 48.';
const staysUp = 'Una carta salita non torna indietro.';
const removeAll = 'Togli tutte le 52 carte.';
const pointsOut = 'Un punto per ogni carta tolta. Il massimo è 52.';

/** The rules pages of the games of the collection, in Italian. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Sei pile di sei carte ciascuna. La prima è tutta scoperta; in ogni pila successiva c’è una carta coperta in più.',
      'Le altre 16 carte formano il mazzo. Scarti e basi all’inizio sono vuoti.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Una pila vuota accetta un re o una sequenza che comincia con un re.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [
      drawOption,
      twoRedeals,
      'Solo re sulle pile vuote: se l’opzione è disattivata, ci può andare qualsiasi carta o sequenza.',
    ],
    scoring: [pointsTakenBack],
    strategy: [
      'Il mazzo è corto e si scorre tre volte: quello che ora non puoi usare, lo rivedrai presto.',
      'Le pile di destra nascondono più carte: scoprile per prime.',
      'Sei pile lasciano poco posto, quindi una pila vuota vale molto.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Tutte le 52 carte formano il mazzo. Sette pile, gli scarti e quattro basi all’inizio sono vuoti.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Una pila vuota accetta qualsiasi carta e qualsiasi sequenza.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Carte girate alla volta: una o tre. All’inizio tre.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Non riempire subito tutte e sette le pile: una pila cominciata con una carta bassa resta chiusa a lungo.',
      'All’inizio si può giocare solo una carta su tre. Conta quali si liberano quando ne prendi una.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, 'Le altre 24 carte formano il mazzo. Scarti e basi all’inizio sono vuoti.'],
    goal: [fourSuitsUp],
    rules: [
      'Le pile si costruiscono in ordine decrescente con qualsiasi seme tranne lo stesso: sul nove di cuori va ogni otto che non sia di cuori.',
      'Ogni carta scoperta si muove insieme a tutte quelle che le stanno sopra.',
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
      'Tre carte su quattro vanno bene quasi ovunque: cerca la mossa che scopre una carta, non una mossa qualsiasi.',
      'Tieni separati i semi quando puoi, così alla fine le sequenze salgono senza intoppi.',
      'Una pila vuota accetta tutto: svuota presto quelle corte.',
    ],
  },
  'rules.golf': {
    setup: [
      'Sette colonne di cinque carte, tutte scoperte. Le altre 17 carte formano il mazzo.',
      'Per cominciare si gira la prima carta del mazzo.',
    ],
    goal: ['Porta sugli scarti tutte le 35 carte delle colonne.'],
    rules: [
      'L’ultima carta di una colonna va sugli scarti se il suo valore è di uno più alto o più basso della carta che c’è lì. I semi non contano.',
      'Su un re non va nulla, e su un asso va solo un 2.',
      nextFromStock,
    ],
    options: ['Re e asso vicini: se l’opzione è attivata, su un re vanno regina e asso, su un asso vanno re e 2.'],
    scoring: ['Un punto per ogni carta tolta dalle colonne. Il massimo è 35.'],
    strategy: [
      'Cerca serie lunghe prima di giocarne la prima carta.',
      'Un re chiude una serie: giocalo solo come ultima carta.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Una piramide di 28 carte in file da una a sette. Ogni carta sta per metà sotto due carte della fila successiva. Solo le sette della fila più bassa sono scoperte.',
      'Le altre 24 carte formano il mazzo. Per cominciare si gira la prima.',
    ],
    goal: ['Elimina tutta la piramide.'],
    rules: [
      'Una carta scoperta della piramide va sugli scarti se il suo valore è di uno più alto o più basso della carta che c’è lì. I semi non contano.',
      'Asso e re sono vicini: ciascuno va sull’altro.',
      'Una carta si scopre appena non ne ha più altre sopra.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Un punto per ogni carta tolta dalla piramide. Il massimo è 28.'],
    strategy: [
      'Quando due carte vicine se ne vanno, se ne scopre un’altra: preferisci la carta la cui vicina non c’è già più.',
      'Fra due carte equivalenti gioca quella che ne nasconde di più.',
    ],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, 'Le partite da 1 a 32000 sono quelle che chi gioca a FreeCell conosce per numero.'],
    goal: [fourSuitsUp],
    rules: [
      'Le colonne si costruiscono in ordine decrescente alternando i colori: su un nove rosso va un otto nero.',
      cellAndColumn,
      runThroughCells,
      'Una carta che non può più servire a nessun’altra sale da sola. Una carta salita non torna indietro.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Quasi tutte le partite si possono vincere: prima rifletti, e tieni vuote le celle.',
      'Scava fino agli assi e ai 2, e guarda che cosa c’è sopra prima di cominciare.',
      'Una colonna vuota vale più di una cella vuota.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'Le colonne si costruiscono in ordine decrescente con un solo seme: sul nove di cuori va solo l’otto di cuori.',
      cellAndColumn,
      runThroughCells,
      'Ogni carta che può salire sale da sola e non torna indietro.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Ogni carta ha un solo posto nelle colonne: guarda che cosa c’è sopra quel posto prima di muovere qualcosa lì.',
      'Riempi una cella solo quando sai come si svuoterà.',
      'Svuota presto una colonna intera, altrimenti le celle non basteranno.',
    ],
  },
  'rules.eight-off': {
    setup: ['Otto colonne scoperte di sei carte. Le ultime quattro carte stanno nelle prime quattro di otto celle.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Di una sequenza si può muovere insieme una carta in più delle celle vuote.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'All’inizio metà delle celle è libera: usale per portare i re sulle colonne vuote.',
      'Tieni vuote due celle finché puoi.',
    ],
  },
  'rules.seahaven': {
    setup: ['Dieci colonne scoperte di cinque carte. Le ultime due carte stanno nelle due centrali di quattro celle.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Di una sequenza si può muovere insieme una carta in più delle celle vuote. Sulla sua base va invece tutta intera.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Prima di mettere una carta sulla sua vicina, guarda che cosa c’è sotto entrambe: ciò che è sepolto lì resta sepolto.',
      'Svuota una colonna solo quando c’è un re a portata di mano.',
    ],
  },
  'rules.spider': {
    setup: [
      'Dieci pile da 104 carte in tutto: sei nella prima, nella quarta, nella settima e nella decima, cinque nelle altre. Solo l’ultima di ciascuna è scoperta.',
      'Le altre 50 carte formano il mazzo, che basta per cinque distribuzioni.',
    ],
    options: ['Numero di semi: quattro, due o uno. Meno sono, più il gioco è facile.'],
    goal: ['Forma 8 sequenze complete, ciascuna di un solo seme, dal re all’asso, e portale sulle basi.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [
      'Un punto per ogni carta che sta su quella di valore subito superiore dello stesso seme. Il massimo è 96.',
    ],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, 'Le altre 24 carte formano il mazzo: tre distribuzioni di sette e, alla fine, tre carte.'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Sette pile di tre carte. Solo l’ultima di ciascuna è scoperta.',
      'Le altre 31 carte formano il mazzo: quattro distribuzioni di sette e, alla fine, tre carte.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Tutte le 52 carte sono in sette pile. La prima ha una carta; in ciascuna delle altre le ultime cinque sono scoperte, sopra da una a sei carte coperte.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Una carta coperta che resta libera si scopre da sola. Una carta salita non torna indietro.',
    ],
    options: ['Solo re sulle pile vuote: se l’opzione è disattivata, ci può andare qualsiasi carta.'],
    scoring: [points],
    strategy: [
      'Prima di tutto scopri le carte coperte.',
      'Ogni carta ha due posti dove andare: guarda prima dove si trovano entrambi.',
    ],
  },
  'rules.scorpion': {
    setup: [
      'Sette pile di sette carte. Nelle prime quattro le tre carte più in basso sono coperte. Tre carte formano il mazzo.',
    ],
    goal: ['Forma nelle pile quattro sequenze complete, ciascuna di un solo seme, dal re all’asso.'],
    rules: [
      'Le pile si costruiscono in ordine decrescente con un solo seme: sul nove di cuori va solo l’otto di cuori.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Un clic sul mazzo distribuisce le sue tre carte alle prime tre pile, una volta sola.',
    ],
    options: [noOptions],
    scoring: [
      'Tre punti per ogni carta scoperta durante il gioco, uno per ogni carta su quella di valore subito superiore dello stesso seme, quattro per ogni sequenza completa. Il massimo è 100.',
    ],
    strategy: [
      'Scopri le carte coperte, e cerca i re che si possono muovere.',
      'Una carta che sta sotto quella su cui dovrebbe andare non si può giocare: individua queste carte prima di allungare una pila.',
      'Tieni il mazzo per quando non resta altro da fare.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['Dieci pile scoperte di quattro carte, da due mazzi di carte. Le altre 64 carte formano il mazzo.'],
    goal: [eightSuitsUp],
    rules: [
      'Le pile si costruiscono in ordine decrescente con un solo seme. Una pila vuota accetta qualsiasi carta.',
      'Una sequenza si muove tutta insieme se le sue carte possono andarci una alla volta: due carte con una pila vuota, quattro con due.',
      'Gira le carte del mazzo sugli scarti, una alla volta. Si può giocare la carta in cima agli scarti.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Cinque punti per ogni carta su una base, e 60 per ogni base completa. Il massimo è 1000.'],
    strategy: [
      'Svuota una pila prima di girare molte carte: è l’unico posto per quelle che non vanno da nessuna parte.',
      'Non costruire su una carta che presto ti servirà altrove.',
      'Gli scarti si vedono tutti: gioca in modo che le loro carte possano tornare in gioco.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Otto pile di tre carte, da due mazzi di carte. Solo l’ultima di ciascuna è scoperta.',
      'Le altre 80 carte formano il mazzo, che basta per dieci distribuzioni.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'Le pile si costruiscono in ordine decrescente alternando i colori. Una sequenza scoperta, o la sua parte finale, si muove tutta insieme.',
      emptyAnyRun,
      turnsUp,
      'Un clic sul mazzo distribuisce una carta a ogni pila.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Cinque punti per ogni carta su una base, e 60 per ogni base completa. Due per ogni carta di una pila che sta su una di valore subito superiore, rosso su nero o nero su rosso. Una partita vinta vale 1000.',
    ],
    strategy: [
      'Scopri presto tutte le 16 carte coperte, finché le pile sono corte.',
      'Svuota una pila prima di distribuire, e distribuisci solo quando non resta altro da fare.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Tredici carte formano la riserva, l’ultima scoperta. Quattro carte cominciano quattro pile, e una la prima base: il suo valore è il valore di partenza. Le altre 34 carte formano il mazzo.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Le pile si costruiscono in ordine decrescente alternando i colori; su un asso va un re. Una sequenza, o la sua parte finale, si muove tutta insieme.',
      'Una pila vuota si riempie subito dalla riserva. Finita la riserva, accetta qualsiasi carta o sequenza.',
      'Gira le carte del mazzo sugli scarti. Quando il mazzo finisce, gli scarti tornano a formare il mazzo, nello stesso ordine.',
      'La carta in cima a una base può tornare indietro, ma non la primissima.',
    ],
    options: [drawOption, 'Altri giri del mazzo: quante volte gli scarti tornano nel mazzo. All’inizio senza limite.'],
    scoring: [pointsFromBase],
    strategy: [
      'Prima di tutto svuota la riserva.',
      'Non far salire le carte in modo uniforme a ogni costo: una carta in una pila può reggerne altre della riserva.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Sette pile da una a sette carte; solo l’ultima di ciascuna è scoperta.',
      'Una carta comincia la prima base: il suo valore è il valore di partenza. Le altre 23 carte formano il mazzo.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Le pile si costruiscono in ordine decrescente, rosso su rosso e nero su nero: su un nove rosso va un otto rosso, su un asso va un re.',
      'Una sequenza scoperta si muove tutta insieme; finisce con una carta del valore di partenza.',
      'Una pila vuota si riempie solo dal mazzo.',
      'Un clic sul mazzo distribuisce una carta a ogni pila; per l’ultima distribuzione ne restano due.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Scava prima fino alle carte del valore di partenza.',
      'Le quattro distribuzioni del mazzo seppelliscono ciò che hai ordinato: prima di ciascuna fai tutte le mosse che scoprono una carta.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Tredici carte tra le ali formano la riserva, tutte coperte tranne quella più in basso. Otto pile di una carta sono le ali. Una carta comincia la prima base: il suo valore è il valore di partenza. Le altre 30 carte formano il mazzo.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Le pile si costruiscono in ordine decrescente con un solo seme, una carta alla volta, un re su un asso. Nessuna pila ha più di tre carte.',
      'Una pila vuota si riempie subito dalla riserva. Finita la riserva, accetta qualsiasi carta.',
      'L’ultima carta della riserva si può giocare come qualsiasi altra.',
      'Gira le carte del mazzo sugli scarti, una alla volta; gli scarti possono tornare nel mazzo.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Svuota le pile più in fretta che puoi finché dura la riserva.',
      'Tre carte riempiono una pila: non chiuderne una sopra una carta che ti serve presto.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['I quattro assi cominciano le basi. Le altre 48 carte sono scoperte in otto pile di sei.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'La carta in cima a una base può tornare indietro, ma non l’asso.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Trova i 2 e i 3, e svuota per prime le pile che li nascondono.',
      'Una pila vuota è tutto lo spazio che c’è: riempila solo per svuotarne un’altra.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['Tutte le 52 carte sono scoperte in 13 pile di quattro. I re vanno in fondo alla loro pila.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Una pila vuota resta vuota.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'La maggior parte delle partite si può vincere: cerca le carte basse e togli ciò che le copre.',
      'Costruisci sequenze lunghe sulle pile le cui carte più in basso non servono presto.',
      'Una pila svuotata non serve a nessuno: lasciaci l’ultima carta finché può reggerne altre.',
    ],
  },
  'rules.fortress': {
    setup: ['Tutte le 52 carte sono scoperte in dieci pile: sei nella prima e nella sesta, cinque nelle altre.'],
    goal: [fourSuitsUp],
    rules: [
      'Si muove solo l’ultima carta di una pila. Le pile si costruiscono con un solo seme, in ordine crescente o decrescente, come vuoi, e possono cambiare direzione.',
      emptyAny,
      staysUp,
    ],
    options: ['Re e asso vicini: se l’opzione è attivata, nelle pile l’asso e il re si susseguono.'],
    scoring: [points],
    strategy: [
      'Una sequenza spostata carta per carta cambia direzione: usa questo per portare in fondo le carte basse.',
      'Svuota presto una pila e tienila vuota.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Una piramide di 28 carte in file da una a sette. Ogni carta sta per metà sotto due carte della fila successiva. Solo la fila più bassa è scoperta. Le altre 24 carte formano il mazzo.',
    ],
    goal: [removeAll],
    rules: [
      'Due carte libere che fanno tredici si tolgono insieme: metti una sull’altra. L’asso vale uno, il fante undici, la regina dodici. Il re si toglie da solo, con un clic.',
      'Sono libere le carte della piramide che non ne hanno altre sopra, e la carta in cima agli scarti.',
      'Le due carte in cima agli scarti si tolgono insieme con un clic, se fanno tredici.',
      'Gira le carte del mazzo sugli scarti, una alla volta.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Se una carta ha più compagne, prendi quella che libera di più la piramide.',
      'Ricorda dove sono le compagne delle carte sepolte: quando tutte e quattro non ci sono più, la carta resta.',
    ],
  },
  'rules.fourteen': {
    setup: ['Tutte le 52 carte sono scoperte in dodici pile: cinque nelle prime quattro, quattro nelle altre.'],
    goal: [removeAll],
    rules: [
      'Le ultime carte di due pile si tolgono insieme se fanno quattordici: metti una sull’altra.',
      'L’asso vale uno e va con un re, il 2 con una regina, il 3 con un fante.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Si vede tutto: cerca le pile in cui una carta sta sopra la propria compagna, e liberale per prime.',
      'I 7 si accoppiano fra loro. Non bloccarne due con gli altri due.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Un quadrato di 25 carte scoperte. Le altre 27 carte formano il mazzo.'],
    goal: [removeAll],
    rules: [
      'Due carte dello stesso valore che si toccano, su un lato o a un angolo, si tolgono insieme: metti una sull’altra.',
      'Un clic sul mazzo chiude gli spazi: le carte avanzano nel senso di lettura, e il mazzo riempie i posti che restano.',
      'Fallo ogni volta che ci sono spazi.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Prevedi quali carte si toccheranno quando gli spazi si chiudono, e scegli le coppie di conseguenza.',
      'Le coppie vicine alla fine del quadrato spostano meno le altre carte.',
    ],
  },
  'rules.block-ten': {
    setup: ['Nove carte sono scoperte in un quadrato. Le altre 43 carte formano il mazzo.'],
    goal: ['Togli tutte le carte tranne i quattro 10.'],
    rules: [
      'Due carte che fanno dieci si tolgono insieme: metti una sull’altra. L’asso vale uno.',
      'Si tolgono insieme anche due fanti, due regine o due re. I 10 restano.',
      'Il mazzo riempie subito tutti e due i posti.',
    ],
    options: [noOptions],
    scoring: ['Un punto per ogni carta tolta. Il massimo è 48.'],
    strategy: [
      'I 10 occupano soltanto posto: in quattro, ne lasciano liberi cinque.',
      'Fra due coppie prendi quella le cui carte hanno meno compagne rimaste.',
    ],
  },
  'rules.cruel': {
    setup: ['I quattro assi cominciano le basi. Le altre 48 carte sono in dodici pile di quattro.'],
    goal: [allSuitsUp],
    rules: [
      'Si muove solo l’ultima carta di una pila. Le pile si costruiscono in ordine decrescente con un solo seme. Una pila vuota resta vuota.',
      'Un clic sul mazzo distribuisce di nuovo: le pile si raccolgono nel loro ordine, dal fondo della prima all’ultima carta dell’ultima, e si stendono di nuovo a quattro a quattro.',
      staysUp,
    ],
    options: ['Altri giri del mazzo: quante volte si possono ridistribuire le pile. All’inizio senza limite.'],
    scoring: [pointsUp],
    strategy: [
      'Una nuova distribuzione sposta solo le pile dopo la prima che è cambiata: lavora dall’ultima pila alla prima.',
      'Ridistribuisci finché resta una mossa o due, così le pile si spostano di quanto ti serve.',
    ],
  },
  'rules.gaps': {
    setup: [
      'Tutte le 52 carte sono scoperte in quattro file di 13. Poi gli assi si tolgono e lasciano quattro spazi.',
    ],
    goal: ['Metti in ordine ogni fila: un solo seme dal 2 al re, da sinistra a destra.'],
    rules: [
      'In uno spazio va la carta che segue la vicina di sinistra, dello stesso seme. All’estremità sinistra va un 2 qualsiasi.',
      'Nulla va in uno spazio dopo un re o dopo un altro spazio.',
      'Le carte in ordine dall’estremità sinistra restano dove sono.',
      'Quando non si può riempire nessuno spazio, un clic sul mazzo distribuisce di nuovo: tutte le carte non in ordine si mescolano, e ogni fila ha il suo spazio dopo quelle in ordine.',
    ],
    options: [
      'Altri giri del mazzo: quante volte si possono ridistribuire le carte. All’inizio due.',
      'Spazi ovunque dopo una nuova distribuzione: se l’opzione è attivata, non stanno dopo le carte in ordine.',
    ],
    scoring: ['Un punto per ogni carta in ordine dall’estremità sinistra della sua fila. Il massimo è 48.'],
    strategy: [
      'Segui ogni spazio fino in fondo: ogni mossa ne lascia un altro, finché uno finisce dopo un re.',
      'Libera prima le estremità sinistre: ogni 2 che ci arriva comincia una fila.',
    ],
  },
  'rules.accordion': {
    setup: ['Tutte le 52 carte sono scoperte in un’unica lunga fila, che continua di riga in riga.'],
    goal: ['Stringi la fila fino a una sola carta.'],
    rules: [
      'Una carta copre quella che la precede, o la terza prima di essa, se il valore o il seme è lo stesso.',
      'La carta che viene coperta esce dal gioco, e la fila si richiude.',
    ],
    options: [noOptions],
    scoring: ['Un punto per ogni carta uscita dal gioco. Il massimo è 51.'],
    strategy: [
      'Si vincono poche partite: una fila di cinque o sei carte è un buon finale.',
      'Preferisci le mosse che portano carte dello stesso valore o seme a portata l’una dell’altra.',
      'Tieni le quattro carte di uno stesso valore verso la fine della fila, per coprire le altre con queste alla fine.',
    ],
  },
  'rules.clock': {
    setup: [
      'Tutte le 52 carte sono coperte in 13 pile di quattro: dodici come le ore di un orologio, una al centro. L’ultima carta del centro si scopre.',
    ],
    goal: ['Scopri tutte le carte prima che arrivi il quarto re.'],
    rules: [
      'La carta del centro va all’ora del suo valore, un asso all’una, una regina alle dodici; la carta più in basso di quella pila viene al centro.',
      'Un re resta al centro, e la carta più in basso del centro viene in cima.',
      'Non c’è nulla da scegliere: un clic gioca la carta.',
    ],
    options: [noOptions],
    scoring: ['Un punto per ogni carta alla sua ora. Il massimo è 48.'],
    strategy: ['Nessuna aiuta: riesce una partita su tredici.'],
  },
} satisfies RulesTexts;
