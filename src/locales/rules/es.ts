import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Lleva las 52 cartas a las cuatro bases, cada una de un solo palo y del as al rey.'],
  rules: [
    'En las pilas se construye en orden descendente y alternando colores: sobre un nueve rojo va un ocho negro.',
    'Una secuencia boca arriba, o su parte final, se mueve junta.',
    'Una pila vacía admite un rey o una secuencia encabezada por un rey.',
    'Una carta boca abajo que queda libre se descubre sola.',
    'Voltea cartas del mazo sobre el descarte; solo se puede jugar la carta de encima del descarte.',
    'Cuando el mazo se agota, el descarte vuelve a formar el mazo, en el mismo orden.',
    'La carta de encima de una base puede volver a las pilas.',
    'Un doble clic manda una carta a su base; sobre una base, manda todas las que pueden ir.',
  ],
  options: [
    'Cartas por vez: una o tres.',
    'Pasadas adicionales: cuántas veces vuelve el descarte al mazo. De entrada, dos.',
    'Solo reyes en pilas vacías: si se desactiva, allí puede ir cualquier carta o secuencia.',
  ],
  scoring: ['Un punto por cada carta que está en una base; si la deja, el punto se pierde. El máximo es 52.'],
};
const stock = 'Las otras 24 cartas forman el mazo. El descarte y las bases empiezan vacíos.';

/** The rules pages in Spanish. */
export default {
  'rules.escalator': {
    setup: [
      'Una pirámide de 28 cartas boca arriba, en filas de una a siete. Cada carta está medio tapada por dos cartas de la fila siguiente.',
      'Las otras 24 cartas forman el mazo. Para empezar, se voltea la primera.',
    ],
    goal: ['Retira toda la pirámide.'],
    rules: [
      'Una carta libre de la pirámide va al descarte si su valor es uno más o uno menos que el de la carta que hay allí. Los palos no importan.',
      'El as y el rey son vecinos: cada uno va sobre el otro.',
      'Cuando nada encaja, voltea la siguiente carta del mazo. Solo hay una pasada.',
    ],
    options: ['Este juego no tiene opciones.'],
    scoring: ['Un punto por cada carta retirada de la pirámide. El máximo es 28.'],
    strategy: [
      'Si encajan dos cartas, elige la que lleve a la serie más larga.',
      'Destapa por igual: una carta solo queda libre cuando ya no están las dos que la cubren.',
      'Busca una serie que suba y vuelva a bajar antes de recurrir al mazo.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Siete pilas de cuatro cartas cada una; desde abajo: boca abajo, boca arriba, boca abajo, boca arriba.', stock],
    strategy: [
      'Una carta boca arriba debajo de una boca abajo espera hasta que esta se descubre y se va.',
      'Todas las pilas son igual de largas: trabaja en la que esconde la carta que necesitas primero.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Siete pilas de una a siete cartas, de izquierda a derecha, todas boca arriba.', stock],
    strategy: [
      'En las pilas no hay nada oculto: busca primero las cartas bajas y abre camino hasta ellas.',
      'No dejes que una carta baja desaparezca debajo de una secuencia larga.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Siete pilas de una a siete cartas, de izquierda a derecha. Solo la última de cada una está boca arriba.', stock],
    strategy: [
      'Descubre primero las cartas boca abajo, y antes que nada las de las pilas más largas.',
      'Vacía una pila solo cuando haya un rey listo para ocuparla.',
      'Los ases y los doses suben enseguida. Guarda las cartas más altas mientras puedan llevar otras.',
    ],
  },
} satisfies RulesTexts;
