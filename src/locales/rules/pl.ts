import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Ułóż wszystkie 52 karty na czterech bazach: na każdej jeden kolor, od asa do króla.'],
  rules: [
    'W stosach układa się karty malejąco, na przemian czerwone i czarne: na czerwoną dziewiątkę pasuje czarna ósemka.',
    'Odkryty sekwens lub jego końcówkę przenosi się w całości.',
    'Na puste miejsce można położyć króla albo sekwens, który się od niego zaczyna.',
    'Zakryta karta, z której zdjęto inne, odkrywa się sama.',
    'Karty z talonu odkrywa się na stos odkrytych; grać można tylko jego wierzchnią kartą.',
    'Gdy talon się skończy, stos odkrytych odwraca się i znów jest talonem; kolejność kart się nie zmienia.',
    'Wierzchnia karta bazy może wrócić do układu.',
    'Podwójne kliknięcie odkłada kartę na bazę, a na bazie – wszystkie karty, które można odłożyć.',
  ],
  options: [
    'Karty odkrywane naraz: jedna lub trzy.',
    'Ponowne rozdania: ile razy stos odkrytych może znów stać się talonem. Domyślnie dwa.',
    'Na puste miejsca tylko króle: po wyłączeniu można tam położyć dowolną kartę lub sekwens.',
  ],
  scoring: ['Jeden punkt za każdą kartę na bazie; gdy karta z niej schodzi, punkt przepada. Najwięcej: 52.'],
};
const stock = 'Pozostałe 24 karty tworzą talon. Stos odkrytych i bazy są na początku puste.';

/** The rules pages in Polish. */
export default {
  'rules.escalator': {
    setup: [
      'Piramida z 28 odkrytych kart, w rzędach od jednej karty do siedmiu. Każda karta leży do połowy pod dwiema kartami następnego rzędu.',
      'Pozostałe 24 karty tworzą talon. Na początek odkryj pierwszą z nich.',
    ],
    goal: ['Rozbierz całą piramidę.'],
    rules: [
      'Kartę piramidy, na której nie leżą inne, kładzie się na stos odkrytych, jeśli jest o jeden wyższa lub niższa od karty na wierzchu. Kolory nie grają roli.',
      'As i król sąsiadują ze sobą: każdy z nich pasuje na drugiego.',
      'Gdy nic nie pasuje, odkryj następną kartę z talonu. Ponownych rozdań nie ma.',
    ],
    options: ['Ta gra nie ma opcji.'],
    scoring: ['Jeden punkt za każdą kartę zdjętą z piramidy. Najwięcej: 28.'],
    strategy: [
      'Gdy pasują dwie karty, weź tę, od której zaczyna się dłuższy ciąg.',
      'Odkrywaj równomiernie: karta jest wolna dopiero wtedy, gdy znikną obie leżące na niej.',
      'Zanim odkryjesz kartę z talonu, poszukaj ciągu, który zawraca.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Siedem stosów po cztery karty. Od spodu: zakryta, odkryta, zakryta, odkryta.', stock],
    strategy: [
      'Odkryta karta pod zakrytą czeka, aż tamta się odkryje i zniknie.',
      'Wszystkie stosy są równie długie: zacznij od tego, którego ukrytej karty potrzebujesz najpierw.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Siedem stosów od lewej do prawej, od jednej karty do siedmiu. Wszystkie karty są odkryte.', stock],
    strategy: [
      'W układzie nic nie jest ukryte: najpierw znajdź niskie karty i do nich dotrzyj.',
      'Nie zasypuj niskiej karty długim sekwensem, który układasz.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Siedem stosów od lewej do prawej, od jednej karty do siedmiu. W każdym odkryta jest tylko ostatnia.', stock],
    strategy: [
      'Najpierw odkrywaj zakryte karty, zaczynając od najdłuższych stosów.',
      'Opróżniaj stos tylko wtedy, gdy król czeka na wolne miejsce.',
      'Asy i dwójki odkładaj od razu. Wyższe karty zatrzymaj, póki można na nich kłaść inne.',
    ],
  },
} satisfies RulesTexts;
