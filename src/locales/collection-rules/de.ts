import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Bringe alle 52 Karten auf die vier Ablagen, jede in einer Farbe vom Ass bis zum König.';
const alternating = 'Die Stapel werden abwärts in wechselnden Farben gebaut: Auf eine rote Neun passt eine schwarze Acht.';
const runMoves = 'Eine aufgedeckte Folge oder ihr letzter Teil wird als Ganzes bewegt.';
const turnsUp = 'Eine verdeckte Karte, die frei wird, dreht sich von selbst um.';
const turnStock = 'Drehe den Talon auf den Abwurf um; nur dessen oberste Karte ist spielbar.';
const turnBack = 'Ist der Talon leer, wird der Abwurf in unveränderter Reihenfolge wieder zum Talon.';
const backToTableau = 'Die oberste Karte einer Ablage darf ins Spielfeld zurück.';
const doubleClick = 'Ein Doppelklick schickt eine Karte auf ihre Ablage; auf einer Ablage schickt er alle, die dorthin können.';
const drawOption = 'Karten auf einmal: eine oder drei.';
const twoRedeals = 'Neue Durchgänge: wie oft der Abwurf wieder zum Talon wird. Anfangs zweimal.';
const pointsTakenBack = 'Ein Punkt für jede Karte auf einer Ablage; verlässt sie die Ablage, ist er wieder weg. Höchstens 52.';
const noRedeals = 'Neue Durchgänge: wie oft der Abwurf wieder zum Talon wird. Anfangs gar nicht.';
const kingsSwitchedOn = 'Nur Könige auf leere Felder: Eingeschaltet darf keine andere Karte einen Stapel beginnen.';
const growingPiles = 'Sieben Stapel von einer bis sieben Karten, von links nach rechts. Nur die letzte ist jeweils offen.';
const emptyAnyRun = 'Auf ein leeres Feld darf jede Karte oder Folge.';
const nextFromStock = 'Passt nichts, drehe die nächste Karte vom Talon um. Es gibt nur einen Durchgang.';
const noOptions = 'Dieses Spiel hat keine Optionen.';
const eightOpenColumns = 'Alle 52 Karten liegen offen in acht Spalten, vier mit sieben Karten und vier mit sechs. Vier Zellen sind leer.';
const cellAndColumn = 'In eine Zelle passt eine beliebige Karte. In eine leere Spalte darf jede Karte oder Folge.';
const runThroughCells = 'Eine Folge wird als Ganzes bewegt, wenn ihre Karten auch einzeln hinkämen: eine Karte mehr, als Zellen leer sind, und doppelt so viele für jede leere Spalte.';
const points = 'Ein Punkt für jede Karte auf einer Ablage. Höchstens 52.';
const columnsInSuit = 'Die Spalten werden abwärts in einer Farbe gebaut. In eine leere Spalte darf ein König oder eine Folge, die mit einem König beginnt.';
const cell = 'In eine Zelle passt eine beliebige Karte.';
const comesBack = 'Die oberste Karte einer Ablage darf zurück.';
const kingsSwitchedOff = 'Nur Könige auf leere Felder: Ausgeschaltet darf jede Karte oder Folge in eine leere Spalte.';
const anySuit = 'Die Stapel werden ohne Rücksicht auf Farben abwärts gebaut: Auf eine Neun passt jede Acht.';
const runInSuit = 'Nur eine Folge in einer Farbe wird als Ganzes bewegt. Auf ein leeres Feld darf jede Karte oder Folge.';
const dealToAll = 'Ein Klick auf den Talon gibt jedem Stapel eine Karte, aber nur, solange keiner leer ist.';
const wholeSuitUp = 'Eine ganze Farbe geht mit einem Doppelklick oder von Hand auf eine Ablage und bleibt dort.';
const buildInSuit = 'Baue in einer Farbe, wo immer es geht: Gemischte Folgen sperren sich gegenseitig ein.';
const turnUpFirst = 'Decke zuerst verdeckte Karten auf, und leere die kurzen Stapel.';
const sortBeforeDeal = 'Nutze ein leeres Feld zum Ordnen von Folgen, bevor du gibst: Zum Geben musst du es füllen.';
const fourWholeSuits = 'Baue 4 ganze Farben, jede vom König abwärts bis zum Ass, und bringe sie auf die Ablagen.';
const pointsInSuit = 'Ein Punkt für jede Karte, die auf der nächsthöheren ihrer Farbe liegt. Höchstens 48.';
const anyFaceUp = 'Jede offene Karte lässt sich bewegen, mit allen, die auf ihr liegen, ob geordnet oder nicht.';
const emptyKing = 'Auf ein leeres Feld darf ein König mit allen Karten, die auf ihm liegen.';
const eightSuitsUp = 'Bringe alle 104 Karten auf die acht Ablagen, jede in einer Farbe vom Ass bis zum König.';
const runUpWhole = 'Eine Folge geht als Ganzes auf ihre Ablage. Was abgelegt ist, bleibt liegen.';
const suitsFromBase = 'Bringe alle 52 Karten auf die Ablagen, jede in einer Farbe vom Grundrang an aufwärts; auf den König folgt das Ass.';
const pointsFromBase = 'Ein Punkt für jede Karte auf einer Ablage. Die erste liegt von Anfang an dort; höchstens 52.';
const allSuitsUp = 'Bringe alle Karten auf die Ablagen, jede in einer Farbe vom Ass bis zum König.';
const lastCardMoves = 'Nur die letzte Karte eines Stapels wird bewegt. Die Stapel werden ohne Rücksicht auf Farben abwärts gebaut: Auf eine Neun passt jede Acht.';
const emptyAny = 'Auf ein leeres Feld darf jede Karte.';
const pointsUp = 'Ein Punkt für jede abgelegte Karte. Höchstens 48.';
const staysUp = 'Was abgelegt ist, bleibt liegen.';
const removeAll = 'Entferne alle 52 Karten.';
const pointsOut = 'Ein Punkt für jede entfernte Karte. Höchstens 52.';

