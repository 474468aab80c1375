import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Složte všech 52 karet na čtyři základny, na každou jednu barvu od esa po krále.'],
  rules: [
    'Na hromádky se skládá sestupně a střídavě červená s černou: na červenou devítku patří černá osmička.',
    'Odkrytá postupka nebo její konec se přesouvá najednou.',
    'Na prázdné místo patří král nebo postupka, která králem začíná.',
    'Zakrytá karta, která se uvolní, se otočí sama.',
    'Karty z balíčku se otáčejí na odkladiště; hrát lze jen s jeho horní kartou.',
    'Když balíček dojde, odkladiště se otočí a je z něj znovu balíček; pořadí karet se nemění.',
    'Horní karta základny se smí vrátit na hromádky.',
    'Dvojité kliknutí pošle kartu na základnu; na základně pošle všechny karty, které tam mohou.',
  ],
  options: [
    'Karet z balíčku najednou: jedna, nebo tři.',
    'Další průchody: kolikrát se z odkladiště smí znovu stát balíček. Výchozí počet je dva.',
    'Na prázdná místa jen králové: při vypnutí tam smí jakákoli karta nebo postupka.',
  ],
  scoring: ['Jeden bod za každou kartu na základně; když ji karta opustí, bod se odečte. Nejvíc je 52.'],
};
const stock = 'Zbylých 24 karet tvoří balíček. Odkladiště a základny jsou na začátku prázdné.';

/** The rules pages in Czech. */
export default {
  'rules.escalator': {
    setup: [
      'Pyramida z 28 odkrytých karet v řadách od jedné do sedmi. Každá karta leží zpola pod dvěma kartami další řady.',
      'Zbylých 24 karet tvoří balíček. Na začátku se otočí první z nich.',
    ],
    goal: ['Rozeberte celou pyramidu.'],
    rules: [
      'Karta pyramidy, na které neleží jiná, jde na odkladiště, pokud je o stupeň vyšší nebo nižší než karta na něm. Na barvách nezáleží.',
      'Eso a král spolu sousedí: každý z nich patří na toho druhého.',
      'Když se nic nehodí, otočte další kartu z balíčku. Další průchod není.',
    ],
    options: ['Tato hra nemá žádné možnosti.'],
    scoring: ['Jeden bod za každou kartu odebranou z pyramidy. Nejvíc je 28.'],
    strategy: [
      'Když se hodí dvě karty, vezměte tu, která vede k delší řadě.',
      'Odkrývejte rovnoměrně: karta se uvolní, až když zmizí obě karty na ní.',
      'Než otočíte kartu z balíčku, hledejte řadu, která se obrací zpět.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Sedm hromádek po čtyřech kartách. Odspodu: zakrytá, odkrytá, zakrytá, odkrytá.', stock],
    strategy: [
      'Odkrytá karta pod zakrytou čeká, až se ta zakrytá otočí a odejde.',
      'Všechny hromádky jsou stejně dlouhé: rozebírejte tu, jejíž skrytou kartu potřebujete nejdřív.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Sedm hromádek zleva doprava, od jedné karty do sedmi. Všechny karty jsou odkryté.', stock],
    strategy: [
      'V hromádkách není nic skryto: nejdřív najděte nízké karty a propracujte se k nim.',
      'Nenechte nízkou kartu zmizet pod dlouhou postupkou, kterou sami skládáte.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Sedm hromádek zleva doprava, od jedné karty do sedmi. Odkrytá je vždy jen poslední karta.', stock],
    strategy: [
      'Nejdřív odkrývejte zakryté karty, a to v nejdelších hromádkách.',
      'Hromádku vyprázdněte, jen když na místo čeká král.',
      'Esa a dvojky odkládejte hned. Vyšší karty si nechte, dokud na nich mohou ležet jiné.',
    ],
  },
} satisfies RulesTexts;
