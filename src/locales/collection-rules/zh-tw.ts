import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = '把52張牌全部移到四個基礎牌堆，每堆同一花色，從A到K依序往上放。';
const alternating = '牌列按點數遞減、紅黑相間往下接：紅色的9上可以放黑色的8。';
const runMoves = '一串翻開且接好的牌，或它末尾的一段，可以一起移動。';
const turnsUp = '蓋著的牌一露出來，就會自動翻開。';
const turnStock = '從牌庫翻牌到棄牌堆，只有棄牌堆最上面的一張可用。';
const turnBack = '牌庫翻完後，棄牌堆照原來的順序翻回，成為新的牌庫。';
const backToTableau = '基礎牌堆最上面的牌可以移回牌列。';
const doubleClick = '按兩下一張牌，會把它送到基礎牌堆；按兩下基礎牌堆，會把所有能收的牌都送上去。';
const drawOption = '每次翻牌張數：一張或三張。';
const twoRedeals = '重翻次數：棄牌堆可以翻回幾次，預設為兩次。';
const pointsTakenBack = '基礎牌堆上每有一張牌得1分，牌離開時扣回。最高52分。';
const noRedeals = '重翻次數：棄牌堆可以翻回幾次，預設為零次。';
const kingsSwitchedOn = '空列只能放K：開啟後，其他牌都不能放到空列。';
const growingPiles = '七個牌列，從左到右為一張到七張。每列只有最後一張正面朝上。';
const emptyAnyRun = '空列可以放任意一張牌或一串牌。';
const nextFromStock = '沒有牌可接時，從牌庫翻下一張。牌庫只能翻一輪。';
const noOptions = '這個遊戲沒有選項。';
const eightOpenColumns = '52張牌全部正面朝上，排成八列：四列各七張，四列各六張。四個空位一開始沒有放牌。';
const cellAndColumn = '每個空位可以放任意一張牌。空列可以放任意一張牌或一串牌。';
const runThroughCells = '一串牌只要能一張一張移過去，就可以一起移動：張數是沒放牌的空位數加一，每有一個空列就再加倍。';
const points = '基礎牌堆上每有一張牌得1分。最高52分。';
const columnsInSuit = '牌列按點數遞減、同一花色往下接。空列可以放K，或以K開頭的一串牌。';
const cell = '每個空位可以放任意一張牌。';
const comesBack = '基礎牌堆最上面的牌可以移回來。';
const kingsSwitchedOff = '空列只能放K：關閉後，空列可放任意一張牌或一串牌。';
const anySuit = '牌列按點數遞減往下接，花色不限：9上可以放任何一張8。';
const runInSuit = '只有同一花色的一串牌才能一起移動。空列可以放任意一張牌或一串牌。';
const dealToAll = '按一下牌庫，會給每列各發一張牌，但有空列時不能發。';
const wholeSuitUp = '湊齊的一整組同花色牌，按兩下或自己移到基礎牌堆，收上去就不能再拿下來。';
const buildInSuit = '盡量用同一花色接牌：花色混雜的牌串會互相卡住。';
const turnUpFirst = '先翻開蓋著的牌，並清空短的牌列。';
const sortBeforeDeal = '發牌之前先利用空列整理牌串，因為發牌時空列必須補滿。';
const fourWholeSuits = '湊成4組從K到A的同花色牌，並把它們收到基礎牌堆。';
const pointsInSuit = '每有一張牌接在同花色、點數大一的牌上，得1分。最高48分。';
const anyFaceUp = '任何一張翻開的牌，都可以連同壓在上面的牌一起移動，有沒有接好都行。';
const emptyKing = '空列可以放K，連同壓在上面的牌。';
const eightSuitsUp = '把104張牌全部移到八個基礎牌堆，每堆同一花色，從A到K依序往上放。';
const runUpWhole = '一串牌可以整串收到基礎牌堆。收上去的牌不能再拿下來。';
const suitsFromBase = '把52張牌全部移到基礎牌堆，每堆同一花色，從起始點數開始往上放，K之後接A。';
const pointsFromBase = '基礎牌堆上每有一張牌得1分。第一張開局時就在那裡，最高52分。';
const allSuitsUp = '把所有的牌移到基礎牌堆，每堆同一花色，從A到K依序往上放。';
const lastCardMoves = '只能移動一列的最後一張牌。牌列按點數遞減往下接，花色不限：9上可以放任何一張8。';
const emptyAny = '空列可以放任意一張牌。';
const pointsUp = '每收上去一張牌得1分。最高48分。';
const staysUp = '收上去的牌不能再拿下來。';
const removeAll = '移除全部52張牌。';
const pointsOut = '每移除一張牌得1分。最高52分。';