/** The rules pages of the games of the collection, in German. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Sechs Stapel zu je sechs Karten. Der erste liegt ganz offen; in jedem weiteren ist eine Karte mehr verdeckt.',
      'Die übrigen 16 Karten bilden den Talon. Abwurf und Ablagen sind anfangs leer.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Auf ein leeres Feld darf ein König oder eine Folge, die mit einem König beginnt.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [
      drawOption,
      twoRedeals,
      'Nur Könige auf leere Felder: Ausgeschaltet darf jede Karte oder Folge dorthin.',
    ],
    scoring: [pointsTakenBack],
    strategy: [
      'Der Talon ist kurz und wird dreimal durchgespielt: Was du jetzt nicht brauchen kannst, siehst du bald wieder.',
      'Die rechten Stapel verbergen am meisten: Öffne sie zuerst.',
      'Sechs Stapel lassen wenig Platz, darum ist ein leeres Feld viel wert.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Alle 52 Karten bilden den Talon. Sieben Stapel, der Abwurf und vier Ablagen sind anfangs leer.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Auf ein leeres Feld darf jede Karte und jede Folge.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Karten auf einmal: eine oder drei. Anfangs drei.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Fülle nicht alle sieben Stapel auf einmal: Ein Stapel, der mit einer niedrigen Karte beginnt, ist lange versperrt.',
      'Zunächst ist nur jede dritte Karte spielbar. Zähle ab, welche frei werden, wenn du eine nimmst.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, 'Die übrigen 24 Karten bilden den Talon. Abwurf und Ablagen sind anfangs leer.'],
    goal: [fourSuitsUp],
    rules: [
      'Die Stapel werden abwärts gebaut, nur nicht in derselben Farbe: Auf die Herz-Neun passt jede Acht, die kein Herz ist.',
      'Jede offene Karte wird mit allen bewegt, die auf ihr liegen.',
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
      'Drei von vier Karten passen fast überall: Suche den Zug, der eine Karte aufdeckt, nicht bloß einen, der passt.',
      'Halte die Farben getrennt, wo es geht, damit die Folgen am Ende glatt auf die Ablagen gehen.',
      'Auf ein leeres Feld darf alles, also leere die kurzen Stapel früh.',
    ],
  },
  'rules.golf': {
    setup: [
      'Sieben Spalten zu je fünf Karten, alle offen. Die übrigen 17 Karten bilden den Talon.',
      'Zu Beginn wird die erste Karte des Talons umgedreht.',
    ],
    goal: ['Bringe alle 35 Karten der Spalten auf den Abwurf.'],
    rules: [
      'Die letzte Karte einer Spalte geht auf den Abwurf, wenn sie im Rang um eins höher oder niedriger ist als die Karte dort. Farben spielen keine Rolle.',
      'Auf einen König passt nichts, auf ein Ass nur eine Zwei.',
      nextFromStock,
    ],
    options: [
      'König und Ass sind Nachbarn: Eingeschaltet passen auf einen König Dame und Ass, auf ein Ass König und Zwei.',
    ],
    scoring: ['Ein Punkt für jede Karte, die aus den Spalten genommen wird. Höchstens 35.'],
    strategy: [
      'Suche lange Reihen, bevor du die erste Karte einer Reihe spielst.',
      'Ein König beendet eine Reihe: Spiele ihn nur als letzte Karte.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Eine Pyramide aus 28 Karten in Reihen von einer bis sieben. Jede Karte liegt halb unter zwei Karten der nächsten Reihe. Nur die sieben der untersten Reihe sind offen.',
      'Die übrigen 24 Karten bilden den Talon. Zu Beginn wird die erste umgedreht.',
    ],
    goal: ['Räume die ganze Pyramide ab.'],
    rules: [
      'Eine offene Karte der Pyramide geht auf den Abwurf, wenn sie im Rang um eins höher oder niedriger ist als die Karte dort. Farben spielen keine Rolle.',
      'Ass und König sind Nachbarn: Beide passen aufeinander.',
      'Eine Karte wird aufgedeckt, sobald keine andere mehr auf ihr liegt.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Ein Punkt für jede Karte, die aus der Pyramide genommen wird. Höchstens 28.'],
    strategy: [
      'Sind zwei benachbarte Karten fort, wird eine aufgedeckt: Nimm lieber die Karte, deren Nachbarin schon fort ist.',
      'Von zwei gleichwertigen Karten spiele die, die mehr verbirgt.',
    ],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, 'Die Spiele 1 bis 32000 sind die, die FreeCell-Spieler unter ihrer Nummer kennen.'],
    goal: [fourSuitsUp],
    rules: [
      'Die Spalten werden abwärts in wechselnden Farben gebaut: Auf eine rote Neun passt eine schwarze Acht.',
      cellAndColumn,
      runThroughCells,
      'Eine Karte, die von keiner anderen mehr gebraucht werden kann, geht von selbst auf ihre Ablage. Was abgelegt ist, bleibt liegen.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Fast jedes Spiel lässt sich gewinnen: Denke erst nach, und halte die Zellen frei.',
      'Grabe nach den Assen und Zweien, und sieh nach, was auf ihnen liegt, bevor du anfängst.',
      'Eine leere Spalte ist mehr wert als eine leere Zelle.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'Die Spalten werden abwärts in einer Farbe gebaut: Auf die Herz-Neun passt nur die Herz-Acht.',
      cellAndColumn,
      runThroughCells,
      'Jede Karte, die auf eine Ablage kann, geht von selbst dorthin und bleibt liegen.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Jede Karte hat in den Spalten nur einen einzigen Platz: Sieh nach, was auf ihm liegt, bevor du dort etwas bewegst.',
      'Fülle eine Zelle nur, wenn du weißt, wie sie wieder leer wird.',
      'Räume früh eine ganze Spalte leer, sonst reichen die Zellen nicht.',
    ],
  },
  'rules.eight-off': {
    setup: [
      'Acht offene Spalten zu je sechs Karten. Die letzten vier Karten liegen in den ersten vier von acht Zellen.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Von einer Folge lässt sich eine Karte mehr auf einmal bewegen, als Zellen leer sind.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Die Hälfte der Zellen ist anfangs frei: Nutze sie, um Könige in leere Spalten zu bringen.',
      'Halte zwei Zellen leer, solange es geht.',
    ],
  },
  'rules.seahaven': {
    setup: [
      'Zehn offene Spalten zu je fünf Karten. Die letzten zwei Karten liegen in den mittleren zwei von vier Zellen.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Von einer Folge lässt sich eine Karte mehr auf einmal bewegen, als Zellen leer sind. Auf ihre Ablage geht sie als Ganzes.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Bevor du eine Karte auf ihre Nachbarin legst, sieh nach, was unter beiden liegt: Was dort begraben ist, bleibt begraben.',
      'Räume eine Spalte nur leer, wenn ein König bereitsteht.',
    ],
  },
  'rules.spider': {
    setup: [
      'Zehn Stapel aus 104 Karten: sechs Karten im ersten, vierten, siebten und zehnten, fünf in den anderen. Nur die letzte ist jeweils offen.',
      'Die übrigen 50 Karten bilden den Talon; er reicht für fünf Runden.',
    ],
    options: ['Farben: vier, zwei oder eine. Je weniger es sind, desto leichter ist das Spiel.'],
    goal: ['Baue 8 ganze Farben, jede vom König abwärts bis zum Ass, und bringe sie auf die Ablagen.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['Ein Punkt für jede Karte, die auf der nächsthöheren ihrer Farbe liegt. Höchstens 96.'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [
      growingPiles,
      'Die übrigen 24 Karten bilden den Talon: drei Runden zu sieben Karten und zum Schluss drei Karten.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Sieben Stapel zu je drei Karten. Nur die letzte ist jeweils offen.',
      'Die übrigen 31 Karten bilden den Talon: vier Runden zu sieben Karten und zum Schluss drei Karten.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Alle 52 Karten liegen in sieben Stapeln. Der erste hat eine Karte; in jedem anderen liegen die letzten fünf offen auf einer bis sechs verdeckten.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Eine verdeckte Karte, die frei wird, dreht sich von selbst um. Was abgelegt ist, bleibt liegen.',
    ],
    options: ['Nur Könige auf leere Felder: Ausgeschaltet darf jede Karte dorthin.'],
    scoring: [points],
    strategy: [
      'Decke vor allem anderen verdeckte Karten auf.',
      'Jede Karte hat zwei mögliche Plätze: Sieh zuerst nach, wo beide liegen.',
    ],
  },
  'rules.scorpion': {
    setup: [
      'Sieben Stapel zu je sieben Karten. In den ersten vier sind die drei untersten verdeckt. Drei Karten bilden den Talon.',
    ],
    goal: ['Baue in den Stapeln vier ganze Farben, jede vom König abwärts bis zum Ass.'],
    rules: [
      'Die Stapel werden abwärts in einer Farbe gebaut: Auf die Herz-Neun passt nur die Herz-Acht.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Ein Klick auf den Talon gibt dessen drei Karten auf die ersten drei Stapel, ein einziges Mal.',
    ],
    options: [noOptions],
    scoring: [
      'Drei Punkte für jede aufgedeckte Karte, einer für jede Karte auf der nächsthöheren ihrer Farbe, vier für jede ganze Farbe. Höchstens 100.',
    ],
    strategy: [
      'Decke die verdeckten Karten auf, und suche Könige, die sich bewegen lassen.',
      'Eine Karte, die unter derjenigen liegt, auf die sie gehört, ist nicht spielbar: Achte darauf, bevor du etwas auf einen Stapel legst.',
      'Heb dir den Talon auf, bis sonst nichts mehr geht.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['Zehn offene Stapel zu je vier Karten, aus zwei Kartenspielen. Die übrigen 64 Karten bilden den Talon.'],
    goal: [eightSuitsUp],
    rules: [
      'Die Stapel werden abwärts in einer Farbe gebaut. Auf ein leeres Feld darf jede Karte.',
      'Eine Folge wird als Ganzes bewegt, wenn ihre Karten auch einzeln hinkämen: zwei Karten bei einem leeren Feld, vier bei zweien.',
      'Drehe den Talon Karte für Karte auf den Abwurf um. Die oberste Karte des Abwurfs ist spielbar.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Fünf Punkte für jede Karte auf einer Ablage und 60 für jede volle Ablage. Höchstens 1000.'],
    strategy: [
      'Leere einen Stapel, bevor du viele Karten umdrehst: Nur dort ist Platz für das, was nicht passt.',
      'Baue nicht auf eine Karte, die du bald anderswo brauchst.',
      'Der Abwurf ist ganz zu sehen: Spiele so, dass wieder herauskommt, was darin liegt.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Acht Stapel zu je drei Karten, aus zwei Kartenspielen. Nur die letzte ist jeweils offen.',
      'Die übrigen 80 Karten bilden den Talon; er reicht für zehn Runden.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'Die Stapel werden abwärts in wechselnden Farben gebaut. Eine aufgedeckte Folge oder ihr letzter Teil wird als Ganzes bewegt.',
      emptyAnyRun,
      turnsUp,
      'Ein Klick auf den Talon gibt jedem Stapel eine Karte.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Fünf Punkte für jede Karte auf einer Ablage und 60 für jede volle Ablage. Zwei für jede Karte eines Stapels, die auf einer nächsthöheren liegt, Rot auf Schwarz oder Schwarz auf Rot. Ein gewonnenes Spiel hat 1000.',
    ],
    strategy: [
      'Decke alle 16 verdeckten Karten früh auf, solange die Stapel kurz sind.',
      'Leere einen Stapel, bevor du gibst, und gib nur, wenn sonst nichts mehr geht.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Dreizehn Karten bilden die Reserve, die letzte offen. Vier Karten beginnen vier Stapel und eine die erste Ablage: Ihr Rang ist der Grundrang. Die übrigen 34 Karten bilden den Talon.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Die Stapel werden abwärts in wechselnden Farben gebaut; auf ein Ass passt ein König. Eine Folge oder ihr letzter Teil wird als Ganzes bewegt.',
      'Ein leeres Feld wird sofort aus der Reserve gefüllt. Ist die Reserve aufgebraucht, darf jede Karte oder Folge dorthin.',
      'Drehe den Talon auf den Abwurf um. Ist er leer, wird der Abwurf in unveränderter Reihenfolge wieder zum Talon.',
      'Die oberste Karte einer Ablage darf zurück, die allererste aber nicht.',
    ],
    options: [drawOption, 'Neue Durchgänge: wie oft der Abwurf wieder zum Talon wird. Anfangs unbegrenzt.'],
    scoring: [pointsFromBase],
    strategy: [
      'Leere vor allem anderen die Reserve.',
      'Lege nicht um jeden Preis gleichmäßig ab: Eine Karte in einem Stapel kann noch andere aus der Reserve tragen.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Sieben Stapel von einer bis sieben Karten; nur die letzte ist jeweils offen.',
      'Eine Karte beginnt die erste Ablage: Ihr Rang ist der Grundrang. Die übrigen 23 Karten bilden den Talon.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Die Stapel werden abwärts gebaut, Rot auf Rot und Schwarz auf Schwarz: Auf eine rote Neun passt eine rote Acht, auf ein Ass ein König.',
      'Eine aufgedeckte Folge wird als Ganzes bewegt; sie endet mit einer Karte des Grundrangs.',
      'Ein leeres Feld wird nur vom Talon gefüllt.',
      'Ein Klick auf den Talon gibt jedem Stapel eine Karte; für die letzte Runde bleiben zwei.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Grabe zuerst nach den Karten des Grundrangs.',
      'Die vier Runden des Talons begraben, was du geordnet hast: Mach vor jeder Runde alle Züge, die eine Karte aufdecken.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Dreizehn Karten zwischen den Flügeln bilden die Reserve, bis auf die unterste verdeckt. Acht Stapel zu je einer Karte sind die Flügel. Eine Karte beginnt die erste Ablage: Ihr Rang ist der Grundrang. Die übrigen 30 Karten bilden den Talon.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Die Stapel werden abwärts in einer Farbe gebaut, Karte für Karte, ein König auf ein Ass. Kein Stapel hat mehr als drei Karten.',
      'Ein leeres Feld wird sofort aus der Reserve gefüllt. Ist die Reserve aufgebraucht, darf jede Karte dorthin.',
      'Die letzte Karte der Reserve ist spielbar wie jede andere.',
      'Drehe den Talon Karte für Karte auf den Abwurf um; der Abwurf kann wieder zum Talon werden.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Leere Stapel, so schnell du kannst, solange die Reserve reicht.',
      'Drei Karten füllen einen Stapel: Schließe keinen über einer Karte, die du bald brauchst.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['Die vier Asse beginnen die Ablagen. Die übrigen 48 Karten liegen offen in acht Stapeln zu je sechs.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'Die oberste Karte einer Ablage darf zurück, das Ass aber nicht.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Suche die Zweien und Dreien, und räume zuerst die Stapel ab, die sie verbergen.',
      'Ein leeres Feld ist der einzige Platz, den es gibt: Fülle es nur, um einen anderen Stapel zu leeren.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['Alle 52 Karten liegen offen in 13 Stapeln zu je vier. Könige kommen in ihrem Stapel nach unten.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Ein leeres Feld bleibt leer.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Die meisten Spiele lassen sich gewinnen: Suche die niedrigen Karten, und räume weg, was auf ihnen liegt.',
      'Baue lange Folgen auf Stapel, deren untere Karten du nicht bald brauchst.',
      'Ein geleerter Stapel nützt niemandem: Lass seine letzte Karte liegen, wo sie noch andere tragen kann.',
    ],
  },
  'rules.fortress': {
    setup: ['Alle 52 Karten liegen offen in zehn Stapeln: sechs im ersten und im sechsten, fünf in den anderen.'],
    goal: [fourSuitsUp],
    rules: [
      'Nur die letzte Karte eines Stapels wird bewegt. Die Stapel werden in einer Farbe auf- oder abwärts gebaut, wie du willst; die Richtung darf wechseln.',
      emptyAny,
      staysUp,
    ],
    options: ['König und Ass sind Nachbarn: Eingeschaltet schließen sie in den Stapeln aneinander an.'],
    scoring: [points],
    strategy: [
      'Eine Folge, die du Karte für Karte umlegst, kehrt ihre Richtung um: So bringst du niedrige Karten ans Ende.',
      'Leere früh einen Stapel, und halte ihn leer.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Eine Pyramide aus 28 Karten in Reihen von einer bis sieben. Jede Karte liegt halb unter zwei Karten der nächsten Reihe. Nur die unterste Reihe ist offen. Die übrigen 24 Karten bilden den Talon.',
    ],
    goal: [removeAll],
    rules: [
      'Zwei freie Karten, die zusammen dreizehn ergeben, werden gemeinsam entfernt: Lege eine auf die andere. Ein Ass zählt eins, ein Bube elf, eine Dame zwölf. Ein König geht allein, mit einem Klick.',
      'Frei sind die Karten der Pyramide, auf denen keine andere liegt, und die oberste Karte des Abwurfs.',
      'Die beiden obersten Karten des Abwurfs werden mit einem Klick gemeinsam entfernt, wenn sie dreizehn ergeben.',
      'Drehe den Talon Karte für Karte auf den Abwurf um.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Hat eine Karte mehrere Partner, nimm den, der mehr von der Pyramide frei macht.',
      'Merke dir, wo die Partner begrabener Karten sind: Sind alle vier fort, bleibt die Karte liegen.',
    ],
  },
  'rules.fourteen': {
    setup: ['Alle 52 Karten liegen offen in zwölf Stapeln: fünf in den ersten vier, vier in den anderen.'],
    goal: [removeAll],
    rules: [
      'Die letzten Karten zweier Stapel werden gemeinsam entfernt, wenn sie vierzehn ergeben: Lege eine auf die andere.',
      'Ein Ass zählt eins und geht mit einem König, eine Zwei mit einer Dame, eine Drei mit einem Buben.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Alles ist zu sehen: Suche Stapel, in denen eine Karte auf ihrem eigenen Partner liegt, und befreie diese zuerst.',
      'Siebenen gehen nur mit Siebenen. Versperre nicht zwei mit den beiden anderen.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Ein Quadrat aus 25 offenen Karten. Die übrigen 27 Karten bilden den Talon.'],
    goal: [removeAll],
    rules: [
      'Zwei Karten gleichen Rangs, die sich an einer Seite oder an einer Ecke berühren, werden gemeinsam entfernt: Lege eine auf die andere.',
      'Ein Klick auf den Talon schließt die Lücken: Die Karten rücken in Leserichtung auf, und der Talon füllt, was frei bleibt.',
      'Tu das, sooft Lücken da sind.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Sieh voraus, welche Karten sich berühren, wenn sich die Lücken schließen, und wähle danach deine Paare.',
      'Paare nahe dem Ende des Quadrats verschieben die anderen am wenigsten.',
    ],
  },
  'rules.block-ten': {
    setup: ['Neun Karten liegen offen in einem Quadrat. Die übrigen 43 Karten bilden den Talon.'],
    goal: ['Entferne alle Karten außer den vier Zehnen.'],
    rules: [
      'Zwei Karten, die zusammen zehn ergeben, werden gemeinsam entfernt: Lege eine auf die andere. Ein Ass zählt eins.',
      'Auch zwei Buben, zwei Damen oder zwei Könige werden gemeinsam entfernt. Zehnen bleiben liegen.',
      'Beide Plätze werden sofort vom Talon gefüllt.',
    ],
    options: [noOptions],
    scoring: ['Ein Punkt für jede entfernte Karte. Höchstens 48.'],
    strategy: [
      'Zehnen nehmen nur Platz weg: Liegen alle vier da, bleiben fünf Plätze.',
      'Von zwei Paaren nimm das, dessen Karten weniger Partner übrig haben.',
    ],
  },
  'rules.cruel': {
    setup: ['Die vier Asse beginnen die Ablagen. Die übrigen 48 Karten liegen in zwölf Stapeln zu je vier.'],
    goal: [allSuitsUp],
    rules: [
      'Nur die letzte Karte eines Stapels wird bewegt. Die Stapel werden abwärts in einer Farbe gebaut. Ein leeres Feld bleibt leer.',
      'Ein Klick auf den Talon gibt neu: Die Stapel werden der Reihe nach aufgenommen, von der untersten Karte des ersten bis zur letzten des letzten, und wieder zu je vieren ausgelegt.',
      staysUp,
    ],
    options: ['Neue Durchgänge: wie oft neu gegeben werden darf. Anfangs unbegrenzt.'],
    scoring: [pointsUp],
    strategy: [
      'Neugeben verschiebt nur die Stapel hinter dem ersten, der sich verändert hat: Arbeite vom letzten Stapel zum ersten.',
      'Gib neu, solange noch ein, zwei Züge übrig sind, damit sich die Stapel um so viel verschieben, wie du brauchst.',
    ],
  },
  'rules.gaps': {
    setup: [
      'Alle 52 Karten liegen offen in vier Reihen zu je 13. Dann werden die Asse weggenommen und hinterlassen vier Lücken.',
    ],
    goal: ['Bringe jede Reihe in Ordnung: eine Farbe von der Zwei bis zum König, von links nach rechts.'],
    rules: [
      'In eine Lücke passt die Karte, die in derselben Farbe auf die linke Nachbarin folgt. Ans linke Ende darf jede Zwei.',
      'In eine Lücke hinter einem König oder hinter einer anderen Lücke passt nichts.',
      'Karten, die vom linken Ende an geordnet sind, bleiben liegen.',
      'Lässt sich keine Lücke füllen, gibt ein Klick auf den Talon neu: Alle Karten, die nicht geordnet sind, werden gemischt, und jede Reihe hat ihre Lücke hinter den geordneten.',
    ],
    options: [
      'Neue Durchgänge: wie oft neu gegeben werden darf. Anfangs zweimal.',
      'Lücken nach dem Neugeben überall: Eingeschaltet warten sie nicht hinter den geordneten Karten.',
    ],
    scoring: ['Ein Punkt für jede Karte, die vom linken Ende ihrer Reihe an geordnet ist. Höchstens 48.'],
    strategy: [
      'Verfolge jede Lücke bis zum Schluss: Jeder Zug hinterlässt eine neue, bis eine hinter einem König endet.',
      'Räume zuerst die linken Enden frei: Jede Zwei, die dorthin kommt, beginnt eine Reihe.',
    ],
  },
  'rules.accordion': {
    setup: ['Alle 52 Karten liegen offen in einer langen Reihe, die von Zeile zu Zeile weitergeht.'],
    goal: ['Schiebe die Reihe zu einer einzigen Karte zusammen.'],
    rules: [
      'Eine Karte deckt die vor ihr oder die dritte vor ihr zu, wenn Rang oder Farbe übereinstimmt.',
      'Die zugedeckte Karte ist aus dem Spiel, und die Reihe rückt zusammen.',
    ],
    options: [noOptions],
    scoring: ['Ein Punkt für jede Karte, die aus dem Spiel ist. Höchstens 51.'],
    strategy: [
      'Nur wenige Spiele werden gewonnen: Eine Reihe von fünf oder sechs Karten ist ein gutes Ende.',
      'Bevorzuge Züge, die Karten eines Rangs oder einer Farbe in Reichweite zueinander bringen.',
      'Behalte die vier Karten eines Rangs am Ende der Reihe, um zuletzt mit ihnen zuzudecken.',
    ],
  },
  'rules.clock': {
    setup: [
      'Alle 52 Karten liegen verdeckt in 13 Stapeln zu je vier: zwölf als Stunden einer Uhr, einer in der Mitte. Die letzte Karte der Mitte wird aufgedeckt.',
    ],
    goal: ['Decke alle Karten auf, bevor der vierte König kommt.'],
    rules: [
      'Die Karte der Mitte kommt zur Stunde ihres Rangs, ein Ass auf ein Uhr, eine Dame auf zwölf; die unterste Karte jenes Stapels kommt dafür in die Mitte.',
      'Ein König bleibt in der Mitte, und die unterste Karte dort kommt nach oben.',
      'Es gibt nichts zu wählen: Ein Klick spielt die Karte.',
    ],
    options: [noOptions],
    scoring: ['Ein Punkt für jede Karte an ihrer Stunde. Höchstens 48.'],
    strategy: ['Keine hilft: Von dreizehn Spielen geht eines auf.'],
  },
} satisfies RulesTexts;
