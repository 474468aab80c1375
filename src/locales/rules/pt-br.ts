import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Leve todas as 52 cartas para as quatro fundações, cada uma de um só naipe, do ás ao rei.'],
  rules: [
    'As pilhas são montadas em ordem decrescente, alternando as cores: sobre um nove vermelho vai um oito preto.',
    'Uma sequência aberta, ou a parte final dela, é movida inteira.',
    'Uma pilha vazia aceita um rei ou uma sequência que começa com um rei.',
    'Uma carta virada para baixo que fica livre se vira sozinha.',
    'Vire as cartas do monte no descarte; só a carta de cima do descarte pode ser jogada.',
    'Quando o monte acaba, o descarte volta a ser o monte, na mesma ordem.',
    'A carta de cima de uma fundação pode voltar para as pilhas.',
    'Um clique duplo manda uma carta para a fundação; em uma fundação, manda todas as que podem ir.',
  ],
  options: [
    'Cartas por vez: uma ou três.',
    'Voltas: quantas vezes o descarte pode voltar ao monte. De início, duas.',
    'Só reis em pilhas vazias: com a opção desativada, qualquer carta ou sequência pode ir para lá.',
  ],
  scoring: ['Um ponto por carta em uma fundação, descontado quando ela sai de lá. O máximo é 52.'],
};
const stock = 'As outras 24 cartas formam o monte. O descarte e as fundações começam vazios.';

/** The rules pages in Brazilian Portuguese. */
export default {
  'rules.escalator': {
    setup: [
      'Uma pirâmide de 28 cartas, todas abertas, em fileiras de uma a sete. Cada carta fica meio coberta por duas cartas da fileira seguinte.',
      'As outras 24 cartas formam o monte. Para começar, a primeira é virada.',
    ],
    goal: ['Retire a pirâmide inteira.'],
    rules: [
      'Uma carta livre da pirâmide vai para o descarte se o valor dela for um a mais ou um a menos que o da carta que está lá. Os naipes não importam.',
      'Ás e rei são vizinhos: um vai sobre o outro.',
      'Quando nada serve, vire a próxima carta do monte. O monte só é usado uma vez.',
    ],
    options: ['Este jogo não tem opções.'],
    scoring: ['Um ponto por carta retirada da pirâmide. O máximo é 28.'],
    strategy: [
      'Quando duas cartas servem, escolha a que leva à série mais longa.',
      'Descubra por igual: uma carta só fica livre quando as duas que estão sobre ela já saíram.',
      'Procure uma série que vá e volte antes de virar o monte.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Sete pilhas de quatro cartas cada; de baixo para cima: fechada, aberta, fechada, aberta.', stock],
    strategy: [
      'Uma carta aberta sob uma fechada espera até que esta seja virada e saia.',
      'Todas as pilhas têm o mesmo tamanho: trabalhe naquela que esconde a carta de que você precisa primeiro.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Sete pilhas de uma a sete cartas, da esquerda para a direita, todas abertas.', stock],
    strategy: [
      'Nada nas pilhas está escondido: procure primeiro as cartas baixas e abra caminho até elas.',
      'Não deixe uma carta baixa sumir debaixo de uma sequência longa.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Sete pilhas de uma a sete cartas, da esquerda para a direita. Só a última de cada uma fica aberta.', stock],
    strategy: [
      'Primeiro abra as cartas viradas para baixo, a começar pelas pilhas mais longas.',
      'Só esvazie uma pilha quando houver um rei pronto para ocupá-la.',
      'Os ases e os 2 sobem na hora. Segure as cartas mais altas enquanto ainda puderem receber outras.',
    ],
  },
} satisfies RulesTexts;
