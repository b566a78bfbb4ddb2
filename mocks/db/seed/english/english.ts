import { englishPersonas } from '../englishPersonas.ts'
import type { SeedTexts } from '../textShape.ts'
import { memos } from './memos.ts'
import { names, nickNames } from './userNames.ts'
import { products } from './products.ts'
import { reviews } from './reviews.ts'
import { episodes, styles } from './styles.ts'

/**
 * The texts of an English world: the same Korean shop, as its people would write in English. Lengths of memos, reviews and
 * nicknames are within the contract's limits.
 */
export const english: SeedTexts = {
  episodes,
  styles,
  products,
  memos,
  reviews,
  nickNames,
  names,
  personas: englishPersonas,
  guest: 'Guest',
  newAccount: { name: 'Han Saero', nickName: 'Saero' },
  neighbour: 'Neighbour',
  places: {
    home: { name: 'Home', address: '161 Sajik-ro, Jongno-gu, Seoul', addressDetail: '2nd floor' },
    office: { name: 'Work', address: '110 Sejong-daero, Jung-gu, Seoul', addressDetail: 'Main building, 5th floor, Design' },
    museum: { name: 'Home', address: '137 Seobinggo-ro, Yongsan-gu, Seoul', addressDetail: '1st floor, information desk' },
    newHome: { name: 'Home', address: '87 Seongsui-ro, Seongdong-gu, Seoul', addressDetail: '3rd floor' },
  },
  street: (no) => `${no} Dalbit Otjang-gil, Mapo-gu, Seoul`,
  flat: (floor, door) => `Flat ${floor}0${door}`,
  orders: {
    wrongSize: 'I picked the wrong size.',
    similarBag: 'I already have a bag like this one, so I’ll cancel just that.',
    cardLimit: 'The payment failed: over the limit, or not enough balance.',
    cardRefused: 'Your card company declined the payment.',
  },
  hostileMemos: [
    '<script>alert(1)</script><b onmouseover="alert(2)">bold</b>',
    '<img src=x onerror="document.title=1"> &lt;already escaped&gt;',
    'مرحبا بالعالم \u202ewritten backwards\u202c the end',
    '👨‍👩‍👧‍👦🏳️‍🌈👍🏽 nothing but emoji 🧥🧣🧤🧦👗👖👟🎒',
    'abcdefghijklmn'.repeat(10),
    'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
    'First line\n\n\nThird line\ttab\n    indented line',
  ],
}
