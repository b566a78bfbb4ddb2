import { personas } from '../personas.ts'
import type { SeedTexts } from '../textShape.ts'
import { memos } from './memos.ts'
import { products } from './products.ts'
import { reviews } from './reviews.ts'
import { episodes, styles } from './styles.ts'
import { names, nickNames } from './userNames.ts'

/** The texts of a Korean world. */
export const korean: SeedTexts = {
  episodes,
  styles,
  products,
  memos,
  reviews,
  nickNames,
  names,
  personas,
  guest: '게스트',
  newAccount: { name: '한새로', nickName: '새로' },
  neighbour: '이웃',
  places: {
    home: { name: '집', address: '서울 종로구 사직로 161', addressDetail: '2층' },
    office: { name: '회사', address: '서울 중구 세종대로 110', addressDetail: '본관 5층 디자인팀' },
    museum: { name: '집', address: '서울 용산구 서빙고로 137', addressDetail: '1층 안내데스크' },
    newHome: { name: '집', address: '서울 성동구 성수이로 87', addressDetail: '3층' },
  },
  street: (no) => `서울 마포구 달빛옷장길 ${no}`,
  flat: (floor, door) => `${floor}0${door}호`,
  orders: {
    wrongSize: '사이즈를 잘못 골랐어요.',
    similarBag: '비슷한 가방이 있어서 이것만 취소할게요.',
    cardLimit: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
    cardRefused: '결제 승인이 거절됐어요.',
  },
  hostileMemos: [
    '<script>alert(1)</script><b onmouseover="alert(2)">굵게</b>',
    '<img src=x onerror="document.title=1"> &lt;이미 바꾼 글&gt;',
    'مرحبا بالعالم \u202e거꾸로 쓰는 글\u202c 끝',
    '👨‍👩‍👧‍👦🏳️‍🌈👍🏽 이모지만 잔뜩 🧥🧣🧤🧦👗👖👟🎒',
    '가나다라마바사아자차카타파하'.repeat(10),
    'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
    '첫째 줄\n\n\n셋째 줄\t탭\n    들여 쓴 줄',
  ],
}
