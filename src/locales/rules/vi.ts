import type { RulesTexts } from '../texts.js';

const family = {
  goal: ['Đưa cả 52 lá lên bốn ô đích, mỗi ô một chất, xếp từ át đến già.'],
  rules: [
    'Các chồng được xếp giảm dần, xen kẽ màu: lá 9 đỏ nhận lá 8 đen.',
    'Một dãy bài ngửa, hoặc phần cuối của dãy, được di chuyển cùng nhau.',
    'Chồng trống nhận một lá già, hoặc một dãy bắt đầu bằng lá già.',
    'Lá úp không còn bị che sẽ tự lật lên.',
    'Lật bài từ nọc sang chỗ bài lật; chỉ chơi được lá trên cùng của bài lật.',
    'Khi nọc hết, bài lật quay về thành nọc mới, giữ nguyên thứ tự.',
    'Lá trên cùng của một ô đích có thể trở lại các chồng.',
    'Nhấp đúp đưa một lá lên ô đích của nó; nhấp đúp vào ô đích đưa lên mọi lá có thể.',
  ],
  options: [
    'Số lá lật mỗi lần: một hoặc ba.',
    'Số lượt quay lại: số lần bài lật được quay về nọc. Ban đầu là hai.',
    'Chỉ đặt lá già vào chồng trống: khi tắt, mọi lá hoặc dãy đều đặt vào đó được.',
  ],
  scoring: ['Mỗi lá trên ô đích được một điểm, bị trừ lại khi lá rời đi. Tối đa 52 điểm.'],
};
const stock = '24 lá còn lại là nọc. Ban đầu bài lật và các ô đích đều trống.';

/** The rules pages in Vietnamese. */
export default {
  'rules.escalator': {
    setup: [
      'Một kim tự tháp gồm 28 lá ngửa, xếp thành các hàng từ một đến bảy lá. Mỗi lá bị hai lá của hàng kế tiếp che một nửa.',
      '24 lá còn lại là nọc. Lật lá đầu tiên để bắt đầu.',
    ],
    goal: ['Dọn hết kim tự tháp.'],
    rules: [
      'Một lá của kim tự tháp không bị che được đưa sang bài lật nếu hơn hoặc kém lá ở đó một bậc. Không xét chất bài.',
      'Át và già liền kề nhau: lá này đặt lên lá kia được.',
      'Khi không lá nào hợp, hãy lật lá tiếp theo từ nọc. Nọc chỉ dùng một lượt.',
    ],
    options: ['Trò chơi này không có tùy chọn.'],
    scoring: ['Mỗi lá lấy khỏi kim tự tháp được một điểm. Tối đa 28 điểm.'],
    strategy: [
      'Khi hai lá cùng hợp, hãy lấy lá dẫn đến dãy dài hơn.',
      'Mở đều các phía: một lá chỉ được tự do khi cả hai lá trên nó đã đi.',
      'Hãy tìm một dãy có thể đổi chiều trước khi lật nọc.',
    ],
  },
  'rules.athena': {
    ...family,
    setup: ['Bảy chồng, mỗi chồng bốn lá; từ dưới lên: úp, ngửa, úp, ngửa.', stock],
    strategy: [
      'Lá ngửa nằm dưới lá úp phải chờ đến khi lá úp được lật và đi chỗ khác.',
      'Các chồng dài bằng nhau: hãy gỡ chồng đang giấu lá bạn cần trước.',
    ],
  },
  'rules.saratoga': {
    ...family,
    setup: ['Bảy chồng từ một đến bảy lá, từ trái sang phải, tất cả đều ngửa.', stock],
    strategy: [
      'Không có gì bị giấu trong các chồng: hãy tìm các lá nhỏ trước và gỡ dần đến chúng.',
      'Đừng để một lá nhỏ bị vùi dưới một dãy dài.',
    ],
  },
  'rules.klondike': {
    ...family,
    setup: ['Bảy chồng từ một đến bảy lá, từ trái sang phải. Chỉ lá cuối của mỗi chồng được ngửa.', stock],
    strategy: [
      'Trước hết hãy lật các lá úp, ưu tiên những chồng dài nhất.',
      'Chỉ dọn trống một chồng khi đã có lá già chờ đặt vào.',
      'Át và 2 lên ô đích ngay. Giữ các lá lớn hơn lại khi chúng còn đỡ được lá khác.',
    ],
  },
} satisfies RulesTexts;
