import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Lleva las 52 cartas a las cuatro bases, cada una de un solo palo y del as al rey.';
const alternating = 'En las pilas se construye en orden descendente y alternando colores: sobre un nueve rojo va un ocho negro.';
const runMoves = 'Una secuencia boca arriba, o su parte final, se mueve junta.';
const turnsUp = 'Una carta boca abajo que queda libre se descubre sola.';
const turnStock = 'Voltea cartas del mazo sobre el descarte; solo se puede jugar la carta de encima del descarte.';
const turnBack = 'Cuando el mazo se agota, el descarte vuelve a formar el mazo, en el mismo orden.';
const backToTableau = 'La carta de encima de una base puede volver a las pilas.';
const doubleClick = 'Un doble clic manda una carta a su base; sobre una base, manda todas las que pueden ir.';
const drawOption = 'Cartas por vez: una o tres.';
const twoRedeals = 'Pasadas adicionales: cuántas veces vuelve el descarte al mazo. De entrada, dos.';
const pointsTakenBack = 'Un punto por cada carta que está en una base; si la deja, el punto se pierde. El máximo es 52.';
const noRedeals = 'Pasadas adicionales: cuántas veces vuelve el descarte al mazo. De entrada, ninguna.';
const kingsSwitchedOn = 'Solo reyes en pilas vacías: si se activa, ninguna otra carta puede empezar una pila.';
const growingPiles = 'Siete pilas de una a siete cartas, de izquierda a derecha. Solo la última de cada una está boca arriba.';
const emptyAnyRun = 'Una pila vacía admite cualquier carta o secuencia.';
const nextFromStock = 'Cuando nada encaja, voltea la siguiente carta del mazo. Solo hay una pasada.';
const noOptions = 'Este juego no tiene opciones.';
const eightOpenColumns = 'Las 52 cartas están boca arriba en ocho columnas: cuatro de siete cartas y cuatro de seis. Hay cuatro celdas vacías.';
const cellAndColumn = 'En cada celda cabe una sola carta, la que sea. Una columna vacía admite cualquier carta o secuencia.';
const runThroughCells = 'Una secuencia se mueve junta si sus cartas podrían pasar de una en una: una carta más que celdas vacías, y el doble por cada columna vacía.';
const points = 'Un punto por cada carta que está en una base. El máximo es 52.';
const columnsInSuit = 'En las columnas se construye en orden descendente y con el mismo palo. Una columna vacía admite un rey o una secuencia encabezada por un rey.';
const cell = 'En cada celda cabe una sola carta, la que sea.';
const comesBack = 'La carta de encima de una base puede volver.';
const kingsSwitchedOff = 'Solo reyes en pilas vacías: si se desactiva, cualquier carta o secuencia puede ir a una columna vacía.';
const anySuit = 'En las pilas se construye en orden descendente con cualquier palo: sobre un nueve va cualquier ocho.';
const runInSuit = 'Solo una secuencia de un mismo palo se mueve junta. Una pila vacía admite cualquier carta o secuencia.';
const dealToAll = 'Un clic en el mazo reparte una carta a cada pila, pero solo si ninguna está vacía.';
const wholeSuitUp = 'Un palo completo va a una base, con un doble clic o a mano, y allí se queda.';
const buildInSuit = 'Construye con el mismo palo siempre que puedas: las secuencias mezcladas se bloquean unas a otras.';
const turnUpFirst = 'Descubre primero las cartas boca abajo y vacía las pilas cortas.';
const sortBeforeDeal = 'Aprovecha una pila vacía para ordenar secuencias antes de repartir, porque entonces tendrás que ocuparla.';
const fourWholeSuits = 'Forma 4 palos completos, cada uno del rey al as, y llévalos a las bases.';
const pointsInSuit = 'Un punto por cada carta que está sobre la inmediata superior de su palo. El máximo es 48.';
const anyFaceUp = 'Cualquier carta boca arriba se mueve con todas las que tiene encima, estén o no en orden.';
const emptyKing = 'Una pila vacía admite un rey, con todas las cartas que tiene encima.';
const eightSuitsUp = 'Lleva las 104 cartas a las ocho bases, cada una de un solo palo y del as al rey.';
const runUpWhole = 'Una secuencia sube entera. Lo que ha subido no vuelve a bajar.';
const suitsFromBase = 'Lleva las 52 cartas a las bases, cada una de un solo palo y en orden ascendente desde el valor inicial; después del rey sigue el as.';
const pointsFromBase = 'Un punto por cada carta que está en una base. La primera está allí desde el comienzo; el máximo es 52.';
const allSuitsUp = 'Lleva todas las cartas a las bases, cada una de un solo palo y del as al rey.';
const lastCardMoves = 'Solo se mueve la última carta de una pila. En las pilas se construye en orden descendente con cualquier palo: sobre un nueve va cualquier ocho.';
const emptyAny = 'Una pila vacía admite cualquier carta.';
const pointsUp = 'Un punto por cada carta que ha subido. El máximo es 48.';
const staysUp = 'Lo que ha subido no vuelve a bajar.';
const removeAll = 'Retira las 52 cartas.';
const pointsOut = 'Un punto por cada carta retirada. El máximo es 52.';

