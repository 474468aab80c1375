import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Leve todas as 52 cartas para as quatro fundações, cada uma de um só naipe, do ás ao rei.';
const alternating = 'As pilhas são montadas em ordem decrescente, alternando as cores: sobre um nove vermelho vai um oito preto.';
const runMoves = 'Uma sequência aberta, ou a parte final dela, é movida inteira.';
const turnsUp = 'Uma carta virada para baixo que fica livre se vira sozinha.';
const turnStock = 'Vire as cartas do monte no descarte; só a carta de cima do descarte pode ser jogada.';
const turnBack = 'Quando o monte acaba, o descarte volta a ser o monte, na mesma ordem.';
const backToTableau = 'A carta de cima de uma fundação pode voltar para as pilhas.';
const doubleClick = 'Um clique duplo manda uma carta para a fundação; em uma fundação, manda todas as que podem ir.';
const drawOption = 'Cartas por vez: uma ou três.';
const twoRedeals = 'Voltas: quantas vezes o descarte pode voltar ao monte. De início, duas.';
const pointsTakenBack = 'Um ponto por carta em uma fundação, descontado quando ela sai de lá. O máximo é 52.';
const noRedeals = 'Voltas: quantas vezes o descarte pode voltar ao monte. De início, nenhuma.';
const kingsSwitchedOn = 'Só reis em pilhas vazias: com a opção ativada, nenhuma outra carta pode começar uma pilha.';
const growingPiles = 'Sete pilhas de uma a sete cartas, da esquerda para a direita. Só a última de cada uma fica aberta.';
const emptyAnyRun = 'Uma pilha vazia aceita qualquer carta ou sequência.';
const nextFromStock = 'Quando nada serve, vire a próxima carta do monte. O monte só é usado uma vez.';
const noOptions = 'Este jogo não tem opções.';
const eightOpenColumns = 'Todas as 52 cartas ficam abertas em oito colunas: quatro de sete cartas e quatro de seis. As quatro células ficam vazias.';
const cellAndColumn = 'Em cada célula cabe uma só carta, qualquer que seja. Uma coluna vazia aceita qualquer carta ou sequência.';
const runThroughCells = 'Uma sequência é movida inteira quando suas cartas poderiam ir uma a uma: uma carta a mais do que as células vazias, e o dobro para cada coluna vazia.';
const points = 'Um ponto por carta em uma fundação. O máximo é 52.';
const columnsInSuit = 'As colunas são montadas em ordem decrescente, no mesmo naipe. Uma coluna vazia aceita um rei ou uma sequência que começa com um rei.';
const cell = 'Em cada célula cabe uma só carta, qualquer que seja.';
const comesBack = 'A carta de cima de uma fundação pode voltar.';
const kingsSwitchedOff = 'Só reis em pilhas vazias: com a opção desativada, qualquer carta ou sequência pode ir para uma coluna vazia.';
const anySuit = 'As pilhas são montadas em ordem decrescente, em qualquer naipe: sobre um nove vai qualquer oito.';
const runInSuit = 'Só uma sequência de um mesmo naipe é movida inteira. Uma pilha vazia aceita qualquer carta ou sequência.';
const dealToAll = 'Um clique no monte distribui uma carta para cada pilha, mas só se nenhuma estiver vazia.';
const wholeSuitUp = 'Um naipe completo vai para uma fundação, com um clique duplo ou à mão, e fica lá.';
const buildInSuit = 'Monte no mesmo naipe sempre que puder: sequências misturadas travam umas às outras.';
const turnUpFirst = 'Primeiro abra as cartas viradas para baixo e esvazie as pilhas curtas.';
const sortBeforeDeal = 'Aproveite uma pilha vazia para arrumar sequências antes de distribuir, pois aí ela terá de ser ocupada.';
const fourWholeSuits = 'Forme 4 naipes completos, cada um do rei ao ás, e leve-os para as fundações.';
const pointsInSuit = 'Um ponto por carta que está sobre a imediatamente superior do seu naipe. O máximo é 48.';
const anyFaceUp = 'Qualquer carta aberta é movida com todas as que estão sobre ela, em ordem ou não.';
const emptyKing = 'Uma pilha vazia aceita um rei, com todas as cartas que estão sobre ele.';
const eightSuitsUp = 'Leve todas as 104 cartas para as oito fundações, cada uma de um só naipe, do ás ao rei.';
const runUpWhole = 'Uma sequência sobe inteira. O que subiu não desce mais.';
const suitsFromBase = 'Leve todas as 52 cartas para as fundações, cada uma de um só naipe, em ordem crescente a partir do valor inicial; depois do rei vem o ás.';
const pointsFromBase = 'Um ponto por carta em uma fundação. A primeira está lá desde o começo; o máximo é 52.';
const allSuitsUp = 'Leve todas as cartas para as fundações, cada uma de um só naipe, do ás ao rei.';
const lastCardMoves = 'Só a última carta de uma pilha é movida. As pilhas são montadas em ordem decrescente, em qualquer naipe: sobre um nove vai qualquer oito.';
const emptyAny = 'Uma pilha vazia aceita qualquer carta.';
const pointsUp = 'Um ponto por carta que subiu. O máximo é 48.';
const staysUp = 'O que subiu não desce mais.';
const removeAll = 'Retire todas as 52 cartas.';
const pointsOut = 'Um ponto por carta retirada. O máximo é 52.';

