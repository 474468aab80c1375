import type { RulesTexts } from '../texts.js';

// What several games have in common.
const fourSuitsUp = 'Đưa cả 52 lá lên bốn ô đích, mỗi ô một chất, xếp từ át đến già.';
const alternating = 'Các chồng được xếp giảm dần, xen kẽ màu: lá 9 đỏ nhận lá 8 đen.';
const runMoves = 'Một dãy bài ngửa, hoặc phần cuối của dãy, được di chuyển cùng nhau.';
const turnsUp = 'Lá úp không còn bị che sẽ tự lật lên.';
const turnStock = 'Lật bài từ nọc sang chỗ bài lật; chỉ chơi được lá trên cùng của bài lật.';
const turnBack = 'Khi nọc hết, bài lật quay về thành nọc mới, giữ nguyên thứ tự.';
const backToTableau = 'Lá trên cùng của một ô đích có thể trở lại các chồng.';
const doubleClick = 'Nhấp đúp đưa một lá lên ô đích của nó; nhấp đúp vào ô đích đưa lên mọi lá có thể.';
const drawOption = 'Số lá lật mỗi lần: một hoặc ba.';
const twoRedeals = 'Số lượt quay lại: số lần bài lật được quay về nọc. Ban đầu là hai.';
const pointsTakenBack = 'Mỗi lá trên ô đích được một điểm, bị trừ lại khi lá rời đi. Tối đa 52 điểm.';
const noRedeals = 'Số lượt quay lại: số lần bài lật được quay về nọc. Ban đầu là không.';
const kingsSwitchedOn = 'Chỉ đặt lá già vào chồng trống: khi bật, không lá nào khác được mở đầu một chồng.';
const growingPiles = 'Bảy chồng từ một đến bảy lá, từ trái sang phải. Chỉ lá cuối của mỗi chồng được ngửa.';
const emptyAnyRun = 'Chồng trống nhận mọi lá hoặc dãy.';
const nextFromStock = 'Khi không lá nào hợp, hãy lật lá tiếp theo từ nọc. Nọc chỉ dùng một lượt.';
const noOptions = 'Trò chơi này không có tùy chọn.';
const eightOpenColumns = 'Cả 52 lá nằm ngửa trong tám chồng: bốn chồng bảy lá và bốn chồng sáu lá. Bốn ô tạm đều trống.';
const cellAndColumn = 'Mỗi ô tạm giữ một lá bất kỳ. Chồng trống nhận mọi lá hoặc dãy.';
const runThroughCells = 'Một dãy được di chuyển cùng nhau nếu từng lá của nó có thể lần lượt đi: nhiều hơn số ô tạm trống một lá, và gấp đôi với mỗi chồng trống.';
const points = 'Mỗi lá trên ô đích được một điểm. Tối đa 52 điểm.';
const columnsInSuit = 'Các chồng được xếp giảm dần, cùng chất. Chồng trống nhận một lá già, hoặc một dãy bắt đầu bằng lá già.';
const cell = 'Mỗi ô tạm giữ một lá bất kỳ.';
const comesBack = 'Lá trên cùng của một ô đích có thể trở lại.';
const kingsSwitchedOff = 'Chỉ đặt lá già vào chồng trống: khi tắt, mọi lá hoặc dãy đều đặt vào đó được.';
const anySuit = 'Các chồng được xếp giảm dần, chất nào cũng được: lá 9 nhận mọi lá 8.';
const runInSuit = 'Chỉ dãy cùng chất mới được di chuyển cùng nhau. Chồng trống nhận mọi lá hoặc dãy.';
const dealToAll = 'Nhấp vào nọc để chia cho mỗi chồng một lá, nhưng chỉ khi không có chồng nào trống.';
const wholeSuitUp = 'Trọn một bộ cùng chất được đưa lên ô đích, bằng nhấp đúp hoặc bằng tay, và ở lại đó.';
const buildInSuit = 'Hãy xếp cùng chất ở mọi chỗ có thể: các dãy lẫn chất sẽ khóa lẫn nhau.';
const turnUpFirst = 'Trước hết hãy lật các lá úp, và dọn trống các chồng ngắn.';
const sortBeforeDeal = 'Hãy dùng chồng trống để sắp xếp các dãy trước khi chia, vì lúc chia bạn phải lấp nó.';
const fourWholeSuits = 'Xếp trọn 4 bộ cùng chất, mỗi bộ từ già xuống át, rồi đưa lên các ô đích.';
const pointsInSuit = 'Mỗi lá nằm trên lá cùng chất hơn nó một bậc được một điểm. Tối đa 48 điểm.';
const anyFaceUp = 'Mọi lá ngửa được di chuyển cùng tất cả các lá nằm trên nó, dù có theo thứ tự hay không.';
const emptyKing = 'Chồng trống nhận một lá già, cùng tất cả các lá nằm trên nó.';
const eightSuitsUp = 'Đưa cả 104 lá lên tám ô đích, mỗi ô một chất, xếp từ át đến già.';
const runUpWhole = 'Một dãy lên ô đích trọn vẹn. Lá đã lên thì ở lại đó.';
const suitsFromBase = 'Đưa cả 52 lá lên các ô đích, mỗi ô một chất, xếp tăng dần từ bậc khởi đầu, sau già là át.';
const pointsFromBase = 'Mỗi lá trên ô đích được một điểm. Lá đầu tiên có sẵn từ đầu; tối đa 52 điểm.';
const allSuitsUp = 'Đưa tất cả các lá lên các ô đích, mỗi ô một chất, xếp từ át đến già.';
const lastCardMoves = 'Chỉ lá cuối của một chồng được di chuyển. Các chồng được xếp giảm dần, chất nào cũng được: lá 9 nhận mọi lá 8.';
const emptyAny = 'Chồng trống nhận mọi lá.';
const pointsUp = 'Mỗi lá đã lên ô đích được một điểm. Tối đa 48 điểm.';
const staysUp = 'Lá đã lên ô đích thì ở lại đó.';
const removeAll = 'Bỏ hết 52 lá.';
const pointsOut = 'Mỗi lá đã bỏ được một điểm. Tối đa 52 điểm.';

