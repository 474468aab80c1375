import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Bringe alle 52 Karten auf die vier Ablagen, jede in einer Farbe vom Ass bis zum König.'],
  rules: [
    'Die Stapel werden abwärts in wechselnden Farben gebaut: Auf eine rote Neun passt eine schwarze Acht.',
    'Eine aufgedeckte Folge oder ihr letzter Teil wird als Ganzes bewegt.',
    'Auf ein leeres Feld darf ein König oder eine Folge, die mit einem König beginnt.',
    'Eine verdeckte Karte, die frei wird, dreht sich von selbst um.',
    'Drehe den Talon auf den Abwurf um; nur dessen oberste Karte ist spielbar.',
    'Ist der Talon leer, wird der Abwurf in unveränderter Reihenfolge wieder zum Talon.',
    'Die oberste Karte einer Ablage darf ins Spielfeld zurück.',
    'Ein Doppelklick schickt eine Karte auf ihre Ablage; auf einer Ablage schickt er alle, die dorthin können.',
  ],
  options: [
    'Karten auf einmal: eine oder drei.',
    'Neue Durchgänge: wie oft der Abwurf wieder zum Talon wird. Anfangs zweimal.',
    'Nur Könige auf leere Felder: Ausgeschaltet darf jede Karte oder Folge dorthin.',
  ],
  scoring: ['Ein Punkt für jede Karte auf einer Ablage; verlässt sie die Ablage, ist er wieder weg. Höchstens 52.'],
};
const stock = 'Die übrigen 24 Karten bilden den Talon. Abwurf und Ablagen sind anfangs leer.';

/** The rules pages in German. */
export default {
  'rules.escalator': {
    setup: [
      'Eine Pyramide aus 28 offenen Karten in Reihen von einer bis sieben. Jede Karte liegt halb unter zwei Karten der nächsten Reihe.',
      'Die übrigen 24 Karten bilden den Talon. Zu Beginn wird die erste umgedreht.',
    ],
    goal: ['Räume die ganze Pyramide ab.'],
    rules: [
      'Eine freie Karte der Pyramide geht auf den Abwurf, wenn sie im Rang um eins höher oder niedriger ist als die Karte dort. Farben spielen keine Rolle.',
      'Ass und König sind Nachbarn: Beide passen aufeinander.',
      'Passt nichts, drehe die nächste Karte vom Talon um. Es gibt nur einen Durchgang.',
    ],
    options: ['Dieses Spiel hat keine Optionen.'],
    scoring: ['Ein Punkt für jede Karte, die aus der Pyramide genommen wird. Höchstens 28.'],
    strategy: [
      'Passen zwei Karten, nimm die, die zur längeren Reihe führt.',
      'Decke gleichmäßig auf: Eine Karte wird erst frei, wenn beide Karten auf ihr fort sind.',
      'Suche eine Reihe, die wieder umkehrt, bevor du vom Talon umdrehst.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Sieben Stapel zu je vier Karten, von unten: verdeckt, offen, verdeckt, offen.', stock],
    strategy: [
      'Eine offene Karte unter einer verdeckten muss warten, bis diese aufgedeckt und fort ist.',
      'Alle Stapel sind gleich lang: Arbeite an dem, dessen verborgene Karte du zuerst brauchst.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Sieben Stapel von einer bis sieben Karten, von links nach rechts, alle offen.', stock],
    strategy: [
      'Im Spielfeld ist nichts verborgen: Suche zuerst die niedrigen Karten und grabe dich zu ihnen vor.',
      'Lass keine niedrige Karte unter einer langen Folge verschwinden.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Sieben Stapel von einer bis sieben Karten, von links nach rechts. Nur die letzte ist jeweils offen.', stock],
    strategy: [
      'Decke zuerst verdeckte Karten auf, in den längsten Stapeln vor den anderen.',
      'Leere einen Stapel nur, wenn ein König bereitsteht.',
      'Asse und Zweien sofort ablegen. Halte höhere Karten zurück, solange sie noch andere tragen können.',
    ],
  },
} satisfies RulesTexts;
