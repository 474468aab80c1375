import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Porta tutte le 52 carte sulle quattro basi, ciascuna di un solo seme, dall’asso al re.'],
  rules: [
    'Le pile si costruiscono in ordine decrescente alternando i colori: su un nove rosso va un otto nero.',
    'Una sequenza scoperta, o la sua parte finale, si muove tutta insieme.',
    'Una pila vuota accetta un re o una sequenza che comincia con un re.',
    'Una carta coperta che resta libera si scopre da sola.',
    'Gira le carte del mazzo sugli scarti; si può giocare solo la carta in cima agli scarti.',
    'Quando il mazzo finisce, gli scarti tornano a formare il mazzo, nello stesso ordine.',
    'La carta in cima a una base può tornare sulle pile.',
    'Un doppio clic manda una carta sulla sua base; su una base, manda tutte quelle che possono andarci.',
  ],
  options: [
    'Carte girate alla volta: una o tre.',
    'Altri giri del mazzo: quante volte gli scarti tornano nel mazzo. All’inizio due.',
    'Solo re sulle pile vuote: se l’opzione è disattivata, ci può andare qualsiasi carta o sequenza.',
  ],
  scoring: ['Un punto per ogni carta su una base, tolto se la carta la lascia. Il massimo è 52.'],
};
const stock = 'Le altre 24 carte formano il mazzo. Scarti e basi all’inizio sono vuoti.';

/** The rules pages in Italian. */
export default {
  'rules.escalator': {
    setup: [
      'Una piramide di 28 carte, tutte scoperte, in file da una a sette. Ogni carta sta per metà sotto due carte della fila successiva.',
      'Le altre 24 carte formano il mazzo. Per cominciare si gira la prima.',
    ],
    goal: ['Elimina tutta la piramide.'],
    rules: [
      'Una carta libera della piramide va sugli scarti se il suo valore è di uno più alto o più basso della carta che c’è lì. I semi non contano.',
      'Asso e re sono vicini: ciascuno va sull’altro.',
      'Quando nulla va bene, gira la carta successiva del mazzo. Il mazzo si scorre una volta sola.',
    ],
    options: ['Questo gioco non ha opzioni.'],
    scoring: ['Un punto per ogni carta tolta dalla piramide. Il massimo è 28.'],
    strategy: [
      'Se vanno bene due carte, prendi quella che porta alla serie più lunga.',
      'Scopri in modo uniforme: una carta si libera solo quando non ci sono più le due che la coprono.',
      'Cerca una serie che torni indietro prima di girare il mazzo.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Sette pile di quattro carte ciascuna; dal basso: coperta, scoperta, coperta, scoperta.', stock],
    strategy: [
      'Una carta scoperta sotto una coperta aspetta che questa si scopra e se ne vada.',
      'Tutte le pile sono di pari lunghezza: lavora su quella che nasconde la carta che ti serve per prima.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Sette pile da una a sette carte, da sinistra a destra, tutte scoperte.', stock],
    strategy: [
      'Nelle pile non c’è nulla di nascosto: cerca prima le carte basse e fatti strada fino a loro.',
      'Non lasciare che una carta bassa sparisca sotto una lunga sequenza.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Sette pile da una a sette carte, da sinistra a destra. Solo l’ultima di ciascuna è scoperta.', stock],
    strategy: [
      'Scopri prima le carte coperte, cominciando dalle pile più lunghe.',
      'Svuota una pila solo quando c’è un re pronto a occuparla.',
      'Gli assi e i 2 salgono subito. Trattieni le carte più alte finché possono ancora reggerne altre.',
    ],
  },
} satisfies RulesTexts;