/** The rules pages of the games of the collection, in Vietnamese. */
export default {
  'rules.aunt-mary': {
    setup: [
      'Sáu chồng, mỗi chồng sáu lá. Chồng đầu ngửa hết; mỗi chồng tiếp theo có thêm một lá úp.',
      '16 lá còn lại là nọc. Ban đầu bài lật và các ô đích đều trống.',
    ],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Chồng trống nhận một lá già, hoặc một dãy bắt đầu bằng lá già.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: [drawOption, twoRedeals, 'Chỉ đặt lá già vào chồng trống: khi tắt, mọi lá hoặc dãy đều đặt vào đó được.'],
    scoring: [pointsTakenBack],
    strategy: [
      'Nọc ngắn và được đi qua ba lượt: lá nào giờ chưa dùng được thì chẳng mấy chốc sẽ gặp lại.',
      'Các chồng bên phải giấu nhiều lá nhất: hãy mở chúng trước.',
      'Sáu chồng để lại ít chỗ xoay xở, nên một chồng trống rất quý.',
    ],
  },
  'rules.gold-mine': {
    setup: ['Cả 52 lá là nọc. Ban đầu bảy chồng, bài lật và bốn ô đích đều trống.'],
    goal: [fourSuitsUp],
    rules: [
      alternating,
      runMoves,
      'Chồng trống nhận mọi lá, và mọi dãy.',
      turnsUp,
      turnStock,
      turnBack,
      backToTableau,
      doubleClick,
    ],
    options: ['Số lá lật mỗi lần: một hoặc ba. Ban đầu là ba.', noRedeals, kingsSwitchedOn],
    scoring: [pointsTakenBack],
    strategy: [
      'Đừng lấp cả bảy chồng cùng lúc: chồng bắt đầu bằng một lá nhỏ sẽ bị bế tắc lâu.',
      'Lúc đầu cứ ba lá chỉ chơi được một lá. Hãy tính xem những lá nào được mở ra khi lấy đi một lá.',
    ],
  },
  'rules.thumb-and-pouch': {
    setup: [growingPiles, '24 lá còn lại là nọc. Ban đầu bài lật và các ô đích đều trống.'],
    goal: [fourSuitsUp],
    rules: [
      'Các chồng được xếp giảm dần, không đặt lên lá cùng chất: lá 9 cơ nhận mọi lá 8 trừ 8 cơ.',
      'Mọi lá ngửa được di chuyển cùng tất cả các lá nằm trên nó.',
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
      'Cứ bốn lá thì ba lá đặt được gần như khắp nơi: hãy tìm nước đi lật được một lá úp, đừng chỉ tìm nước đặt vừa.',
      'Hãy tách riêng các chất khi có thể, để cuối cùng các dãy lên ô đích suôn sẻ.',
      'Chồng trống nhận mọi lá, nên hãy sớm dọn trống các chồng ngắn.',
    ],
  },
  'rules.golf': {
    setup: [
      'Bảy chồng, mỗi chồng năm lá, tất cả đều ngửa. 17 lá còn lại là nọc.',
      'Lật lá đầu tiên của nọc để bắt đầu.',
    ],
    goal: ['Đưa cả 35 lá của các chồng sang bài lật.'],
    rules: [
      'Lá cuối của một chồng được đưa sang bài lật nếu hơn hoặc kém lá ở đó một bậc, chất nào cũng được.',
      'Không đặt lá nào lên lá già, và chỉ đặt lá 2 lên lá át.',
      nextFromStock,
    ],
    options: ['Át và già liền kề: đầm và át đặt lên lá già được, già và 2 đặt lên lá át được.'],
    scoring: ['Mỗi lá lấy khỏi các chồng được một điểm. Tối đa 35 điểm.'],
    strategy: [
      'Hãy tìm các dãy dài trước khi chơi lá đầu tiên của dãy.',
      'Lá già kết thúc một dãy: chỉ chơi nó làm lá cuối của dãy.',
    ],
  },
  'rules.elevator': {
    setup: [
      'Một kim tự tháp gồm 28 lá, xếp thành các hàng từ một đến bảy lá, mỗi lá bị hai lá của hàng kế tiếp che một nửa. Chỉ bảy lá của hàng dưới cùng được ngửa.',
      '24 lá còn lại là nọc. Lật lá đầu tiên để bắt đầu.',
    ],
    goal: ['Dọn hết kim tự tháp.'],
    rules: [
      'Một lá ngửa của kim tự tháp được đưa sang bài lật nếu hơn hoặc kém lá ở đó một bậc, chất nào cũng được.',
      'Át và già liền kề nhau: lá này đặt lên lá kia được.',
      'Một lá lật lên ngay khi không còn lá nào nằm trên nó.',
      nextFromStock,
    ],
    options: [noOptions],
    scoring: ['Mỗi lá lấy khỏi kim tự tháp được một điểm. Tối đa 28 điểm.'],
    strategy: [
      'Mỗi cặp lá cạnh nhau được lấy đi sẽ lật lên một lá: hãy ưu tiên lá mà lá bên cạnh đã đi rồi.',
      'Trong hai lá ngang bậc, hãy chơi lá đang che nhiều hơn.',
    ],
  },
  'rules.freecell': {
    setup: [eightOpenColumns, 'Các ván từ 1 đến 32000 chính là những ván mà người chơi FreeCell biết theo số.'],
    goal: [fourSuitsUp],
    rules: [
      'Các chồng được xếp giảm dần, xen kẽ màu: lá 9 đỏ nhận lá 8 đen.',
      cellAndColumn,
      runThroughCells,
      'Lá mà không lá nào khác còn cần đến sẽ tự lên ô đích. Lá đã lên thì ở lại đó.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Hầu như ván nào cũng thắng được: hãy nghĩ trước, và giữ cho các ô tạm trống.',
      'Hãy gỡ dần đến các lá át và 2, và xem lá nào nằm trên chúng trước khi bắt đầu.',
      'Một chồng trống quý hơn một ô tạm trống.',
    ],
  },
  'rules.bakers-game': {
    setup: [eightOpenColumns],
    goal: [fourSuitsUp],
    rules: [
      'Các chồng được xếp giảm dần, cùng chất: lá 9 cơ chỉ nhận lá 8 cơ.',
      cellAndColumn,
      runThroughCells,
      'Mọi lá có thể lên ô đích đều tự lên, và ở lại đó.',
    ],
    options: [noOptions],
    scoring: [points],
    strategy: [
      'Trong các chồng, mỗi lá chỉ có một chỗ đặt: hãy xem lá nào đang nằm trên chỗ đó trước khi chuyển gì đến.',
      'Chỉ dùng một ô tạm khi bạn biết nó sẽ được dọn trống ra sao.',
      'Hãy sớm dọn trống hẳn một chồng, nếu không các ô tạm sẽ không đủ.',
    ],
  },
  'rules.eight-off': {
    setup: ['Tám chồng ngửa, mỗi chồng sáu lá. Bốn lá cuối nằm ở bốn ô tạm đầu trong tám ô.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Trong một dãy, số lá được di chuyển cùng lúc nhiều hơn số ô tạm trống một lá.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Lúc đầu một nửa số ô tạm còn trống: hãy dùng chúng để đưa các lá già vào chồng trống.',
      'Hãy giữ hai ô tạm trống càng lâu càng tốt.',
    ],
  },
  'rules.seahaven': {
    setup: ['Mười chồng ngửa, mỗi chồng năm lá. Hai lá cuối nằm ở hai ô giữa trong bốn ô tạm.'],
    goal: [fourSuitsUp],
    rules: [
      columnsInSuit,
      cell,
      'Trong một dãy, số lá được di chuyển cùng lúc nhiều hơn số ô tạm trống một lá. Lên ô đích thì cả dãy đi trọn.',
      comesBack,
    ],
    options: [kingsSwitchedOff],
    scoring: [pointsTakenBack],
    strategy: [
      'Trước khi đặt một lá lên lá liền kề của nó, hãy xem dưới cả hai có gì: lá nào bị vùi ở đó sẽ còn bị vùi.',
      'Chỉ dọn trống một chồng khi đã có sẵn lá già.',
    ],
  },
  'rules.spider': {
    setup: [
      'Mười chồng từ 104 lá: chồng thứ nhất, thứ tư, thứ bảy và thứ mười có sáu lá, các chồng khác năm lá. Chỉ lá cuối của mỗi chồng được ngửa.',
      '50 lá còn lại là nọc, đủ cho năm lượt chia.',
    ],
    options: ['Số chất: bốn, hai hoặc một. Càng ít chất thì càng dễ.'],
    goal: ['Xếp trọn 8 bộ cùng chất, mỗi bộ từ già xuống át, rồi đưa lên các ô đích.'],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: ['Mỗi lá nằm trên lá cùng chất hơn nó một bậc được một điểm. Tối đa 96 điểm.'],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.spiderette': {
    setup: [growingPiles, '24 lá còn lại là nọc: ba lượt chia bảy lá, và ba lá cho lượt cuối.'],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.will-o-the-wisp': {
    setup: [
      'Bảy chồng, mỗi chồng ba lá. Chỉ lá cuối của mỗi chồng được ngửa.',
      '31 lá còn lại là nọc: bốn lượt chia bảy lá, và ba lá cho lượt cuối.',
    ],
    options: [noOptions],
    goal: [fourWholeSuits],
    rules: [anySuit, runInSuit, turnsUp, dealToAll, wholeSuitUp],
    scoring: [pointsInSuit],
    strategy: [buildInSuit, turnUpFirst, sortBeforeDeal],
  },
  'rules.yukon': {
    setup: [
      'Cả 52 lá nằm trong bảy chồng. Chồng đầu có một lá; ở mỗi chồng khác, năm lá cuối được ngửa, dưới chúng là từ một đến sáu lá úp.',
    ],
    goal: [fourSuitsUp],
    rules: [alternating, anyFaceUp, emptyKing, 'Lá úp không còn bị che sẽ tự lật lên. Lá đã lên ô đích thì ở lại đó.'],
    options: ['Chỉ đặt lá già vào chồng trống: khi tắt, mọi lá đều đặt vào đó được.'],
    scoring: [points],
    strategy: ['Trước hết hãy lật các lá úp.', 'Mỗi lá có hai chỗ để đi: trước tiên hãy xem cả hai chỗ đó ở đâu.'],
  },
  'rules.scorpion': {
    setup: ['Bảy chồng, mỗi chồng bảy lá. Ở bốn chồng đầu, ba lá dưới cùng úp. Ba lá là nọc.'],
    goal: ['Xếp trọn bốn bộ cùng chất ngay trong các chồng, mỗi bộ từ già xuống át.'],
    rules: [
      'Các chồng được xếp giảm dần, cùng chất: lá 9 cơ chỉ nhận lá 8 cơ.',
      anyFaceUp,
      emptyKing,
      turnsUp,
      'Nhấp vào nọc để chia ba lá của nó cho ba chồng đầu, một lần duy nhất.',
    ],
    options: [noOptions],
    scoring: [
      'Ba điểm cho mỗi lá được lật lên, một điểm cho mỗi lá nằm trên lá cùng chất hơn nó một bậc, bốn điểm cho mỗi bộ trọn một chất. Tối đa 100 điểm.',
    ],
    strategy: [
      'Hãy lật các lá úp, và tìm những lá già có thể di chuyển.',
      'Lá nằm dưới chính lá mà nó cần đặt lên thì không chơi được: hãy nhận ra những lá này trước khi xếp thêm vào một chồng.',
      'Hãy để dành nọc đến khi không còn nước nào khác.',
    ],
  },
  'rules.forty-thieves': {
    setup: ['Mười chồng ngửa, mỗi chồng bốn lá, từ hai bộ bài. 64 lá còn lại là nọc.'],
    goal: [eightSuitsUp],
    rules: [
      'Các chồng được xếp giảm dần, cùng chất. Chồng trống nhận mọi lá.',
      'Một dãy được di chuyển cùng nhau nếu từng lá của nó có thể lần lượt đi: hai lá khi có một chồng trống, bốn lá khi có hai.',
      'Lật bài từ nọc sang chỗ bài lật, mỗi lần một lá. Chơi được lá trên cùng của bài lật.',
      runUpWhole,
    ],
    options: [noRedeals],
    scoring: ['Mỗi lá trên ô đích được năm điểm, và mỗi ô đích đầy được 60. Tối đa 1000 điểm.'],
    strategy: [
      'Hãy dọn trống một chồng trước khi lật nhiều bài: đó là chỗ duy nhất cho những lá không hợp.',
      'Đừng xếp lên một lá mà bạn sắp cần ở chỗ khác.',
      'Bài lật được thấy toàn bộ: hãy chơi sao cho các lá trong đó có thể ra trở lại.',
    ],
  },
  'rules.gypsy': {
    setup: [
      'Tám chồng, mỗi chồng ba lá, từ hai bộ bài. Chỉ lá cuối của mỗi chồng được ngửa.',
      '80 lá còn lại là nọc, đủ cho mười lượt chia.',
    ],
    goal: [eightSuitsUp],
    rules: [
      'Các chồng được xếp giảm dần, xen kẽ màu. Một dãy bài ngửa, hoặc phần cuối của dãy, được di chuyển cùng nhau.',
      emptyAnyRun,
      turnsUp,
      'Nhấp vào nọc để chia cho mỗi chồng một lá.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [
      'Mỗi lá trên ô đích được năm điểm, và mỗi ô đích đầy được 60. Mỗi lá trong chồng nằm trên một lá khác màu hơn nó một bậc được hai điểm. Ván thắng được 1000 điểm.',
    ],
    strategy: [
      'Hãy sớm lật cả 16 lá úp, khi các chồng còn ngắn.',
      'Hãy dọn trống một chồng trước khi chia, và chỉ chia khi không còn nước nào khác.',
    ],
  },
  'rules.canfield': {
    setup: [
      'Mười ba lá là dự trữ, lá cuối được ngửa. Bốn lá mở đầu bốn chồng, và một lá mở đầu ô đích thứ nhất: bậc của nó là bậc khởi đầu. 34 lá còn lại là nọc.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Các chồng được xếp giảm dần, xen kẽ màu; lá già đặt lên lá át. Một dãy, hoặc phần cuối của dãy, được di chuyển cùng nhau.',
      'Chồng trống được lấp ngay từ dự trữ. Khi dự trữ hết, chồng trống nhận mọi lá hoặc dãy.',
      'Lật bài từ nọc sang chỗ bài lật. Khi nọc hết, bài lật quay về thành nọc mới, giữ nguyên thứ tự.',
      'Lá trên cùng của một ô đích có thể trở lại, trừ lá đầu tiên của ô đó.',
    ],
    options: [drawOption, 'Số lượt quay lại: số lần bài lật được quay về nọc. Ban đầu là không giới hạn.'],
    scoring: [pointsFromBase],
    strategy: [
      'Trước hết hãy dùng hết dự trữ.',
      'Đừng cố đưa bài lên đều nhau bằng mọi giá: một lá trong chồng có thể đỡ các lá khác của dự trữ.',
    ],
  },
  'rules.agnes': {
    setup: [
      'Bảy chồng từ một đến bảy lá; chỉ lá cuối của mỗi chồng được ngửa.',
      'Một lá mở đầu ô đích thứ nhất: bậc của nó là bậc khởi đầu. 23 lá còn lại là nọc.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Các chồng được xếp giảm dần, cùng màu: lá 9 đỏ nhận lá 8 đỏ, lá át nhận lá già.',
      'Một dãy bài ngửa được di chuyển cùng nhau; dãy kết thúc ở lá có bậc khởi đầu.',
      'Chồng trống chỉ được lấp bằng bài từ nọc.',
      'Nhấp vào nọc để chia cho mỗi chồng một lá; lượt cuối chỉ còn hai lá.',
      comesBack,
    ],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Trước hết hãy gỡ dần đến các lá có bậc khởi đầu.',
      'Bốn lượt chia của nọc vùi lấp những gì bạn đã xếp: trước mỗi lượt, hãy đi mọi nước lật được lá úp.',
    ],
  },
  'rules.eagle-wing': {
    setup: [
      'Mười ba lá giữa hai cánh là dự trữ, đều úp trừ lá dưới cùng. Tám chồng một lá là đôi cánh. Một lá mở đầu ô đích thứ nhất: bậc của nó là bậc khởi đầu. 30 lá còn lại là nọc.',
    ],
    goal: [suitsFromBase],
    rules: [
      'Các chồng được xếp giảm dần, cùng chất, từng lá một, lá già đặt lên lá át. Không chồng nào có quá ba lá.',
      'Chồng trống được lấp ngay từ dự trữ. Khi dự trữ hết, chồng trống nhận mọi lá.',
      'Lá cuối của dự trữ chơi được như mọi lá khác.',
      'Lật bài từ nọc sang chỗ bài lật, mỗi lần một lá; bài lật được quay về nọc.',
      runUpWhole,
    ],
    options: [twoRedeals],
    scoring: [pointsFromBase],
    strategy: [
      'Hãy dọn trống các chồng thật nhanh khi dự trữ vẫn còn.',
      'Ba lá là đầy một chồng: đừng khóa chồng bằng cách che một lá bạn sắp cần.',
    ],
  },
  'rules.beleaguered-castle': {
    setup: ['Bốn lá át mở đầu các ô đích. 48 lá còn lại nằm ngửa trong tám chồng sáu lá.'],
    goal: [allSuitsUp],
    rules: [lastCardMoves, emptyAny, 'Lá trên cùng của một ô đích có thể trở lại, trừ lá át.'],
    options: [noOptions],
    scoring: [pointsUp],
    strategy: [
      'Hãy tìm các lá 2 và 3, và chọn dọn trước những chồng đang giấu chúng.',
      'Chồng trống là tất cả khoảng trống bạn có: chỉ lấp nó để dọn trống chồng khác.',
    ],
  },
  'rules.bakers-dozen': {
    setup: ['Cả 52 lá nằm ngửa trong 13 chồng bốn lá. Các lá già được đưa xuống đáy chồng của chúng.'],
    goal: [fourSuitsUp],
    rules: [lastCardMoves, 'Chồng đã trống thì để trống.', comesBack],
    options: [noOptions],
    scoring: [pointsTakenBack],
    strategy: [
      'Phần lớn các ván thắng được: hãy tìm các lá nhỏ và dọn những lá nằm trên chúng.',
      'Hãy xếp các dãy dài trên những chồng mà các lá bên dưới chưa cần đến.',
      'Chồng đã dọn trống chẳng giúp được gì, nên hãy để lại lá cuối khi nó còn đỡ được lá khác.',
    ],
  },
  'rules.fortress': {
    setup: ['Cả 52 lá nằm ngửa trong mười chồng: chồng thứ nhất và thứ sáu có sáu lá, các chồng khác năm lá.'],
    goal: [fourSuitsUp],
    rules: [
      'Chỉ lá cuối của một chồng được di chuyển. Các chồng được xếp cùng chất, tăng hoặc giảm tùy ý, và được đổi chiều.',
      emptyAny,
      staysUp,
    ],
    options: ['Át và già liền kề: trong các chồng, lá này đặt lên lá kia được.'],
    scoring: [points],
    strategy: [
      'Một dãy được chuyển đi từng lá một sẽ đổi chiều: hãy dùng cách này để đưa các lá nhỏ ra cuối.',
      'Hãy sớm dọn trống một chồng và giữ nó trống.',
    ],
  },
  'rules.thirteen': {
    setup: [
      'Một kim tự tháp gồm 28 lá, xếp thành các hàng từ một đến bảy lá, mỗi lá bị hai lá của hàng kế tiếp che một nửa. Chỉ hàng dưới cùng được ngửa. 24 lá còn lại là nọc.',
    ],
    goal: [removeAll],
    rules: [
      'Hai lá tự do có tổng mười ba được bỏ cùng nhau: đặt lá này lên lá kia. Át tính là một, bồi mười một, đầm mười hai. Lá già được bỏ riêng, bằng một lần nhấp.',
      'Lá tự do là các lá của kim tự tháp không bị lá nào che, và lá trên cùng của bài lật.',
      'Hai lá trên cùng của bài lật được bỏ cùng nhau bằng một lần nhấp, nếu có tổng mười ba.',
      'Lật bài từ nọc sang chỗ bài lật, mỗi lần một lá.',
    ],
    options: [noRedeals],
    scoring: [pointsOut],
    strategy: [
      'Khi một lá ghép cặp được với nhiều lá, hãy lấy lá giải phóng kim tự tháp nhiều hơn.',
      'Hãy nhớ những lá ghép cặp với các lá bị vùi ở đâu: khi cả bốn lá đó đã đi, lá bị vùi sẽ kẹt lại.',
    ],
  },
  'rules.fourteen': {
    setup: ['Cả 52 lá nằm ngửa trong mười hai chồng: bốn chồng đầu có năm lá, các chồng khác bốn lá.'],
    goal: [removeAll],
    rules: [
      'Lá cuối của hai chồng được bỏ cùng nhau nếu có tổng mười bốn: đặt lá này lên lá kia.',
      'Át tính là một và đi với già, 2 đi với đầm, 3 đi với bồi.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Mọi lá đều thấy được: hãy tìm những chồng có một lá nằm trên chính lá ghép cặp với nó, và gỡ chúng trước.',
      'Các lá 7 ghép cặp với nhau. Đừng để hai lá 7 chặn hai lá 7 kia.',
    ],
  },
  'rules.monte-carlo': {
    setup: ['Một hình vuông gồm 25 lá ngửa. 27 lá còn lại là nọc.'],
    goal: [removeAll],
    rules: [
      'Hai lá cùng bậc chạm nhau, kề cạnh hoặc kề góc, được bỏ cùng nhau: đặt lá này lên lá kia.',
      'Nhấp vào nọc để lấp các khoảng trống: các lá dồn lên theo thứ tự đọc, và nọc lấp phần còn lại.',
      'Bạn được làm vậy mỗi khi có khoảng trống.',
    ],
    options: [noOptions],
    scoring: [pointsOut],
    strategy: [
      'Hãy tính trước những lá nào sẽ chạm nhau khi các khoảng trống được lấp, và chọn cặp theo đó.',
      'Các cặp ở gần cuối hình vuông làm các lá khác xê dịch ít nhất.',
    ],
  },
  'rules.block-ten': {
    setup: ['Chín lá nằm ngửa thành hình vuông. 43 lá còn lại là nọc.'],
    goal: ['Bỏ hết các lá trừ bốn lá 10.'],
    rules: [
      'Hai lá có tổng mười được bỏ cùng nhau: đặt lá này lên lá kia. Át tính là một.',
      'Hai lá bồi, hai lá đầm hoặc hai lá già cũng được bỏ cùng nhau. Các lá 10 ở lại.',
      'Cả hai chỗ được lấp ngay từ nọc.',
    ],
    options: [noOptions],
    scoring: ['Mỗi lá đã bỏ được một điểm. Tối đa 48 điểm.'],
    strategy: [
      'Các lá 10 chỉ chiếm chỗ: khi có đủ bốn lá thì chỉ còn năm chỗ.',
      'Trong hai cặp, hãy lấy cặp mà các lá của nó còn ít lá để ghép hơn.',
    ],
  },
  'rules.cruel': {
    setup: ['Bốn lá át mở đầu các ô đích. 48 lá còn lại nằm trong mười hai chồng bốn lá.'],
    goal: [allSuitsUp],
    rules: [
      'Chỉ lá cuối của một chồng được di chuyển. Các chồng được xếp giảm dần, cùng chất. Chồng đã trống thì để trống.',
      'Nhấp vào nọc để chia lại: các chồng được gom theo thứ tự, từ đáy chồng đầu đến lá cuối của chồng cuối, rồi lại bày ra mỗi chồng bốn lá.',
      staysUp,
    ],
    options: ['Số lượt quay lại: số lần các chồng được chia lại. Ban đầu là không giới hạn.'],
    scoring: [pointsUp],
    strategy: [
      'Chia lại chỉ làm xê dịch các chồng đứng sau chồng đầu tiên đã thay đổi: hãy chơi từ chồng cuối lên chồng đầu.',
      'Hãy chia lại khi còn một hai nước đi, để các chồng xê dịch đúng mức bạn cần.',
    ],
  },
  'rules.gaps': {
    setup: ['Cả 52 lá nằm ngửa trong bốn hàng 13 lá. Sau đó các lá át được lấy đi, để lại bốn khoảng trống.'],
    goal: ['Xếp mỗi hàng theo thứ tự: một chất từ 2 đến già, từ trái sang phải.'],
    rules: [
      'Khoảng trống nhận lá cùng chất và hơn lá bên trái nó một bậc. Ở đầu bên trái, nó nhận mọi lá 2.',
      'Khoảng trống sau lá già, hoặc sau một khoảng trống khác, không nhận lá nào.',
      'Các lá đã đúng thứ tự tính từ đầu bên trái thì ở yên tại chỗ.',
      'Khi không lấp được khoảng trống nào, nhấp vào nọc để chia lại: mọi lá chưa đúng thứ tự được xáo, và khoảng trống của mỗi hàng nằm ngay sau các lá đã đúng thứ tự.',
    ],
    options: [
      'Số lượt quay lại: số lần bài được chia lại. Ban đầu là hai.',
      'Chia lại với khoảng trống ở bất kỳ đâu: khi bật, các khoảng trống không còn nằm sẵn sau các lá đã đúng thứ tự.',
    ],
    scoring: ['Mỗi lá đúng thứ tự tính từ đầu bên trái của hàng được một điểm. Tối đa 48 điểm.'],
    strategy: [
      'Hãy theo mỗi khoảng trống đến cùng: mỗi nước đi để lại một khoảng trống khác, cho đến khi có khoảng trống dừng sau lá già.',
      'Hãy dọn các đầu bên trái trước, vì mỗi lá 2 đến được đó sẽ mở đầu một hàng.',
    ],
  },
  'rules.accordion': {
    setup: ['Cả 52 lá nằm ngửa thành một dãy dài, nối tiếp từ hàng này sang hàng khác.'],
    goal: ['Dồn cả dãy lại thành một lá duy nhất.'],
    rules: [
      'Một lá được phủ lên lá ngay trước nó, hoặc lá thứ ba trước nó, nếu cùng bậc hoặc cùng chất.',
      'Lá bị phủ được bỏ ra, và dãy khép lại.',
    ],
    options: [noOptions],
    scoring: ['Mỗi lá đã bỏ được một điểm. Tối đa 51 điểm.'],
    strategy: [
      'Ít ván thắng được: còn một dãy năm hoặc sáu lá đã là kết quả tốt.',
      'Hãy ưu tiên những nước đưa các lá cùng bậc hoặc cùng chất vào tầm với của nhau.',
      'Hãy giữ bốn lá cùng bậc ở gần cuối dãy, để sau cùng dùng chúng phủ các lá khác.',
    ],
  },
  'rules.clock': {
    setup: [
      'Cả 52 lá nằm úp trong 13 chồng bốn lá: mười hai chồng là các giờ của đồng hồ, một chồng ở giữa. Lá cuối của chồng giữa được lật lên.',
    ],
    goal: ['Lật hết các lá trước khi lá già thứ tư xuất hiện.'],
    rules: [
      'Lá ở giữa đi đến giờ ứng với bậc của nó, và lá dưới cùng của chồng đó vào giữa: lá át đến một giờ, lá đầm đến mười hai giờ.',
      'Lá già ở lại giữa, và lá dưới cùng ở đó được đưa lên.',
      'Không có gì để chọn: một lần nhấp là chơi lá đó.',
    ],
    options: [noOptions],
    scoring: ['Mỗi lá ở đúng giờ của nó được một điểm. Tối đa 48 điểm.'],
    strategy: ['Không chiến thuật nào giúp được: cứ mười ba ván thì một ván thành công.'],
  },
} satisfies RulesTexts;
