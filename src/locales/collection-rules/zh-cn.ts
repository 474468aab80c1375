import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = '把52张牌全部移到四个基础堆，每堆同一花色，从A到K依次往上放。';
const alternating = '牌列按点数递减、红黑相间往下接：红色的9上可以放黑色的8。';
const runMoves = '一串翻开且接好的牌，或它末尾的一段，可以一起移动。';
const turnsUp = '背面朝上的牌一旦露出，会自动翻开。';
const turnStock = '从牌库翻牌到废牌堆，只有废牌堆最上面的一张可用。';
const turnBack = '牌库翻完后，废牌堆按原来的顺序翻回，成为新的牌库。';
const backToTableau = '基础堆最上面的牌可以移回牌列。';
const doubleClick = '双击一张牌，会把它送到基础堆；双击基础堆，会把所有能收的牌都送上去。';
const drawOption = '每次翻牌张数：一张或三张。';
const twoRedeals = '重翻次数：废牌堆可以翻回几次，初始为两次。';
const pointsTakenBack = '基础堆上每有一张牌得1分，牌离开时扣回。最高52分。';
const noRedeals = '重翻次数：废牌堆可以翻回几次，初始为零次。';
const kingsSwitchedOn = '空列只能放K：开启后，别的牌都不能放到空列。';
const growingPiles = '七个牌列，从左到右为一张到七张。每列只有最后一张正面朝上。';
const emptyAnyRun = '空列可以放任意一张牌或一串牌。';
const nextFromStock = '没有牌可接时，从牌库翻下一张。牌库只能翻一遍。';
const noOptions = '这个游戏没有选项。';
const eightOpenColumns = '52张牌全部正面朝上，排成八列：四列各七张，四列各六张。四个空当开始时闲置。';
const cellAndColumn = '每个空当可以放任意一张牌。空列可以放任意一张牌或一串牌。';
const runThroughCells = '一串牌只要能一张一张地移过去，就可以一起移动：张数为闲置的空当数加一，每有一个空列再翻一倍。';
const points = '基础堆上每有一张牌得1分。最高52分。';
const columnsInSuit = '牌列按点数递减、同一花色往下接。空列可以放K，或以K开头的一串牌。';
const cell = '每个空当可以放任意一张牌。';
const comesBack = '基础堆最上面的牌可以移回来。';
const kingsSwitchedOff = '空列只能放K：关闭后，空列可放任意一张牌或一串牌。';
const anySuit = '牌列按点数递减往下接，花色不限：9上可以放任何一张8。';
const runInSuit = '只有同一花色的一串牌才能一起移动。空列可以放任意一张牌或一串牌。';
const dealToAll = '点击牌库会给每列各发一张牌，但有空列时不能发。';
const wholeSuitUp = '凑齐的一整组同花色牌，双击或自己移到基础堆，收上去就不能再拿下来。';
const buildInSuit = '尽量按同一花色接牌：花色混杂的牌串会互相卡住。';
const turnUpFirst = '先翻开背面朝上的牌，并清空短的牌列。';
const sortBeforeDeal = '发牌之前先利用空列整理牌串，因为发牌时空列必须填满。';
const fourWholeSuits = '组成4组从K到A的同花色牌，并把它们收到基础堆。';
const pointsInSuit = '每有一张牌接在同花色、点数大一的牌上，得1分。最高48分。';
const anyFaceUp = '任何一张正面朝上的牌，都可以连同压在它上面的牌一起移动，不管是否接好。';
const emptyKing = '空列可以放K，连同压在它上面的牌。';
const eightSuitsUp = '把104张牌全部移到八个基础堆，每堆同一花色，从A到K依次往上放。';
const runUpWhole = '一串牌可以整串收到基础堆。收上去的牌不能再拿下来。';
const suitsFromBase = '把52张牌全部移到基础堆，每堆同一花色，从起始点数开始往上放，K之后接A。';
const pointsFromBase = '基础堆上每有一张牌得1分。第一张开局时就在那里，最高52分。';
const allSuitsUp = '把所有牌移到基础堆，每堆同一花色，从A到K依次往上放。';
const lastCardMoves = '只能移动一列的最后一张牌。牌列按点数递减往下接，花色不限：9上可以放任何一张8。';
const emptyAny = '空列可以放任意一张牌。';
const pointsUp = '每收上去一张牌得1分。最高48分。';
const staysUp = '收上去的牌不能再拿下来。';
const removeAll = '移除全部52张牌。';
const pointsOut = '每移除一张牌得1分。最高52分。';