/** The rules pages of the games of the collection, in Chinese in traditional characters. */
export default {
  'rules.aunt-mary': {
    setup: ['六個牌列，每列六張。第一列全部正面朝上，之後每列多一張蓋著的牌。', '其餘16張是牌庫。棄牌堆和基礎牌堆一開始是空的。'],
    goal: [fourSuitsUp],
    rules: [alternating, runMoves, '空列可以放K，或以K開頭的一串牌。', turnsUp, turnStock, turnBack, backToTableau, doubleClick],
    options: [drawOption, twoRedeals, '空列只能放K：關閉後，空列可放任意一張牌或一串牌。'],
    scoring: [pointsTakenBack],
    strategy: ['牌庫張數少，會輪到三次：現在用不到的牌，很快又會看到。', '越靠右的牌列，蓋著的牌越多：先打開這些牌列。', '只有六列，空間不多，所以空列特別寶貴。'],
  },
  'rules.gold-mine': {
    setup: ['52張牌全部是牌庫。七個牌列、棄牌堆和四個基礎牌堆一開始是空的。'],
    goal: [fourSuitsUp],
    rules: [alternating, runMoves, '空列可以放任意一張牌，也可以放任意一串牌。', turnsUp, turnStock, turnBack, backToTableau, doubleClick],
    options: ['每次翻牌張數：一張或三張，預設為三張。', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: ['別一次占滿七列：用點數小的牌起頭的牌列，會有很久都動不了。', '一開始每三張牌只有一張可用。算一算，拿走一張後會輪到哪些牌。'],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, '其餘24張是牌庫。棄牌堆和基礎牌堆一開始是空的。'],
    goal: [fourSuitsUp],
    rules: [
      '牌列按點數遞減往下接，花色不能相同：紅心9上可以放任何一張不是紅心的8。',
      '任何一張翻開的牌，都可以連同壓在上面的牌一起移動。',
      emptyAnyRun,
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [drawOption, twoRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: ['四張牌裡有三張幾乎到處都能放：不要只找放得下的走法，要找能翻開蓋牌的走法。', '盡量把花色分開，最後收牌才會順利。', '空列什麼牌都能放，所以要早點清空短的牌列。'],
  },
  'rules.golf': {
    setup: ['七列牌，每列五張，全部正面朝上。其餘17張是牌庫。', '開始時先從牌庫翻開第一張。'],
    goal: ['把各列的35張牌全部移到棄牌堆。'],
    rules: ['一列的最後一張牌，若點數比棄牌堆最上面的牌大一或小一，就可以移到棄牌堆。花色不限。', 'K上不能放牌，A上只能放2。', nextFromStock],
    options: ['A和K相連：開啟後，K上可以放Q和A，A上可以放K和2。'],
    scoring: ['從各列每取走一張牌得1分。最高35分。'],
    strategy: ['走第一張之前，先看看怎樣才能連得長。', 'K會讓連接中斷：留到最後一張再走。'],
  },
  'rules.elevator': {
    setup: ['28張牌排成金字塔，各排從一張到七張。每張牌都有一半被下一排的兩張牌壓住。只有最下面一排的七張正面朝上。', '其餘24張是牌庫。開始時先翻開第一張。'],
    goal: ['清空整座金字塔。'],
    rules: ['金字塔中翻開的牌，若點數比棄牌堆最上面的牌大一或小一，就可以移到棄牌堆。花色不限。', 'A和K相鄰，可以互相接。', '壓在上面的牌全部拿走後，一張牌就會立刻翻開。', nextFromStock],
    options: [noOptions],
    scoring: ['從金字塔每取走一張牌得1分。最高28分。'],
    strategy: ['相鄰的兩張都拿走，就會翻開一張牌：優先拿旁邊已經空了的那張。', '兩張點數相同的牌，拿壓住比較多牌的那張。'],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, '1號到32000號牌局，就是新接龍玩家熟悉的那些編號。'],
    goal: [fourSuitsUp],
    rules: [
      '牌列按點數遞減、紅黑相間往下接：紅色的9上可以放黑色的8。',
      cellAndColumn,
      runThroughCells,
      '一張牌若不再有別的牌要接在它上面，就會自動收到基礎牌堆。收上去的牌不能再拿下來。',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: ['幾乎每局都能贏：先想清楚，空位盡量不要放牌。', '設法挖出A和2，開始之前先看看上面壓著什麼牌。', '一個空列比一個沒放牌的空位更有價值。'],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: ['牌列按點數遞減、同一花色往下接：紅心9上只能放紅心8。', cellAndColumn, runThroughCells, '能收到基礎牌堆的牌都會自動收上去，不能再拿下來。'],
    options: [noOptions],
    scoring: [points],
    strategy: ['每張牌在牌列中只有一處可放：往那裡移牌之前，先弄清楚上面壓著什麼牌。', '先想好怎麼騰出來，再把牌放進空位。', '早點清空一整列，不然空位會不夠用。'],
  },
  'rules.eight-off': {
    setup: ['八列牌，每列六張，全部正面朝上。最後四張放在八個空位中的前四個。'],
    goal: [fourSuitsUp],
    rules: [columnsInSuit, cell, '一串牌一次能移動的張數，最多是沒放牌的空位數加一。', comesBack],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: ['一開始有一半的空位沒有放牌：利用它們把K移到空列。', '盡可能一直留著兩個空位不放牌。'],
  },
  'rules.seahaven': {
    setup: ['十列牌，每列五張，全部正面朝上。最後兩張放在四個空位中的中間兩個。'],
    goal: [fourSuitsUp],
    rules: [columnsInSuit, cell, '一串牌一次能移動的張數，最多是沒放牌的空位數加一。收到基礎牌堆時可以整串移動。', comesBack],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: ['把一張牌接到相鄰點數的牌上之前，先看看兩張牌下面各壓著什麼：壓在下面的牌就出不來了。', '手邊有K可放時，才清空一列。'],
  },
  'rules.spider': {
    setup: ['用104張牌排成十個牌列：第一、四、七、十列各六張，其餘各列五張。每列只有最後一張正面朝上。', '其餘50張是牌庫，可以發五輪。'],
    options: ['花色數：四種、兩種或一種。花色越少，遊戲越簡單。'],
    goal: ['湊成8組從K到A的同花色牌，並把它們收到基礎牌堆。'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['每有一張牌接在同花色、點數大一的牌上，得1分。最高96分。'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, '其餘24張是牌庫：先發三輪，每輪七張，最後再發三張。'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: ['七個牌列，每列三張。每列只有最後一張正面朝上。', '其餘31張是牌庫：先發四輪，每輪七張，最後再發三張。'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: ['52張牌全部排成七列。第一列一張；其餘各列的最後五張正面朝上，壓著一張到六張蓋著的牌。'],
    goal: [fourSuitsUp],
    rules: [alternating, anyFaceUp, emptyKing, '蓋著的牌一露出來，就會自動翻開。收上去的牌不能再拿下來。'],
    options: ['空列只能放K：關閉後，空列可放任意一張牌。'],
    scoring: [points],
    strategy: ['先翻開蓋著的牌，其他的之後再說。', '每張牌都有兩個地方可去：先看看那兩張牌在哪裡。'],
  },
  'rules.scorpion': {
    setup: ['七個牌列，每列七張。前四列最底下的三張蓋著。剩下的三張是牌庫。'],
    goal: ['在牌列中湊成四組從K到A的同花色牌。'],
    rules: ['牌列按點數遞減、同一花色往下接：紅心9上只能放紅心8。', anyFaceUp, emptyKing, turnsUp, '按一下牌庫，會把三張牌分別發到前三列，只能發一次。'],
    options: [noOptions],
    scoring: ['每翻開一張牌得3分，每有一張牌接在同花色、點數大一的牌上得1分，每湊齊一整組得4分。最高100分。'],
    strategy: ['翻開蓋著的牌，並尋找可以移動的K。', '一張牌若壓在它該接的那張牌底下，就不能走：把牌加到牌列之前，先看清楚這些牌。', '牌庫留到沒有別的走法時再用。'],
  },
  'rules.forty-thieves': {
    setup: ['用兩副牌排成十列，每列四張，全部正面朝上。其餘64張是牌庫。'],
    goal: [eightSuitsUp],
    rules: [
      '牌列按點數遞減、同一花色往下接。空列可以放任意一張牌。',
      '一串牌只要能一張一張移過去，就可以一起移動：有一個空列時兩張，有兩個時四張。',
      '從牌庫翻牌到棄牌堆，每次一張。棄牌堆最上面的一張可用。',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['基礎牌堆上每有一張牌得5分，每放滿一堆得60分。最高1000分。'],
    strategy: ['翻很多牌之前先清空一列：沒地方放的牌只能放在那裡。', '底下有很快就要用到的牌時，別再往上接牌。', '棄牌堆裡的牌全都看得到：走牌時要讓它們之後還出得來。'],
  },
  'rules.gypsy': {
    setup: ['用兩副牌排成八列，每列三張。每列只有最後一張正面朝上。', '其餘80張是牌庫，可以發十輪。'],
    goal: [eightSuitsUp],
    rules: ['牌列按點數遞減、紅黑相間往下接。一串翻開且接好的牌，或它末尾的一段，可以一起移動。', emptyAnyRun, turnsUp, '按一下牌庫，會給每列各發一張牌。', comesBack],
    options: [noOptions],
    scoring: ['基礎牌堆上每有一張牌得5分，每放滿一堆得60分。牌列中每有一張牌接在不同顏色、點數大一的牌上，得2分。贏的一局共1000分。'],
    strategy: ['趁牌列還短，早點翻開全部16張蓋著的牌。', '發牌之前先清空一列，沒有別的走法時才發牌。'],
  },
  'rules.canfield': {
    setup: ['十三張是備用牌堆，最後一張正面朝上。四張牌各開一個牌列，一張放到第一個基礎牌堆：它的點數就是起始點數。其餘34張是牌庫。'],
    goal: [suitsFromBase],
    rules: [
      '牌列按點數遞減、紅黑相間往下接，A上可以放K。一串牌，或它末尾的一段，可以一起移動。',
      '空列會馬上由備用牌堆補上。備用牌堆用完後，空列可以放任意一張牌或一串牌。',
      '從牌庫翻牌到棄牌堆。牌庫翻完後，棄牌堆照原來的順序翻回。',
      '基礎牌堆最上面的牌可以移回來，但第一張不行。',
    ],
    options: [drawOption, '重翻次數：棄牌堆可以翻回幾次，預設為不限。'],
    scoring: [pointsFromBase],
    strategy: ['先把備用牌堆用完，其他的之後再說。', '不必硬要讓各基礎牌堆高度一致：留在牌列裡的牌，還可以接備用牌堆的牌。'],
  },
  'rules.agnes': {
    setup: ['七個牌列，從一張到七張。每列只有最後一張正面朝上。', '一張牌放到第一個基礎牌堆：它的點數就是起始點數。其餘23張是牌庫。'],
    goal: [suitsFromBase],
    rules: [
      '牌列按點數遞減、同一顏色往下接：紅色的9上可以放紅色的8，A上可以放K。',
      '一串翻開且接好的牌可以一起移動，到起始點數的牌為止。',
      '空列只能靠牌庫發牌補上。',
      '按一下牌庫，會給每列各發一張牌，最後一輪只剩兩張。',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: ['先把起始點數的牌挖出來。', '牌庫的四輪發牌會壓住你整理好的牌：每輪發牌之前，先走完所有能翻開蓋牌的走法。'],
  },
  'rules.eagle-wing': {
    setup: ['兩翼之間的十三張是備用牌堆，除了最底下一張都蓋著。兩翼是八個牌列，每列一張。一張牌放到第一個基礎牌堆：它的點數就是起始點數。其餘30張是牌庫。'],
    goal: [suitsFromBase],
    rules: [
      '牌列按點數遞減、同一花色往下接，每次一張，A上可以放K。每列最多三張。',
      '空列會馬上由備用牌堆補上。備用牌堆用完後，空列可以放任意一張牌。',
      '備用牌堆的最後一張可以像其他牌一樣使用。',
      '從牌庫翻牌到棄牌堆，每次一張。棄牌堆可以翻回。',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: ['備用牌堆還有牌時，盡快清空牌列。', '一列三張就滿了：別封住很快就要用的牌。'],
  },
  'rules.beleaguered-castle': {
    setup: ['四張A放到基礎牌堆。其餘48張正面朝上排成八列，每列六張。'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, '基礎牌堆最上面的牌可以移回來，但A不行。'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: ['找出2和3，先清空壓著它們的牌列。', '空列是僅有的空間：只有為了清空另一列才使用它。'],
  },
  'rules.bakers-dozen': {
    setup: ['52張牌全部正面朝上，排成13列，每列四張。K移到所在牌列的最底下。'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, '空列會一直空著。', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: ['大多數牌局都能贏：找出點數小的牌，清掉壓在上面的牌。', '底下的牌暫時用不到的牌列，適合接成長串。', '清空一列沒有好處，所以最後一張若還能接別的牌，就留著它。'],
  },
  'rules.fortress': {
    setup: ['52張牌全部正面朝上，排成十列：第一列和第六列各六張，其餘各列五張。'],
    goal: [fourSuitsUp],
    rules: ['只能移動一列的最後一張牌。牌列按同一花色往下接，點數遞增或遞減都可以，中途也可以改變方向。', emptyAny, staysUp],
    options: ['A和K相連：在牌列中，A和K算是相鄰。'],
    scoring: [points],
    strategy: ['把一串牌一張一張移到別處，方向就會反過來：用這個方法把點數小的牌移到末尾。', '早點清空一列，並讓它一直空著。'],
  },
  'rules.thirteen': {
    setup: ['28張牌排成金字塔，各排從一張到七張。每張牌都有一半被下一排的兩張牌壓住。只有最下面一排正面朝上。其餘24張是牌庫。'],
    goal: [removeAll],
    rules: [
      '兩張可用的牌，點數相加為13時一起移除：把一張放到另一張上。A算1，J算11，Q算12。按一下K可以單獨移除它。',
      '金字塔中沒有被壓住的牌，以及棄牌堆最上面的牌，都可用。',
      '棄牌堆最上面的兩張，相加為13時，按一下就一起移除。',
      '從牌庫翻牌到棄牌堆，每次一張。',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: ['一張牌有好幾張可以配對時，選能讓金字塔露出更多牌的那張。', '記住被壓住的牌要配對的牌在哪裡：四張都沒了，這張牌就只能留下。'],
  },
  'rules.fourteen': {
    setup: ['52張牌全部正面朝上，排成十二列：前四列各五張，其餘各列四張。'],
    goal: [removeAll],
    rules: ['兩列的最後一張牌，點數相加為14時一起移除：把一張放到另一張上。', 'A算1，與K配對；2與Q配對，3與J配對。'],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: ['所有的牌都看得到：找出有牌壓住自己配對牌的牌列，先處理這些牌列。', '7與7配對。別用兩張7壓住另外兩張7。'],
  },
  'rules.monte-carlo': {
    setup: ['25張牌正面朝上，排成方陣。其餘27張是牌庫。'],
    goal: [removeAll],
    rules: ['兩張點數相同的牌，左右、上下或斜角相鄰時一起移除：把一張放到另一張上。', '按一下牌庫，會填補空格：牌按由左到右、由上到下的順序往前移，剩下的位置由牌庫補上。', '只要有空格，隨時都可以這樣做。'],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: ['先看好補位後哪些牌會相鄰，再決定移除哪一對。', '越靠近方陣末尾的一對，對其他牌的位置影響越小。'],
  },
  'rules.block-ten': {
    setup: ['九張牌正面朝上，排成方陣。其餘43張是牌庫。'],
    goal: ['移除四張10以外的所有牌。'],
    rules: ['兩張牌點數相加為10時一起移除：把一張放到另一張上。A算1。', '兩張J、兩張Q或兩張K也一起移除。10會留下。', '空出的兩個位置會馬上由牌庫補上。'],
    options: [noOptions],
    scoring: ['每移除一張牌得1分。最高48分。'],
    strategy: ['10只會占位置：四張10都出來後，就只剩五個位置。', '有兩對可選時，移除剩餘配對牌比較少的那一對。'],
  },
  'rules.cruel': {
    setup: ['四張A放到基礎牌堆。其餘48張排成十二列，每列四張。'],
    goal: [allSuitsUp],
    rules: ['只能移動一列的最後一張牌。牌列按點數遞減、同一花色往下接。空列會一直空著。', '按一下牌庫，會重新發牌：從第一列最底下的牌到最後一列的最後一張，依序收起各列，再每四張一列重新排好。', staysUp],
    options: ['重翻次數：各列可以重新發幾次，預設為不限。'],
    scoring: [pointsUp],
    strategy: ['重新發牌時，只有第一個變動過的牌列之後的各列會移位：從最後一列往第一列走。', '趁還剩一兩步可走時就重新發牌，讓各列移動你需要的張數。'],
  },
  'rules.gaps': {
    setup: ['52張牌全部正面朝上，排成四排，每排13張。然後拿走四張A，留下四個空格。'],
    goal: ['把每一排排好：同一花色，由左到右從2到K。'],
    rules: [
      '空格可以放與左邊的牌同花色、點數大一的牌。最左端可以放任何一張2。',
      'K後面的空格，或另一個空格後面的空格，不能放牌。',
      '從左端起已排好的牌不再移動。',
      '沒有空格可填時，按一下牌庫重新發牌：所有還沒排好的牌會重新洗過，每排的空格緊接在已排好的牌後面。',
    ],
    options: ['重翻次數：可以重新發牌幾次，預設為兩次。', '重新發牌時空格位置不拘：開啟後，空格不會固定在已排好的牌後面。'],
    scoring: ['每排從左端起排好的牌，每張得1分。最高48分。'],
    strategy: ['順著每個空格往下推算：每走一步又留下一個空格，直到空格落在K後面。', '先空出最左端，因為每有一張2放到那裡，就開始了一排。'],
  },
  'rules.accordion': {
    setup: ['52張牌全部正面朝上，排成長長的一排，排滿就接到下一行。'],
    goal: ['把這一排壓縮到只剩一張牌。'],
    rules: ['一張牌可以蓋住它前面的第一張或第三張牌，只要點數或花色相同。', '被蓋住的牌會移除，後面的牌往前補位。'],
    options: [noOptions],
    scoring: ['每移除一張牌得1分。最高51分。'],
    strategy: ['能贏的牌局很少：最後剩五六張就算不錯了。', '優先選擇能讓同點數或同花色的牌彼此搆得著的走法。', '把同點數的四張牌留在末尾附近，最後用它們來蓋牌。'],
  },
  'rules.clock': {
    setup: ['52張牌全部蓋著，分成13堆，每堆四張：十二堆照鐘面的鐘點擺放，一堆在中間。翻開中間那堆的最後一張。'],
    goal: ['在第四張K出現之前，翻開所有的牌。'],
    rules: ['中間的牌移到與它點數相同的鐘點，那一堆最底下的牌移到中間：A在一點，Q在十二點。', 'K留在中間，再翻出中間那堆最底下的牌。', '沒有什麼可選的：按一下，牌就會移過去。'],
    options: [noOptions],
    scoring: ['每有一張牌回到自己的鐘點得1分。最高48分。'],
    strategy: ['沒有策略可言：平均十三局能成一局。'],
  },
} satisfies RulesTexts;