/** The rules pages of the games of the collection, in Portuguese of Brazil. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Seis pilhas de seis cartas cada. A primeira fica toda aberta; em cada uma das seguintes há uma carta a mais virada para baixo.',
      'As outras 16 cartas formam o monte. O descarte e as fundações começam vazios.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Uma pilha vazia aceita um rei ou uma sequência que começa com um rei.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [
      drawOption,
      twoRedeals,
      'Só reis em pilhas vazias: com a opção desativada, qualquer carta ou sequência pode ir para lá.',
    ],
    scoring: [pointsTakenBack],
    strategy: [
      'O monte é curto e passa três vezes: o que não serve agora logo aparece de novo.',
      'As pilhas da direita são as que mais escondem: abra essas primeiro.',
      'Seis pilhas deixam pouco espaço, por isso uma vazia vale muito.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Todas as 52 cartas formam o monte. As sete pilhas, o descarte e as quatro fundações começam vazios.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Uma pilha vazia aceita qualquer carta e qualquer sequência.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Cartas por vez: uma ou três. De início, três.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Não ocupe as sete pilhas de uma vez: uma pilha que começa com uma carta baixa fica fechada por muito tempo.',
      'No começo só dá para jogar uma de cada três cartas. Conte quais ficam livres quando uma é usada.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, 'As outras 24 cartas formam o monte. O descarte e as fundações começam vazios.'],
    goal: [fourSuitsUp],
    rules: [
      'As pilhas são montadas em ordem decrescente, em qualquer naipe que não seja o mesmo: sobre o nove de copas vai qualquer oito que não seja de copas.',
      'Uma carta aberta é movida junto com todas as que estão sobre ela.',
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
      'Três de cada quatro cartas cabem em quase todo lugar: procure não uma jogada que sirva, mas a que abre uma carta.',
      'Mantenha os naipes separados sempre que puder, para que no fim as sequências subam sem tropeços.',
      'Uma pilha vazia aceita tudo, então esvazie cedo as mais curtas.',
    ],
  },
  'rules.golf': {
    setup: [
      'Sete colunas de cinco cartas, todas abertas. As outras 17 cartas formam o monte.',
      'Para começar, a primeira carta do monte é virada.',
    ],
    goal: ['Leve para o descarte todas as 35 cartas das colunas.'],
    rules: [
      'A última carta de uma coluna vai para o descarte se o valor dela for um a mais ou um a menos que o da carta que está lá, em qualquer naipe.',
      'Sobre um rei não vai nada, e sobre um ás só vai um dois.',
      nextFromStock,
    ],
    options: ['Ás e rei são vizinhos: sobre um rei vão a dama e o ás; sobre um ás, o rei e o dois.'],
    scoring: ['Um ponto por carta retirada das colunas. O máximo é 35.'],
    strategy: [
      'Procure séries longas antes de jogar a primeira carta de uma delas.',
      'Um rei encerra a série: jogue-o só como última carta.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Uma pirâmide de 28 cartas em fileiras de uma a sete; cada carta fica meio coberta por duas da fileira seguinte. Só as sete da fileira de baixo ficam abertas.',
      'As outras 24 cartas formam o monte. Para começar, a primeira é virada.',
    ],
    goal: ['Retire a pirâmide inteira.'],
    rules: [
      'Uma carta aberta da pirâmide vai para o descarte se o valor dela for um a mais ou um a menos que o da carta que está lá, em qualquer naipe.',
      'Ás e rei são vizinhos: um vai sobre o outro.',
      'Uma carta se vira assim que nenhuma outra a cobrir.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Um ponto por carta retirada da pirâmide. O máximo é 28.'],
    strategy: [
      'Cada par de vizinhas que sai abre uma carta: prefira a carta cuja vizinha já saiu.',
      'De duas cartas de mesmo valor, jogue a que esconde mais.',
    ],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, 'Os jogos 1 a 32000 são os que os jogadores de FreeCell conhecem pelo número.'],
    goal: [fourSuitsUp],
    rules: [
      'As colunas são montadas em ordem decrescente, alternando as cores: sobre um nove vermelho vai um oito preto.',
      cellAndColumn,
      runThroughCells,
      'Uma carta de que nenhuma outra precisa mais sobe sozinha. O que subiu não desce mais.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Quase todo jogo pode ser vencido: pense primeiro e mantenha as células vazias.',
      'Abra caminho até os ases e os 2, e veja o que está sobre eles antes de começar.',
      'Uma coluna vazia vale mais que uma célula vazia.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'As colunas são montadas em ordem decrescente, no mesmo naipe: sobre o nove de copas só vai o oito de copas.',
      cellAndColumn,
      runThroughCells,
      'Toda carta que pode subir sobe sozinha e não desce mais.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Cada carta tem um único lugar nas colunas: descubra o que está sobre ele antes de mover algo para lá.',
      'Só ocupe uma célula quando souber como vai esvaziá-la.',
      'Esvazie cedo uma coluna inteira, ou as células não vão bastar.',
    ],
  },
  'rules.eight-off': {
    setup: [
      'Oito colunas abertas de seis cartas. As últimas quatro cartas ficam nas quatro primeiras das oito células.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'De uma sequência pode ser movida de uma vez uma carta a mais do que o número de células vazias.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Metade das células está livre no começo: use-as para levar reis a colunas vazias.',
      'Mantenha duas células vazias enquanto puder.',
    ],
  },
  'rules.seahaven': {
    setup: [
      'Dez colunas abertas de cinco cartas. As últimas duas cartas ficam nas duas células do meio, entre as quatro.',
    ],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'De uma sequência pode ser movida de uma vez uma carta a mais do que o número de células vazias. Para a fundação ela vai inteira.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Antes de pôr uma carta sobre a vizinha, veja o que está debaixo das duas: o que está enterrado ali fica enterrado.',
      'Só esvazie uma coluna quando houver um rei à mão.',
    ],
  },
  'rules.spider': {
    setup: [
      'Dez pilhas com 104 cartas: seis na primeira, na quarta, na sétima e na décima, cinco nas outras. Só a última de cada uma fica aberta.',
      'As outras 50 cartas formam o monte, que dá para cinco rodadas.',
    ],
    options: ['Naipes: quatro, dois ou um. Quanto menos naipes, mais fácil o jogo.'],
    goal: ['Forme 8 naipes completos, cada um do rei ao ás, e leve-os para as fundações.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['Um ponto por carta que está sobre a imediatamente superior do seu naipe. O máximo é 96.'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, 'As outras 24 cartas formam o monte: três rodadas de sete e, por fim, três cartas.'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Sete pilhas de três cartas. Só a última de cada uma fica aberta.',
      'As outras 31 cartas formam o monte: quatro rodadas de sete e, por fim, três cartas.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Todas as 52 cartas ficam em sete pilhas. A primeira tem uma só carta; em cada uma das outras, as cinco últimas ficam abertas, sobre uma a seis viradas para baixo.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      anyFaceUp,
      emptyKing,
      'Uma carta virada para baixo que fica livre se vira sozinha. O que subiu não desce mais.',
    ],
    options: ['Só reis em pilhas vazias: com a opção desativada, qualquer carta pode ir para lá.'],
    scoring: [points],
    strategy: [
      'Abra as cartas viradas para baixo antes de mais nada.',
      'Cada carta tem dois lugares para onde ir: veja primeiro onde estão os dois.',
    ],
  },
  'rules.scorpion': {
    setup: [
      'Sete pilhas de sete cartas. Nas quatro primeiras, as três do fundo ficam viradas para baixo. Três cartas formam o monte.',
    ],
    goal: ['Forme nas pilhas quatro naipes completos, cada um do rei ao ás.'],
    rules: [
      'As pilhas são montadas em ordem decrescente, no mesmo naipe: sobre o nove de copas só vai o oito de copas.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Um clique no monte distribui as três cartas dele para as três primeiras pilhas, uma única vez.',
    ],
    options: [noOptions],
    scoring: [
      'Três pontos por carta aberta, um por carta sobre a imediatamente superior do seu naipe e quatro por naipe completo. O máximo é 100.',
    ],
    strategy: [
      'Abra as cartas viradas para baixo e procure reis que possam ser movidos.',
      'Uma carta que está debaixo daquela sobre a qual deveria ir não pode ser jogada: localize esses casos antes de aumentar uma pilha.',
      'Guarde o monte até não restar mais nada a fazer.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['Dez pilhas abertas de quatro cartas, de dois baralhos. As outras 64 cartas formam o monte.'],
    goal: [eightSuitsUp],
    rules: [
      'As pilhas são montadas em ordem decrescente, no mesmo naipe. Uma pilha vazia aceita qualquer carta.',
      'Uma sequência é movida inteira quando suas cartas poderiam ir uma a uma: duas cartas com uma pilha vazia, quatro com duas.',
      'Vire as cartas do monte no descarte, uma por vez. A carta de cima do descarte pode ser jogada.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Cinco pontos por carta em uma fundação e 60 por fundação completa. O máximo é 1000.'],
    strategy: [
      'Esvazie uma pilha antes de virar muitas cartas: é o único lugar para o que não serve.',
      'Não monte sobre uma pilha se logo vai precisar de uma carta mais abaixo.',
      'O descarte fica todo à vista: jogue de modo que o que está nele possa sair de novo.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Oito pilhas de três cartas, de dois baralhos. Só a última de cada uma fica aberta.',
      'As outras 80 cartas formam o monte, que dá para dez rodadas.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'As pilhas são montadas em ordem decrescente, alternando as cores. Uma sequência aberta, ou a parte final dela, é movida inteira.',
      emptyAnyRun,
      turnsUp,
      'Um clique no monte distribui uma carta para cada pilha.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Cinco pontos por carta em uma fundação e 60 por fundação completa. Dois por carta de uma pilha que está sobre outra de cor diferente e valor imediatamente superior. Um jogo ganho vale 1000.',
    ],
    strategy: [
      'Abra cedo todas as 16 cartas viradas para baixo, enquanto as pilhas são curtas.',
      'Esvazie uma pilha antes de distribuir, e só distribua quando não restar mais nada a fazer.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Treze cartas formam a reserva, com a última aberta. Quatro cartas começam quatro pilhas e uma, a primeira fundação: o valor dela é o valor inicial. As outras 34 cartas formam o monte.',
    ],
    goal: [suitsFromBase],
    rules: [
      'As pilhas são montadas em ordem decrescente, alternando as cores; sobre um ás vai um rei. Uma sequência, ou a parte final dela, é movida inteira.',
      'Uma pilha vazia é logo ocupada por uma carta da reserva. Quando a reserva acaba, aceita qualquer carta ou sequência.',
      'Vire as cartas do monte no descarte. Quando o monte acaba, o descarte volta para lá, na mesma ordem.',
      'A carta de cima de uma fundação pode voltar, menos a primeira.',
    ],
    options: [drawOption, 'Voltas: quantas vezes o descarte pode voltar ao monte. De início, sem limite.'],
    scoring: [pointsFromBase],
    strategy: [
      'Esvazie a reserva antes de mais nada.',
      'Não insista em subir as cartas por igual a todo custo: uma carta em uma pilha pode receber outras da reserva.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Sete pilhas de uma a sete cartas; só a última de cada uma fica aberta.',
      'Uma carta começa a primeira fundação: o valor dela é o valor inicial. As outras 23 cartas formam o monte.',
    ],
    goal: [suitsFromBase],
    rules: [
      'As pilhas são montadas em ordem decrescente, na mesma cor: sobre um nove vermelho vai um oito vermelho; sobre um ás, um rei.',
      'Uma sequência aberta é movida inteira; ela termina em uma carta do valor inicial.',
      'Uma pilha vazia só é ocupada pelo monte.',
      'Um clique no monte distribui uma carta para cada pilha; para a última rodada sobram duas.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Abra caminho primeiro até as cartas do valor inicial.',
      'As quatro rodadas do monte enterram o que você arrumou: antes de cada uma, faça todas as jogadas que abrem uma carta.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Treze cartas entre as asas formam a reserva, viradas para baixo, menos a do fundo. Oito pilhas de uma carta são as asas. Uma carta começa a primeira fundação: o valor dela é o valor inicial. As outras 30 cartas formam o monte.',
    ],
    goal: [suitsFromBase],
    rules: [
      'As pilhas são montadas em ordem decrescente, no mesmo naipe, carta por carta; sobre um ás vai um rei. Nenhuma pilha tem mais de três cartas.',
      'Uma pilha vazia é logo ocupada por uma carta da reserva. Quando a reserva acaba, aceita qualquer carta.',
      'A última carta da reserva pode ser jogada como qualquer outra.',
      'Vire as cartas do monte no descarte, uma por vez; o descarte pode voltar ao monte.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Esvazie pilhas o mais rápido que puder enquanto durar a reserva.',
      'Três cartas enchem uma pilha: não feche nenhuma sobre uma carta de que vai precisar logo.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['Os quatro ases começam as fundações. As outras 48 cartas ficam abertas em oito pilhas de seis.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'A carta de cima de uma fundação pode voltar, menos o ás.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Localize os 2 e os 3, e comece por esvaziar as pilhas que os escondem.',
      'Uma pilha vazia é todo o espaço que há: só a ocupe para esvaziar outra.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['Todas as 52 cartas ficam abertas em 13 pilhas de quatro. Os reis vão para o fundo das suas pilhas.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Uma pilha vazia continua vazia.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'A maioria dos jogos pode ser vencida: procure as cartas baixas e tire o que está sobre elas.',
      'Monte sequências longas em pilhas cujas cartas de baixo não farão falta logo.',
      'Uma pilha esvaziada não ajuda em nada, então deixe a última carta dela no lugar enquanto puder receber outras.',
    ],
  },
  'rules.fortress': {
    setup: ['Todas as 52 cartas ficam abertas em dez pilhas: seis na primeira e na sexta, cinco nas outras.'],
    goal: [fourSuitsUp],
    rules: [
      'Só a última carta de uma pilha é movida. As pilhas são montadas no mesmo naipe, subindo ou descendo, como você quiser, e podem mudar de direção.',
      emptyAny,
      staysUp,
    ],
    options: ['Ás e rei são vizinhos: nas pilhas, um vai sobre o outro.'],
    scoring: [points],
    strategy: [
      'Uma sequência passada carta por carta para outra pilha muda de direção: aproveite isso para levar cartas baixas ao fim.',
      'Esvazie cedo uma pilha e a mantenha vazia.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Uma pirâmide de 28 cartas em fileiras de uma a sete; cada carta fica meio coberta por duas da fileira seguinte. Só a fileira de baixo fica aberta. As outras 24 cartas formam o monte.',
    ],
    goal: [removeAll],
    rules: [
      'Duas cartas livres que somam treze saem juntas: ponha uma sobre a outra. O ás vale um; o valete, onze; a dama, doze. O rei sai sozinho, com um clique.',
      'Estão livres as cartas da pirâmide que nenhuma outra cobre e a carta de cima do descarte.',
      'As duas cartas de cima do descarte saem juntas com um clique, se somam treze.',
      'Vire as cartas do monte no descarte, uma por vez.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Se uma carta tem vários pares possíveis, escolha o que libera mais da pirâmide.',
      'Lembre onde estão os pares das cartas enterradas: quando todos os quatro se foram, a carta fica.',
    ],
  },
  'rules.fourteen': {
    setup: ['Todas as 52 cartas ficam abertas em doze pilhas: cinco nas quatro primeiras, quatro nas outras.'],
    goal: [removeAll],
    rules: [
      'As últimas cartas de duas pilhas saem juntas se somam quatorze: ponha uma sobre a outra.',
      'O ás vale um e sai com um rei; o dois, com uma dama; o três, com um valete.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Tudo está à vista: procure pilhas em que uma carta está sobre o seu próprio par e libere essas primeiro.',
      'Os 7 formam pares entre si. Não bloqueie dois deles com os outros dois.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Um quadrado de 25 cartas abertas. As outras 27 cartas formam o monte.'],
    goal: [removeAll],
    rules: [
      'Duas cartas de mesmo valor que se tocam, lado a lado ou canto a canto, saem juntas: ponha uma sobre a outra.',
      'Um clique no monte fecha as lacunas: as cartas avançam na ordem de leitura e o monte preenche o que sobra.',
      'Faça isso sempre que houver lacunas.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Preveja quais cartas vão se tocar quando as lacunas se fecharem e escolha os pares de acordo com isso.',
      'Os pares perto do fim do quadrado são os que menos deslocam as outras cartas.',
    ],
  },
  'rules.block-ten': {
    setup: ['Nove cartas ficam abertas em um quadrado. As outras 43 cartas formam o monte.'],
    goal: ['Retire todas as cartas, menos os quatro 10.'],
    rules: [
      'Duas cartas que somam dez saem juntas: ponha uma sobre a outra. O ás vale um.',
      'Dois valetes, duas damas ou dois reis também saem juntos. Os 10 ficam.',
      'Os dois lugares são logo preenchidos pelo monte.',
    ],
    options: [noOptions],
    scoring: ['Um ponto por carta retirada. O máximo é 48.'],
    strategy: [
      'Os 10 só ocupam espaço: com os quatro na mesa restam cinco lugares.',
      'Entre dois pares, escolha aquele cujas cartas têm menos parceiras restantes.',
    ],
  },
  'rules.cruel': {
    setup: ['Os quatro ases começam as fundações. As outras 48 cartas ficam em doze pilhas de quatro.'],
    goal: [allSuitsUp],
    rules: [
      'Só a última carta de uma pilha é movida. As pilhas são montadas em ordem decrescente, no mesmo naipe. Uma pilha vazia continua vazia.',
      'Um clique no monte distribui de novo: as pilhas são recolhidas em ordem, do fundo da primeira até a última carta da última, e dispostas outra vez de quatro em quatro.',
      staysUp,
    ],
    options: ['Voltas: quantas vezes as pilhas podem ser distribuídas de novo. De início, sem limite.'],
    scoring: [pointsUp],
    strategy: [
      'Uma nova distribuição só desloca as pilhas depois da primeira que mudou: trabalhe da última pilha para a primeira.',
      'Distribua de novo quando ainda restarem uma ou duas jogadas, para que as pilhas se desloquem o quanto você precisa.',
    ],
  },
  'rules.gaps': {
    setup: [
      'Todas as 52 cartas ficam abertas em quatro fileiras de 13. Depois os ases são retirados e deixam quatro lacunas.',
    ],
    goal: ['Ponha cada fileira em ordem: um só naipe, do dois ao rei, da esquerda para a direita.'],
    rules: [
      'Em uma lacuna vai a carta que segue a vizinha da esquerda, no mesmo naipe. Na ponta esquerda vai qualquer dois.',
      'Nada vai para uma lacuna depois de um rei ou de outra lacuna.',
      'As cartas em ordem a partir da ponta esquerda ficam onde estão.',
      'Quando nenhuma lacuna pode ser preenchida, um clique no monte distribui de novo: todas as cartas fora de ordem são embaralhadas, e cada fileira tem sua lacuna depois das que estão em ordem.',
    ],
    options: [
      'Voltas: quantas vezes as cartas podem ser distribuídas de novo. De início, duas.',
      'Lacunas em qualquer lugar ao distribuir de novo: com a opção ativada, elas não esperam depois das cartas em ordem.',
    ],
    scoring: ['Um ponto por carta em ordem a partir da ponta esquerda da sua fileira. O máximo é 48.'],
    strategy: [
      'Siga cada lacuna até o fim: toda jogada deixa outra, até que uma termina depois de um rei.',
      'Libere primeiro as pontas esquerdas, pois cada dois que chega lá começa uma fileira.',
    ],
  },
  'rules.accordion': {
    setup: ['Todas as 52 cartas ficam abertas em uma longa fileira, que segue de linha em linha.'],
    goal: ['Reduza a fileira a uma única carta.'],
    rules: [
      'Uma carta cobre a anterior, ou a que está três posições antes, se o valor ou o naipe for o mesmo.',
      'A carta coberta sai do jogo, e a fileira se fecha.',
    ],
    options: [noOptions],
    scoring: ['Um ponto por carta retirada. O máximo é 51.'],
    strategy: [
      'Poucos jogos são vencidos: terminar com uma fileira de cinco ou seis cartas já é bom.',
      'Prefira jogadas que deixam cartas do mesmo valor ou naipe ao alcance umas das outras.',
      'Guarde as quatro cartas de um mesmo valor perto do fim da fileira, para cobrir com elas por último.',
    ],
  },
  'rules.clock': {
    setup: [
      'Todas as 52 cartas ficam viradas para baixo em 13 pilhas de quatro: doze como as horas de um relógio, uma no meio. A última carta do meio é virada.',
    ],
    goal: ['Abra todas as cartas antes que apareça o quarto rei.'],
    rules: [
      'A carta do meio vai para a hora do seu valor (um ás para a uma hora, uma dama para as doze), e a carta do fundo dessa pilha vem para o meio.',
      'Um rei fica no meio, e a carta do fundo de lá aparece.',
      'Não há nada a escolher: um clique joga a carta.',
    ],
    options: [noOptions],
    scoring: ['Um ponto por carta na sua hora. O máximo é 48.'],
    strategy: ['Nenhuma ajuda: um jogo em cada treze dá certo.'],
  },
} satisfies RulesTexts;