/** The rules pages of the games of the collection, in Spanish. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Seis pilas de seis cartas cada una. La primera está toda boca arriba; en cada una de las siguientes hay una carta más boca abajo.',
      'Las otras 16 cartas forman el mazo. El descarte y las bases empiezan vacíos.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Una pila vacía admite un rey o una secuencia encabezada por un rey.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [
      drawOption,
      twoRedeals,
      'Solo reyes en pilas vacías: si se desactiva, allí puede ir cualquier carta o secuencia.',
    ],
    scoring: [pointsTakenBack],
    strategy: [
      'El mazo es corto y pasa tres veces: lo que ahora no te sirve volverá a salir pronto.',
      'Las pilas de la derecha son las que más esconden: ábrelas primero.',
      'Seis pilas dejan poco sitio, así que una vacía vale mucho.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Las 52 cartas forman el mazo. Las siete pilas, el descarte y las cuatro bases empiezan vacíos.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Una pila vacía admite cualquier carta y cualquier secuencia.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Cartas por vez: una o tres. De entrada, tres.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'No ocupes las siete pilas de golpe: una pila que empieza con una carta baja queda cerrada mucho tiempo.',
      'Al principio solo se puede jugar una de cada tres cartas. Cuenta cuáles quedan libres cuando se toma una.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, 'Las otras 24 cartas forman el mazo. El descarte y las bases empiezan vacíos.'],
    goal: [fourSuitsUp],
    rules: [
      'En las pilas se construye en orden descendente con cualquier palo que no sea el mismo: sobre el nueve de corazones va cualquier ocho que no sea de corazones.',
      'Una carta boca arriba se mueve junto con todas las que tiene encima.',
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
      'Tres de cada cuatro cartas encajan casi en cualquier sitio: no busques una jugada que encaje, sino la que descubre una carta.',
      'Mantén los palos separados siempre que puedas, para que al final las secuencias suban sin tropiezos.',
      'Una pila vacía lo admite todo, así que vacía pronto las cortas.',
    ],
  },
  'rules.golf': {
    setup: [
      'Siete columnas de cinco cartas, todas boca arriba. Las otras 17 cartas forman el mazo.',
      'Para empezar, se voltea la primera carta del mazo.',
    ],
    goal: ['Lleva al descarte las 35 cartas de las columnas.'],
    rules: [
      'La última carta de una columna va al descarte si su valor es uno más o uno menos que el de la carta que hay allí, sea cual sea el palo.',
      'Sobre un rey no va nada, y sobre un as solo va un dos.',
      nextFromStock,
    ],
    options: ['As y rey son vecinos: sobre un rey van la reina y el as; sobre un as, el rey y el dos.'],
    scoring: ['Un punto por cada carta retirada de las columnas. El máximo es 35.'],
    strategy: [
      'Busca series largas antes de jugar su primera carta.',
      'Un rey acaba la serie: juégalo solo como última carta.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Una pirámide de 28 cartas en filas de una a siete; cada carta está medio tapada por dos de la fila siguiente. Solo las siete de la fila de abajo están boca arriba.',
      'Las otras 24 cartas forman el mazo. Para empezar, se voltea la primera.',
    ],
    goal: ['Retira toda la pirámide.'],
    rules: [
      'Una carta boca arriba de la pirámide va al descarte si su valor es uno más o uno menos que el de la carta que hay allí, sea cual sea el palo.',
      'El as y el rey son vecinos: cada uno va sobre el otro.',
      'Una carta se descubre en cuanto no tiene ninguna otra encima.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Un punto por cada carta retirada de la pirámide. El máximo es 28.'],
    strategy: [
      'Cada vez que se van dos cartas vecinas se descubre otra: elige mejor la carta cuya vecina ya no está.',
      'De dos cartas del mismo valor, juega la que más esconde.',
    ],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, 'Las partidas 1 a 32000 son las que los aficionados al FreeCell conocen por su número.'],
    goal: [fourSuitsUp],
    rules: [
      'En las columnas se construye en orden descendente y alternando colores: sobre un nueve rojo va un ocho negro.',
      cellAndColumn,
      runThroughCells,
      'Una carta que ya no le hace falta a ninguna otra sube sola. Lo que ha subido no vuelve a bajar.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Casi todas las partidas se pueden ganar: piensa primero y mantén vacías las celdas.',
      'Abre camino hasta los ases y los doses, y mira qué tienen encima antes de empezar.',
      'Una columna vacía vale más que una celda vacía.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'En las columnas se construye en orden descendente y con el mismo palo: sobre el nueve de corazones solo va el ocho de corazones.',
      cellAndColumn,
      runThroughCells,
      'Toda carta que puede subir sube sola y no vuelve a bajar.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Cada carta tiene un único sitio en las columnas: averigua qué hay encima antes de mover nada allí.',
      'Ocupa una celda solo cuando sepas cómo la vas a vaciar.',
      'Vacía pronto una columna entera, o las celdas no bastarán.',
    ],
  },
  'rules.eight-off': {
    setup: [
      'Ocho columnas de seis cartas boca arriba. Las últimas cuatro cartas ocupan las cuatro primeras de las ocho celdas.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'De una secuencia se puede mover de una vez una carta más que celdas vacías haya.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Al principio la mitad de las celdas está libre: úsalas para llevar reyes a columnas vacías.',
      'Mantén dos celdas vacías mientras puedas.',
    ],
  },
  'rules.seahaven': {
    setup: [
      'Diez columnas de cinco cartas boca arriba. Las últimas dos cartas ocupan las dos celdas centrales de las cuatro.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'De una secuencia se puede mover de una vez una carta más que celdas vacías haya. A su base va entera.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Antes de poner una carta sobre su vecina, mira qué hay debajo de las dos: lo que está enterrado ahí, enterrado se queda.',
      'Vacía una columna solo cuando haya un rey a mano.',
    ],
  },
  'rules.spider': {
    setup: [
      'Diez pilas con 104 cartas: seis en la primera, la cuarta, la séptima y la décima, cinco en las demás. Solo la última de cada una está boca arriba.',
      'Las otras 50 cartas forman el mazo, que da para cinco rondas.',
    ],
    options: ['Palos: cuatro, dos o uno. Cuantos menos hay, más fácil es el juego.'],
    goal: ['Forma 8 palos completos, cada uno del rey al as, y llévalos a las bases.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['Un punto por cada carta que está sobre la inmediata superior de su palo. El máximo es 96.'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, 'Las otras 24 cartas forman el mazo: tres rondas de siete y, al final, tres cartas.'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Siete pilas de tres cartas. Solo la última de cada una está boca arriba.',
      'Las otras 31 cartas forman el mazo: cuatro rondas de siete y, al final, tres cartas.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Las 52 cartas están en siete pilas. La primera tiene una sola carta; en las demás, las cinco últimas están boca arriba, sobre una a seis boca abajo.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Una carta boca abajo que queda libre se descubre sola. Lo que ha subido no vuelve a bajar.',
    ],
    options: ['Solo reyes en pilas vacías: si se desactiva, allí puede ir cualquier carta.'],
    scoring: [points],
    strategy: [
      'Descubre las cartas boca abajo antes que nada.',
      'Cada carta tiene dos sitios adonde ir: mira primero dónde están los dos.',
    ],
  },
  'rules.scorpion': {
    setup: [
      'Siete pilas de siete cartas. En las cuatro primeras, las tres del fondo están boca abajo. Tres cartas forman el mazo.',
    ],
    goal: ['Forma en las pilas cuatro palos completos, cada uno del rey al as.'],
    rules: [
      'En las pilas se construye en orden descendente y con el mismo palo: sobre el nueve de corazones solo va el ocho de corazones.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Un clic en el mazo reparte sus tres cartas a las tres primeras pilas, una sola vez.',
    ],
    options: [noOptions],
    scoring: [
      'Tres puntos por cada carta descubierta, uno por cada carta sobre la inmediata superior de su palo y cuatro por cada palo completo. El máximo es 100.',
    ],
    strategy: [
      'Descubre las cartas boca abajo y busca reyes que se puedan mover.',
      'Una carta que está debajo de aquella sobre la que debe ir no se puede jugar: localiza esos casos antes de añadir cartas a una pila.',
      'Guarda el mazo hasta que no quede otra cosa.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['Diez pilas de cuatro cartas boca arriba, de dos barajas. Las otras 64 cartas forman el mazo.'],
    goal: [eightSuitsUp],
    rules: [
      'En las pilas se construye en orden descendente y con el mismo palo. Una pila vacía admite cualquier carta.',
      'Una secuencia se mueve junta si sus cartas podrían pasar de una en una: dos cartas con una pila vacía, cuatro con dos.',
      'Voltea las cartas del mazo sobre el descarte, de una en una. Se puede jugar la carta de encima del descarte.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Cinco puntos por cada carta que está en una base y 60 por cada base completa. El máximo es 1000.'],
    strategy: [
      'Vacía una pila antes de voltear muchas cartas: es el único sitio para lo que no encaja.',
      'No construyas sobre una pila si pronto vas a necesitar una carta de más abajo.',
      'El descarte se ve entero: juega de modo que lo que hay en él pueda volver a salir.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Ocho pilas de tres cartas, de dos barajas. Solo la última de cada una está boca arriba.',
      'Las otras 80 cartas forman el mazo, que da para diez rondas.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'En las pilas se construye en orden descendente y alternando colores. Una secuencia boca arriba, o su parte final, se mueve junta.',
      emptyAnyRun,
      turnsUp,
      'Un clic en el mazo reparte una carta a cada pila.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Cinco puntos por cada carta que está en una base y 60 por cada base completa. Dos por cada carta de una pila que está sobre otra de distinto color y del valor inmediatamente superior. Una partida ganada vale 1000.',
    ],
    strategy: [
      'Descubre pronto las 16 cartas boca abajo, mientras las pilas son cortas.',
      'Vacía una pila antes de repartir, y reparte solo cuando no quede otra cosa.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Trece cartas forman la reserva, con la última boca arriba. Cuatro cartas empiezan cuatro pilas y una la primera base: su valor es el valor inicial. Las otras 34 cartas forman el mazo.',
    ],
    goal: [suitsFromBase],
    rules: [
      'En las pilas se construye en orden descendente y alternando colores; sobre un as va un rey. Una secuencia, o su parte final, se mueve junta.',
      'Una pila vacía se ocupa enseguida desde la reserva. Cuando la reserva se agota, admite cualquier carta o secuencia.',
      'Voltea cartas del mazo sobre el descarte. Cuando el mazo se agota, vuelve a él el descarte, en el mismo orden.',
      'La carta de encima de una base puede volver, pero no la primera.',
    ],
    options: [drawOption, 'Pasadas adicionales: cuántas veces vuelve el descarte al mazo. De entrada, sin límite.'],
    scoring: [pointsFromBase],
    strategy: [
      'Vacía la reserva antes que nada.',
      'No te empeñes en subir las cartas por igual: una carta en una pila puede llevar otras de la reserva.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Siete pilas de una a siete cartas; solo la última de cada una está boca arriba.',
      'Una carta empieza la primera base: su valor es el valor inicial. Las otras 23 cartas forman el mazo.',
    ],
    goal: [suitsFromBase],
    rules: [
      'En las pilas se construye en orden descendente y con el mismo color: sobre un nueve rojo va un ocho rojo; sobre un as, un rey.',
      'Una secuencia boca arriba se mueve junta; termina en una carta del valor inicial.',
      'Una pila vacía solo se ocupa desde el mazo.',
      'Un clic en el mazo reparte una carta a cada pila; para la última ronda quedan dos.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Abre camino primero hasta las cartas del valor inicial.',
      'Las cuatro rondas del mazo entierran lo que has ordenado: antes de cada una, haz todas las jugadas que descubran una carta.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Trece cartas entre las alas forman la reserva, boca abajo salvo la del fondo. Ocho pilas de una carta son las alas. Una carta empieza la primera base: su valor es el valor inicial. Las otras 30 cartas forman el mazo.',
    ],
    goal: [suitsFromBase],
    rules: [
      'En las pilas se construye en orden descendente y con el mismo palo, carta a carta; sobre un as va un rey. Ninguna pila tiene más de tres cartas.',
      'Una pila vacía se ocupa enseguida desde la reserva. Cuando la reserva se agota, admite cualquier carta.',
      'La última carta de la reserva se puede jugar como cualquier otra.',
      'Voltea las cartas del mazo sobre el descarte, de una en una; el descarte puede volver al mazo.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Vacía pilas tan deprisa como puedas mientras dure la reserva.',
      'Tres cartas llenan una pila: no cierres ninguna sobre una carta que vayas a necesitar pronto.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['Los cuatro ases empiezan las bases. Las otras 48 cartas están boca arriba en ocho pilas de seis.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'La carta de encima de una base puede volver, pero no su as.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Busca los doses y los treses, y empieza por vaciar las pilas que los esconden.',
      'Una pila vacía es todo el sitio que hay: ocúpala solo para vaciar otra.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['Las 52 cartas están boca arriba en 13 pilas de cuatro. Los reyes pasan al fondo de sus pilas.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Una pila vacía se queda vacía.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'La mayoría de las partidas se pueden ganar: busca las cartas bajas y quita lo que tienen encima.',
      'Forma secuencias largas en pilas cuyas cartas de debajo no vayas a necesitar pronto.',
      'Una pila vaciada no sirve de nada, así que deja su última carta donde está mientras pueda llevar otras.',
    ],
  },
  'rules.fortress': {
    setup: ['Las 52 cartas están boca arriba en diez pilas: seis en la primera y en la sexta, cinco en las demás.'],
    goal: [fourSuitsUp],
    rules: [
      'Solo se mueve la última carta de una pila. En las pilas se construye con el mismo palo, subiendo o bajando, como quieras, y se puede cambiar de sentido.',
      emptyAny,
      staysUp,
    ],
    options: ['As y rey son vecinos: en las pilas, cada uno va sobre el otro.'],
    scoring: [points],
    strategy: [
      'Una secuencia que pasas carta a carta a otra pila cambia de sentido: aprovéchalo para dejar las cartas bajas al final.',
      'Vacía pronto una pila y mantenla vacía.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Una pirámide de 28 cartas en filas de una a siete; cada carta está medio tapada por dos de la fila siguiente. Solo la fila de abajo está boca arriba. Las otras 24 cartas forman el mazo.',
    ],
    goal: [removeAll],
    rules: [
      'Dos cartas libres que suman trece se retiran juntas: pon una sobre la otra. El as vale uno; la jota, once; la reina, doce. El rey se retira solo, con un clic.',
      'Están libres las cartas de la pirámide que no tienen otra encima y la carta de encima del descarte.',
      'Las dos cartas de encima del descarte se retiran juntas con un clic si suman trece.',
      'Voltea las cartas del mazo sobre el descarte, de una en una.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Si una carta tiene varias parejas, elige la que despeja más pirámide.',
      'Recuerda dónde están las parejas de las cartas enterradas: cuando las cuatro se han ido, la carta se queda.',
    ],
  },
  'rules.fourteen': {
    setup: ['Las 52 cartas están boca arriba en doce pilas: cinco en las cuatro primeras, cuatro en las demás.'],
    goal: [removeAll],
    rules: [
      'Las últimas cartas de dos pilas se retiran juntas si suman catorce: pon una sobre la otra.',
      'El as vale uno y se va con un rey; el dos, con una reina; el tres, con una jota.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Todo está a la vista: busca pilas en las que una carta tenga debajo a su propia pareja, y despeja esas primero.',
      'Los sietes hacen pareja entre sí. No bloquees dos con los otros dos.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Un cuadrado de 25 cartas boca arriba. Las otras 27 cartas forman el mazo.'],
    goal: [removeAll],
    rules: [
      'Dos cartas del mismo valor que se tocan, lado con lado o esquina con esquina, se retiran juntas: pon una sobre la otra.',
      'Un clic en el mazo cierra los huecos: las cartas avanzan en el orden de lectura y el mazo llena lo que queda.',
      'Puedes hacerlo siempre que haya huecos.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Prevé qué cartas se tocarán cuando se cierren los huecos, y elige tus parejas en consecuencia.',
      'Las parejas cercanas al final del cuadrado son las que menos mueven a las demás.',
    ],
  },
  'rules.block-ten': {
    setup: ['Nueve cartas están boca arriba en un cuadrado. Las otras 43 cartas forman el mazo.'],
    goal: ['Retira todas las cartas menos los cuatro dieces.'],
    rules: [
      'Dos cartas que suman diez se retiran juntas: pon una sobre la otra. El as vale uno.',
      'También se retiran juntas dos jotas, dos reinas o dos reyes. Los dieces se quedan.',
      'Los dos sitios se llenan enseguida desde el mazo.',
    ],
    options: [noOptions],
    scoring: ['Un punto por cada carta retirada. El máximo es 48.'],
    strategy: [
      'Los dieces solo ocupan sitio: con los cuatro en la mesa quedan cinco sitios.',
      'Entre dos parejas, elige aquella a cuyas cartas les quedan menos compañeras.',
    ],
  },
  'rules.cruel': {
    setup: ['Los cuatro ases empiezan las bases. Las otras 48 cartas están en doce pilas de cuatro.'],
    goal: [allSuitsUp],
    rules: [
      'Solo se mueve la última carta de una pila. En las pilas se construye en orden descendente y con el mismo palo. Una pila vacía se queda vacía.',
      'Un clic en el mazo reparte de nuevo: las pilas se recogen por orden, desde el fondo de la primera hasta la última carta de la última, y se vuelven a colocar de cuatro en cuatro.',
      staysUp,
    ],
    options: ['Pasadas adicionales: cuántas veces se pueden repartir de nuevo las pilas. De entrada, sin límite.'],
    scoring: [pointsUp],
    strategy: [
      'Al repartir de nuevo solo cambian las pilas que siguen a la primera que se ha modificado: trabaja de la última pila a la primera.',
      'Reparte de nuevo cuando aún te quede alguna jugada, para que las pilas se desplacen justo lo que necesitas.',
    ],
  },
  'rules.gaps': {
    setup: [
      'Las 52 cartas están boca arriba en cuatro filas de 13. Después se quitan los ases, que dejan cuatro huecos.',
    ],
    goal: ['Ordena cada fila: un solo palo, del dos al rey, de izquierda a derecha.'],
    rules: [
      'En un hueco va la carta que sigue, en el mismo palo, a su vecina de la izquierda. En el extremo izquierdo va cualquier dos.',
      'En un hueco detrás de un rey o de otro hueco no va nada.',
      'Las cartas en orden desde el extremo izquierdo se quedan donde están.',
      'Cuando no se puede llenar ningún hueco, un clic en el mazo reparte de nuevo: se barajan todas las cartas que no están en orden, y cada fila tiene su hueco detrás de las que lo están.',
    ],
    options: [
      'Pasadas adicionales: cuántas veces se pueden repartir de nuevo las cartas. De entrada, dos.',
      'Huecos en cualquier sitio al repartir de nuevo: si se activa, los huecos no esperan detrás de las cartas en orden.',
    ],
    scoring: ['Un punto por cada carta en orden desde el extremo izquierdo de su fila. El máximo es 48.'],
    strategy: [
      'Sigue cada hueco hasta el final: cada jugada deja otro, hasta que uno acaba detrás de un rey.',
      'Despeja primero los extremos izquierdos, porque cada dos que llega allí empieza una fila.',
    ],
  },
  'rules.accordion': {
    setup: ['Las 52 cartas están boca arriba en una larga fila que sigue de línea en línea.'],
    goal: ['Reduce la fila a una sola carta.'],
    rules: [
      'Una carta cubre la anterior, o la que está tres lugares antes, si coinciden en valor o en palo.',
      'La carta cubierta queda fuera del juego y la fila se cierra.',
    ],
    options: [noOptions],
    scoring: ['Un punto por cada carta retirada. El máximo es 51.'],
    strategy: [
      'Pocas partidas se ganan: acabar con una fila de cinco o seis cartas está bien.',
      'Prefiere las jugadas que ponen al alcance unas de otras cartas del mismo valor o palo.',
      'Guarda las cuatro cartas de un mismo valor hacia el final de la fila, para cubrir con ellas cuando ya queden pocas.',
    ],
  },
  'rules.clock': {
    setup: [
      'Las 52 cartas están boca abajo en 13 pilas de cuatro: doce como las horas de un reloj y una en el centro. La última carta del centro está boca arriba.',
    ],
    goal: ['Descubre todas las cartas antes de que salga el cuarto rey.'],
    rules: [
      'La carta del centro va a la hora de su valor (un as a la una, una reina a las doce), y la carta del fondo de esa pila pasa al centro.',
      'Un rey se queda en el centro, y sale la carta del fondo de allí.',
      'No hay nada que elegir: un clic juega la carta.',
    ],
    options: [noOptions],
    scoring: ['Un punto por cada carta que está en su hora. El máximo es 48.'],
    strategy: ['Ninguna sirve: sale una partida de cada trece.'],
  },
} satisfies RulesTexts;
