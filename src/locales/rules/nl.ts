import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Breng alle 52 kaarten naar de vier basisstapels, elk in één soort van aas tot koning.'],
  rules: [
    'De stapels worden aflopend gebouwd in wisselende kleuren: op een rode negen past een zwarte acht.',
    'Een open reeks, of het laatste deel ervan, wordt als geheel verplaatst.',
    'Op een lege stapel mag een koning, of een reeks die met een koning begint.',
    'Een gesloten kaart die vrijkomt, draait vanzelf open.',
    'Draai de stok op de aflegstapel; alleen de bovenste kaart daarvan is speelbaar.',
    'Is de stok leeg, dan wordt de aflegstapel in dezelfde volgorde weer de stok.',
    'De bovenste kaart van een basisstapel mag terug naar het speelveld.',
    'Een dubbelklik stuurt een kaart naar haar basisstapel; op een basisstapel stuurt hij alle kaarten die kunnen.',
  ],
  options: [
    'Kaarten per keer: één of drie.',
    'Extra rondes: hoe vaak de aflegstapel weer stok mag worden. Standaard twee keer.',
    'Alleen koningen op lege stapels: staat dit uit, dan mag elke kaart of reeks daarheen.',
  ],
  scoring: ['Eén punt voor elke kaart op een basisstapel; gaat ze eraf, dan vervalt het punt. Hoogstens 52.'],
};
const stock = 'De andere 24 kaarten vormen de stok. De aflegstapel en de basisstapels zijn eerst leeg.';

/** The rules pages in Dutch. */
export default {
  'rules.escalator': {
    setup: [
      'Een piramide van 28 open kaarten in rijen van één tot zeven. Elke kaart ligt half onder twee kaarten van de volgende rij.',
      'De andere 24 kaarten vormen de stok. Om te beginnen wordt de eerste gedraaid.',
    ],
    goal: ['Ruim de hele piramide op.'],
    rules: [
      'Een vrije kaart van de piramide gaat naar de aflegstapel als ze één hoger of lager is dan de kaart daar. De soort doet er niet toe.',
      'Aas en koning zijn buren: ze passen op elkaar.',
      'Past er niets, draai dan de volgende kaart van de stok. Er is maar één ronde.',
    ],
    options: ['Dit spel heeft geen opties.'],
    scoring: ['Eén punt voor elke kaart die uit de piramide wordt gepakt. Hoogstens 28.'],
    strategy: [
      'Passen er twee kaarten, neem dan die met de langste reeks erachter.',
      'Maak gelijkmatig vrij: een kaart komt pas vrij als beide kaarten erop weg zijn.',
      'Zoek een reeks die weer omkeert voordat je de stok draait.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Zeven stapels van vier kaarten, van onderen af: gesloten, open, gesloten, open.', stock],
    strategy: [
      'Een open kaart onder een gesloten kaart moet wachten tot die gedraaid en weg is.',
      'Alle stapels zijn even lang: werk aan de stapel met de verborgen kaart die je het eerst nodig hebt.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Zeven stapels van één tot zeven kaarten, van links naar rechts, allemaal open.', stock],
    strategy: [
      'In het speelveld is niets verborgen: zoek eerst de lage kaarten en graaf je daarheen.',
      'Laat een lage kaart niet onder een lange reeks verdwijnen.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Zeven stapels van één tot zeven kaarten, van links naar rechts. Van elke stapel is alleen de laatste kaart open.', stock],
    strategy: [
      'Draai eerst gesloten kaarten open, te beginnen bij de langste stapels.',
      'Maak een stapel alleen leeg als er een koning klaarstaat.',
      'Azen en tweeën gaan meteen weg. Houd hogere kaarten achter zolang ze andere kunnen dragen.',
    ],
  },
} satisfies RulesTexts;