/** The rules pages of the games of the collection, in Chinese in simplified characters. */
export default {
  'rules.aunt-mary': {
    setup: ['六个牌列，每列六张。第一列全部正面朝上，往后每列多一张背面朝上的牌。', '其余16张是牌库。废牌堆和基础堆开始时为空。'],
    goal: [fourSuitsUp],
    rules: [alternating, runMoves, '空列可以放K，或以K开头的一串牌。', turnsUp, turnStock, turnBack, backToTableau, doubleClick],
    options: [drawOption, twoRedeals, '空列只能放K：关闭后，空列可放任意一张牌或一串牌。'],
    scoring: [pointsTakenBack],
    strategy: ['牌库张数少，会轮到三遍：现在用不上的牌，很快会再见到。', '越靠右的牌列，暗牌越多：先打开它们。', '六列的余地很小，所以空列格外宝贵。'],
  },
  'rules.gold-mine': {
    setup: ['52张牌全部是牌库。七个牌列、废牌堆和四个基础堆开始时为空。'],
    goal: [fourSuitsUp],
    rules: [alternating, runMoves, '空列可以放任意一张牌，也可以放任意一串牌。', turnsUp, turnStock, turnBack, backToTableau, doubleClick],
    options: ['每次翻牌张数：一张或三张，初始为三张。', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: ['不要一下子占满七列：用点数小的牌开头的一列，很久都没法再用。', '起初每三张牌只有一张可用。数一数，取走一张后会轮到哪些牌。'],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, '其余24张是牌库。废牌堆和基础堆开始时为空。'],
    goal: [fourSuitsUp],
    rules: [
      '牌列按点数递减往下接，花色不能相同：红桃9上可以放任何一张不是红桃的8。',
      '任何一张正面朝上的牌，都可以连同压在它上面的牌一起移动。',
      emptyAnyRun,
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [drawOption, twoRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: ['四张牌里有三张几乎到处都能放：要找的不是能放的走法，而是能翻开暗牌的走法。', '尽量把各花色分开，最后才能顺顺当当地收牌。', '空列什么牌都能放，所以早点清空短的牌列。'],
  },
  'rules.golf': {
    setup: ['七列牌，每列五张，全部正面朝上。其余17张是牌库。', '开始时先从牌库翻开第一张。'],
    goal: ['把各列的35张牌全部移到废牌堆。'],
    rules: ['一列的最后一张牌，若点数比废牌堆顶上的牌大一或小一，就可以移到废牌堆。花色不限。', 'K上不能放牌，A上只能放2。', nextFromStock],
    options: ['A和K相连：开启后，K上可以放Q和A，A上可以放K和2。'],
    scoring: ['从各列每取走一张牌得1分。最高35分。'],
    strategy: ['走第一张之前，先看看怎样能连得长。', 'K会中断连接：留到最后一张再走。'],
  },
  'rules.elevator': {
    setup: ['28张牌排成金字塔，各行从一张到七张。每张牌都有一半被下一行的两张牌压住。只有最下面一行的七张正面朝上。', '其余24张是牌库。开始时先翻开第一张。'],
    goal: ['清空整座金字塔。'],
    rules: ['金字塔中正面朝上的牌，若点数比废牌堆顶上的牌大一或小一，就可以移到废牌堆。花色不限。', 'A和K相邻，可以互相接。', '压在上面的牌全部拿走后，一张牌会立即翻开。', nextFromStock],
    options: [noOptions],
    scoring: ['从金字塔每取走一张牌得1分。最高28分。'],
    strategy: ['相邻的两张都取走，就会翻开一张牌：优先取旁边已经空了的那张。', '两张点数相同的牌，取压住更多牌的那张。'],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, '1号到32000号牌局，就是空当接龙玩家熟知的那些编号。'],
    goal: [fourSuitsUp],
    rules: [
      '牌列按点数递减、红黑相间往下接：红色的9上可以放黑色的8。',
      cellAndColumn,
      runThroughCells,
      '一张牌若不再有别的牌要接在它上面，就会自动收到基础堆。收上去的牌不能再拿下来。',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: ['几乎每局都能赢：先想清楚，并尽量让空当闲置。', '设法挖出A和2，开始之前先看看上面压着什么牌。', '一个空列比一个闲置的空当更有价值。'],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: ['牌列按点数递减、同一花色往下接：红桃9上只能放红桃8。', cellAndColumn, runThroughCells, '能收到基础堆的牌都会自动收上去，不能再拿下来。'],
    options: [noOptions],
    scoring: [points],
    strategy: ['每张牌在牌列中只有一处可放：往那里移牌之前，先弄清楚那里压着什么牌。', '想好怎么腾空，再把牌放进空当。', '早点清空一整列，否则空当不够用。'],
  },
  'rules.eight-off': {
    setup: ['八列牌，每列六张，全部正面朝上。最后四张放在八个空当中的前四个。'],
    goal: [fourSuitsUp],
    rules: [columnsInSuit, cell, '一串牌一次能移动的张数，最多为闲置的空当数加一。', comesBack],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: ['一开始有一半空当闲置：利用它们把K移到空列。', '尽可能一直留着两个闲置的空当。'],
  },
  'rules.seahaven': {
    setup: ['十列牌，每列五张，全部正面朝上。最后两张放在四个空当中的中间两个。'],
    goal: [fourSuitsUp],
    rules: [columnsInSuit, cell, '一串牌一次能移动的张数，最多为闲置的空当数加一。收到基础堆时可以整串移动。', comesBack],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: ['把一张牌接到相邻的牌上之前，先看看两张牌下面各压着什么：压在它们下面的牌就出不来了。', '手头有K可放时，才清空一列。'],
  },
  'rules.spider': {
    setup: ['用104张牌排成十个牌列：第一、四、七、十列各六张，其余各列五张。每列只有最后一张正面朝上。', '其余50张是牌库，可以发五轮。'],
    options: ['花色数：四种、两种或一种。花色越少，游戏越容易。'],
    goal: ['组成8组从K到A的同花色牌，并把它们收到基础堆。'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['每有一张牌接在同花色、点数大一的牌上，得1分。最高96分。'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, '其余24张是牌库：先发三轮，每轮七张，最后发三张。'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: ['七个牌列，每列三张。每列只有最后一张正面朝上。', '其余31张是牌库：先发四轮，每轮七张，最后发三张。'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: ['52张牌全部排成七列。第一列一张；其余各列的最后五张正面朝上，压着一张到六张背面朝上的牌。'],
    goal: [fourSuitsUp],
    rules: [alternating, anyFaceUp, emptyKing, '背面朝上的牌一旦露出，会自动翻开。收上去的牌不能再拿下来。'],
    options: ['空列只能放K：关闭后，空列可放任意一张牌。'],
    scoring: [points],
    strategy: ['先翻开背面朝上的牌，其他都往后放。', '每张牌都有两处可去：先看看那两张牌在哪里。'],
  },
  'rules.scorpion': {
    setup: ['七个牌列，每列七张。前四列最底下的三张背面朝上。剩下的三张是牌库。'],
    goal: ['在牌列中组成四组从K到A的同花色牌。'],
    rules: ['牌列按点数递减、同一花色往下接：红桃9上只能放红桃8。', anyFaceUp, emptyKing, turnsUp, '点击牌库，把三张牌分别发到前三列，只能发一次。'],
    options: [noOptions],
    scoring: ['每翻开一张牌得3分，每有一张牌接在同花色、点数大一的牌上得1分，每凑齐一整组得4分。最高100分。'],
    strategy: ['翻开背面朝上的牌，并寻找可以移动的K。', '一张牌若压在它该接的那张牌下面，就没法走：往牌列上加牌之前，先看清这些牌。', '牌库留到没有别的走法时再用。'],
  },
  'rules.forty-thieves': {
    setup: ['用两副牌排成十列，每列四张，全部正面朝上。其余64张是牌库。'],
    goal: [eightSuitsUp],
    rules: [
      '牌列按点数递减、同一花色往下接。空列可以放任意一张牌。',
      '一串牌只要能一张一张地移过去，就可以一起移动：有一个空列时两张，有两个时四张。',
      '从牌库翻牌到废牌堆，每次一张。废牌堆最上面的一张可用。',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['基础堆上每有一张牌得5分，每放满一堆得60分。最高1000分。'],
    strategy: ['翻很多牌之前先清空一列：没处可放的牌只能放在那里。', '下面有很快要用到的牌时，不要再往上接牌。', '废牌堆里的牌全都看得见：走牌时要想着让它们还能出来。'],
  },
  'rules.gypsy': {
    setup: ['用两副牌排成八列，每列三张。每列只有最后一张正面朝上。', '其余80张是牌库，可以发十轮。'],
    goal: [eightSuitsUp],
    rules: ['牌列按点数递减、红黑相间往下接。一串翻开且接好的牌，或它末尾的一段，可以一起移动。', emptyAnyRun, turnsUp, '点击牌库会给每列各发一张牌。', comesBack],
    options: [noOptions],
    scoring: ['基础堆上每有一张牌得5分，每放满一堆得60分。牌列中每有一张牌接在不同颜色、点数大一的牌上，得2分。赢下的一局共1000分。'],
    strategy: ['趁牌列还短，早点翻开全部16张背面朝上的牌。', '发牌之前先清空一列，没有别的走法时才发牌。'],
  },
  'rules.canfield': {
    setup: ['十三张是备用堆，最后一张正面朝上。四张牌各开一个牌列，一张放到第一个基础堆：它的点数是起始点数。其余34张是牌库。'],
    goal: [suitsFromBase],
    rules: [
      '牌列按点数递减、红黑相间往下接，A上可以放K。一串牌，或它末尾的一段，可以一起移动。',
      '空列马上由备用堆补上。备用堆用完后，空列可以放任意一张牌或一串牌。',
      '从牌库翻牌到废牌堆。牌库翻完后，废牌堆按原来的顺序翻回。',
      '基础堆最上面的牌可以移回来，但第一张不行。',
    ],
    options: [drawOption, '重翻次数：废牌堆可以翻回几次，初始为不限。'],
    scoring: [pointsFromBase],
    strategy: ['先把备用堆用完，其他都往后放。', '不要一味求各基础堆高低一致：留在牌列中的牌，还可以接备用堆里的牌。'],
  },
  'rules.agnes': {
    setup: ['七个牌列，为一张到七张。每列只有最后一张正面朝上。', '一张牌放到第一个基础堆：它的点数是起始点数。其余23张是牌库。'],
    goal: [suitsFromBase],
    rules: [
      '牌列按点数递减、同一颜色往下接：红色的9上可以放红色的8，A上可以放K。',
      '一串翻开且接好的牌可以一起移动，到起始点数的牌为止。',
      '空列只能由牌库发牌填上。',
      '点击牌库会给每列各发一张牌，最后一轮只剩两张。',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: ['先把起始点数的牌挖出来。', '牌库的四轮发牌会压住你理好的牌：每轮发牌之前，先走完所有能翻开暗牌的走法。'],
  },
  'rules.eagle-wing': {
    setup: ['两翼之间的十三张是备用堆，除最底下一张外都背面朝上。两翼是八个牌列，每列一张。一张牌放到第一个基础堆：它的点数是起始点数。其余30张是牌库。'],
    goal: [suitsFromBase],
    rules: [
      '牌列按点数递减、同一花色往下接，每次一张，A上可以放K。每列最多三张。',
      '空列马上由备用堆补上。备用堆用完后，空列可以放任意一张牌。',
      '备用堆的最后一张可以像其他牌一样使用。',
      '从牌库翻牌到废牌堆，每次一张。废牌堆可以翻回。',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: ['备用堆还有牌时，尽快清空牌列。', '一列三张就满了：不要封住很快要用的牌。'],
  },
  'rules.beleaguered-castle': {
    setup: ['四张A放到基础堆。其余48张正面朝上排成八列，每列六张。'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, '基础堆最上面的牌可以移回来，但A不行。'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: ['找到各张2和3，先清空压着它们的牌列。', '空列是仅有的余地：只有为了清空另一列才填它。'],
  },
  'rules.bakers-dozen': {
    setup: ['52张牌全部正面朝上，排成13列，每列四张。K移到所在列的最底下。'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, '空列一直空着。', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: ['大多数牌局都能赢：找到点数小的牌，清掉压在上面的牌。', '下面的牌暂时用不着的牌列，适合接成长串。', '清空一列没有用处，所以最后一张若还能接别的牌，就留着它。'],
  },
  'rules.fortress': {
    setup: ['52张牌全部正面朝上，排成十列：第一列和第六列各六张，其余各列五张。'],
    goal: [fourSuitsUp],
    rules: ['只能移动一列的最后一张牌。牌列按同一花色往下接，点数递增或递减都可以，中途也可以改变方向。', emptyAny, staysUp],
    options: ['A和K相连：在牌列中，A和K算作相邻。'],
    scoring: [points],
    strategy: ['把一串牌一张一张地移到别处，方向就会反过来：用这个办法把点数小的牌移到末尾。', '早点清空一列，并一直空着它。'],
  },
  'rules.thirteen': {
    setup: ['28张牌排成金字塔，各行从一张到七张。每张牌都有一半被下一行的两张牌压住。只有最下面一行正面朝上。其余24张是牌库。'],
    goal: [removeAll],
    rules: [
      '两张可用的牌，点数相加为13时一起移除：把一张放到另一张上。A算1，J算11，Q算12。点击K可以单独移除它。',
      '金字塔中没有被压住的牌，以及废牌堆最上面的牌，都可用。',
      '废牌堆最上面的两张，相加为13时，点击一下就一起移除。',
      '从牌库翻牌到废牌堆，每次一张。',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: ['一张牌有几张可以配对时，选能让金字塔露出更多牌的那张。', '记住被压住的牌的配对牌在哪里：四张都没了，这张牌就只能留下。'],
  },
  'rules.fourteen': {
    setup: ['52张牌全部正面朝上，排成十二列：前四列各五张，其余各列四张。'],
    goal: [removeAll],
    rules: ['两列的最后一张牌，点数相加为14时一起移除：把一张放到另一张上。', 'A算1，与K配对；2与Q配对，3与J配对。'],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: ['所有牌都看得见：找出一张牌压着自己配对牌的牌列，先清理这些列。', '7与7配对。不要用两张7压住另外两张7。'],
  },
  'rules.monte-carlo': {
    setup: ['25张牌正面朝上，排成方阵。其余27张是牌库。'],
    goal: [removeAll],
    rules: ['两张点数相同的牌，左右、上下或斜着相邻时一起移除：把一张放到另一张上。', '点击牌库会填补空位：牌按从左到右、从上到下的顺序往前移，剩下的位置由牌库补上。', '只要有空位，可以一直这样做。'],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: ['预先看好补位后哪些牌会相邻，再决定移除哪一对。', '越靠近方阵末尾的一对，对其他牌的位置影响越小。'],
  },
  'rules.block-ten': {
    setup: ['九张牌正面朝上，排成方阵。其余43张是牌库。'],
    goal: ['移除四张10以外的所有牌。'],
    rules: ['两张牌点数相加为10时一起移除：把一张放到另一张上。A算1。', '两张J、两张Q或两张K也一起移除。10会留下。', '腾出的两个位置马上由牌库补上。'],
    options: [noOptions],
    scoring: ['每移除一张牌得1分。最高48分。'],
    strategy: ['10只会占地方：四张10都出来后，就只剩五个位置。', '有两对可选时，移除剩余配对牌更少的那一对。'],
  },
  'rules.cruel': {
    setup: ['四张A放到基础堆。其余48张排成十二列，每列四张。'],
    goal: [allSuitsUp],
    rules: ['只能移动一列的最后一张牌。牌列按点数递减、同一花色往下接。空列一直空着。', '点击牌库会重新发牌：从第一列最底下的牌到最后一列的最后一张，按顺序收起各列，再每四张一列重新排好。', staysUp],
    options: ['重翻次数：各列可以重新发几次，初始为不限。'],
    scoring: [pointsUp],
    strategy: ['重新发牌时，只有第一个变动过的牌列之后的各列会移位：从最后一列往第一列走。', '趁还剩一两步可走时就重新发牌，让各列移动你需要的张数。'],
  },
  'rules.gaps': {
    setup: ['52张牌全部正面朝上，排成四行，每行13张。然后拿走四张A，留下四个空位。'],
    goal: ['把每一行排好：同一花色，从左到右由2到K。'],
    rules: [
      '空位可以放与左边的牌同花色、点数大一的牌。最左端可以放任何一张2。',
      'K后面的空位，或另一个空位后面的空位，不能放牌。',
      '从左端起已排好的牌不再移动。',
      '没有空位可填时，点击牌库重新发牌：所有没排好的牌重新洗过，每行的空位紧接在已排好的牌后面。',
    ],
    options: ['重翻次数：可以重新发牌几次，初始为两次。', '重新发牌时空位任意分布：开启后，空位不再固定在已排好的牌后面。'],
    scoring: ['每行从左端起排好的牌，每张得1分。最高48分。'],
    strategy: ['顺着每个空位往下推算：每走一步又留下一个空位，直到空位落在K后面。', '先腾出最左端，因为每有一张2放到那里，就开始了一行。'],
  },
  'rules.accordion': {
    setup: ['52张牌全部正面朝上，排成长长的一行，排满后接到下一行。'],
    goal: ['把这一行压缩到只剩一张牌。'],
    rules: ['一张牌可以盖住它前面的第一张或第三张牌，只要点数或花色相同。', '被盖住的牌移除，后面的牌往前补位。'],
    options: [noOptions],
    scoring: ['每移除一张牌得1分。最高51分。'],
    strategy: ['能赢的牌局很少：最后剩五六张就算不错了。', '优先选择能让同点数或同花色的牌彼此够得着的走法。', '把同点数的四张牌留在末尾附近，最后用它们来盖牌。'],
  },
  'rules.clock': {
    setup: ['52张牌全部背面朝上，分成13堆，每堆四张：十二堆按钟面的钟点摆放，一堆在中间。翻开中间那堆的最后一张。'],
    goal: ['在第四张K出现之前，翻开所有的牌。'],
    rules: ['中间的牌移到与它点数相同的钟点，那一堆最底下的牌移到中间：A在一点，Q在十二点。', 'K留在中间，再翻出中间那堆最底下的牌。', '没有什么可选的：点击一下，牌就会移过去。'],
    options: [noOptions],
    scoring: ['每有一张牌归到自己的钟点得1分。最高48分。'],
    strategy: ['没有策略可言：平均十三局能成一局。'],
  },
} satisfies RulesTexts;
