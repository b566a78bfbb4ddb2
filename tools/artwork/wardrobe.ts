import type { Season } from '../../mocks/db/seed/episodes.ts'
import type { Colour, Garment } from '../../mocks/db/seed/styles.ts'
import type { Cloth } from './garments/cloth.ts'
import type { Hex } from './colour.ts'
import type { Bag, Dress, Hat, Item, Outer, Scarf, Shoes, Skirt, Top, Trousers } from './garments/garment.ts'
import { clothColour } from './palettes.ts'

const top =
  (kind: Top['kind'], base: Omit<Top, 'slot' | 'kind' | keyof Cloth>) =>
  (cloth: Cloth): Top => ({ slot: 'top', kind, ...base, ...cloth })
const outer =
  (kind: Outer['kind'], base: Omit<Outer, 'slot' | 'kind' | keyof Cloth>) =>
  (cloth: Cloth): Outer => ({ slot: 'outer', kind, ...base, ...cloth })
const trousers =
  (kind: Trousers['kind'], base: Omit<Trousers, 'slot' | 'kind' | keyof Cloth>) =>
  (cloth: Cloth): Trousers => ({ slot: 'bottom', kind, ...base, ...cloth })
const skirt =
  (kind: Skirt['kind'], cut: Skirt['cut'], length: number) =>
  (cloth: Cloth): Skirt => ({ slot: 'bottom', kind, cut, length, ...cloth })
const shoes =
  (kind: Shoes['kind'], base: Omit<Shoes, 'slot' | 'kind' | keyof Cloth> = {}) =>
  (cloth: Cloth): Shoes => ({ slot: 'shoes', kind, ...base, ...cloth, sheen: true })
const bag =
  (kind: Bag['kind'], form: Bag['form']) =>
  (cloth: Cloth): Bag => ({ slot: 'bag', kind, form, ...cloth })
const hat =
  (kind: Hat['kind']) =>
  (cloth: Cloth): Hat => ({ slot: 'hat', kind, ...cloth })
const dress =
  (bodice: Dress['bodice'], cut: Dress['cut'], length: number, belt?: Hex) =>
  (cloth: Cloth): Dress => ({ slot: 'dress', kind: 'dress', bodice, cut, length, ...(belt ? { belt } : {}), ...cloth })

/** The usual cut of each garment; a rule below changes it where a style or product asks for more. */
const usual: Record<Garment, (cloth: Cloth) => Item> = {
  trench: outer('trench', { ease: 18, length: 6.45, flare: 9, fit: 0.4, open: 26, closure: 'open', rows: 2, front: 'lapel' }),
  coat: outer('coat', { ease: 21, length: 6.6, flare: 6, fit: 0.2, open: 25, closure: 'open', rows: 1, front: 'lapel' }),
  blazer: outer('blazer', { ease: 13, length: 4.3, flare: 3, fit: 0.35, open: 24, closure: 'open', rows: 1, front: 'lapel' }),
  puffer: outer('puffer', { ease: 31, length: 3.75, flare: 0, fit: 0.15, open: 26, closure: 'open', rows: 0, front: 'stand' }),
  cardigan: outer('cardigan', { ease: 15, length: 3.85, flare: 0, fit: 0.25, open: 20, closure: 'open', rows: 1, front: 'v' }),
  tee: top('tee', { neck: 'crew', sleeves: 'short', ease: 9, length: 3.6 }),
  shirt: top('shirt', { neck: 'collar', sleeves: 'long', ease: 12, length: 3.85, fit: 0.3 }),
  knit: top('knit', { neck: 'crew', sleeves: 'long', ease: 14, length: 3.6, fit: 0.25 }),
  turtleneck: top('turtleneck', { neck: 'turtle', sleeves: 'long', ease: 8, length: 3.55, fit: 0.5 }),
  vest: top('vest', { neck: 'v', sleeves: 'none', ease: 13, length: 3.55, fit: 0.3 }),
  wide: trousers('wide', { widths: [33, 36, 42], length: 8.2, crease: true }),
  straight: trousers('straight', { widths: [30, 25, 23.5], length: 8.12, crease: true }),
  jeans: trousers('jeans', { widths: [30, 26, 25], length: 8.08 }),
  shorts: trousers('shorts', { widths: [30, 29, 28.5], length: 5.5 }),
  skirt: skirt('skirt', 'a', 6.1),
  pleated: skirt('pleated', 'pleats', 6.75),
  slip: skirt('slip', 'bias', 6.85),
  dress: dress({ kind: 'shirt', neck: 'collar', sleeves: 'long', ease: 7 }, 'a', 6.5),
  loafers: shoes('loafers'),
  sneakers: shoes('sneakers'),
  boots: shoes('boots', { shaft: 0.72 }),
  heels: shoes('heels', { strap: 'sling' }),
  bag: bag('bag', 'top handle'),
  tote: bag('tote', 'tote'),
  crossbody: bag('crossbody', 'box'),
  cap: hat('cap'),
  beret: hat('beret'),
  scarf: (cloth): Scarf => ({ slot: 'scarf', kind: 'scarf', ...cloth }),
}

type Change = Partial<Omit<Outer, 'slot' | 'kind'>> &
  Partial<Omit<Top, 'slot' | 'kind'>> &
  Partial<Omit<Trousers, 'slot' | 'kind'>> &
  Partial<Omit<Shoes, 'slot' | 'kind'>> &
  Partial<Pick<Bag, 'form'>> &
  Partial<Pick<Skirt, 'cut'>>

type Key = `${Season} ${Colour} ${Garment}`

/** The details of a garment: pattern, cut and length, by episode, color and garment, as the product is described. */
const rules: Partial<Record<Key, Change>> = {
  'autumn 카멜 trench': { closure: 'belted' },
  'autumn 브라운 coat': { pattern: 'herringbone', length: 6.7 },
  'autumn 카멜 blazer': { pattern: 'check', second: '#6f4c36', third: '#f4ecdd', ease: 16, rows: 1 },
  'autumn 차콜 blazer': { ease: 13 },
  'autumn 버건디 knit': { neck: 'v', length: 3.42, ease: 15 },
  'autumn 크림 knit': { pattern: 'cable', ease: 17 },
  'autumn 카키 knit': { pattern: 'knit' },
  'autumn 아이보리 turtleneck': { pattern: 'rib' },
  'autumn 카키 cardigan': { patchPockets: true, length: 4.05, pattern: 'knit', buttons: '#52301f' },
  'autumn 샌드베이지 coat': { rows: 2, length: 6.5, ease: 24 },
  'autumn 버건디 coat': { closure: 'closed', length: 6.95, rows: 2, ease: 19, flare: 11, fit: 0.6 },
  'autumn 버건디 scarf': { pattern: 'check', scale: 0.6, second: '#f1e7d4', third: '#37363a' },
  'autumn 버건디 shirt': { pattern: 'check', second: '#37363a', third: '#f1e7d4', ease: 17, length: 3.95, pocket: true },
  'autumn 카키 dress': { pattern: 'floral', second: '#f1e7d4', third: '#c78f4a' },
  'autumn 차콜 jeans': { pattern: 'denim' },
  'autumn 다크브라운 boots': { shaft: 1.35 },
  'winter 딥그린 coat': { rows: 2, length: 6.95, ease: 22 },
  'winter 아이스블루 coat': { length: 6.8, ease: 25, flare: 8, rows: 1 },
  'winter 차콜네이비 coat': { length: 6.5, rows: 2 },
  'winter 그레이 coat': { pattern: 'herringbone', length: 6.75 },
  'winter 그레이 knit': { pattern: 'cable', ease: 18, length: 3.7 },
  'winter 아이보리 knit': { pattern: 'knit' },
  'winter 딥그린 knit': { pattern: 'knit' },
  'winter 버건디 knit': { pattern: 'cable', ease: 17, length: 3.5 },
  'winter 딥그린 cardigan': { front: 'v', pattern: 'rib', length: 3.8, buttons: '#1d2f29' },
  'winter 그레이 vest': { pattern: 'knit' },
  'winter 블랙 turtleneck': { pattern: 'rib' },
  'winter 버건디 slip': { sheen: true },
  'winter 그레이 straight': { pattern: 'pin', second: '#6f7583' },
  'winter 그레이 blazer': { pattern: 'pin', second: '#6f7583', rows: 1 },
  'winter 차콜네이비 jeans': { pattern: 'denim' },
  'winter 블랙 boots': { shaft: 0.75 },
  'winter 아이보리 shirt': { neck: 'buttoned' },
  'winter 버건디 scarf': { pattern: 'rib' },
  'spring 로즈핑크 cardigan': { front: 'round', length: 3.3, ease: 12, buttons: '#fbf6ea', open: 17 },
  'spring 크림 tee': { pattern: 'stripe', second: '#2f3d5c', neck: 'boat', sleeves: 'long' },
  'spring 세이지 blazer': { pattern: 'linen', ease: 16 },
  'spring 베이지 trench': { closure: 'open' },
  'spring 스카이블루 shirt': { pocket: true, ease: 15 },
  'spring 데님블루 jeans': { pattern: 'denim', turnUp: true, widths: [31, 27, 26], length: 7.85 },
  'spring 크림 jeans': { pattern: 'denim', second: '#d9cdb4' },
  'spring 스카이블루 dress': { pattern: 'floral', second: '#fbf6ea', third: '#6f9a6c' },
  'spring 라일락 vest': { pattern: 'knit', neck: 'v', length: 3.5 },
  'spring 세이지 knit': { pattern: 'knit', ease: 17 },
  'spring 크림 cardigan': { front: 'round', length: 3.35, ease: 13, buttons: '#e59c98' },
  'spring 라일락 pleated': { length: 6.3 },
  'summer 화이트 skirt': { cut: 'full', length: 6.5 },
  'summer 틸블루 shirt': { sleeves: 'short', ease: 17, length: 3.75, pattern: 'pin', second: '#cfe3e6', pocket: true },
  'summer 화이트 shirt': { sleeves: 'rolled', pattern: 'linen', ease: 16, length: 3.95 },
  'summer 네이비 jeans': { pattern: 'denim' },
  'summer 네이비 tee': { ease: 13, length: 3.7 },
  'summer 코랄 tee': { ease: 15, length: 3.75 },
  'summer 화이트 tee': { ease: 12, length: 3.6 },
  'summer 코랄 vest': { neck: 'scoop', pattern: 'rib', ease: 5, length: 3.45, fit: 0.7 },
  'summer 틸블루 cardigan': { front: 'round', pattern: 'mesh', length: 3.6, ease: 15 },
  'summer 레몬 tote': { pattern: 'mesh' },
  'summer 탠 heels': { strap: 'ankle' },
  'summer 화이트 bag': { form: 'hobo' },
  'summer 오트밀 blazer': { pattern: 'linen' },
  'summer 오트밀 wide': { pattern: 'linen', crease: false },
  'city 레드 coat': { closure: 'tied', rows: 0, length: 6.8, ease: 21, flare: 8 },
  'city 토프 trench': { closure: 'open', ease: 24, length: 6.5 },
  'city 그레이 blazer': { pattern: 'glen', second: '#f5f2ea', third: '#28282b', ease: 17, fit: 0.1 },
  'city 오프화이트 shirt': { neck: 'buttoned' },
  'city 오프화이트 knit': { neck: 'crew', ease: 8, length: 3.5 },
  'city 그레이 knit': { pattern: 'knit' },
  'city 레드 knit': { pattern: 'knit', ease: 15, length: 3.4 },
  'city 블랙 skirt': { cut: 'a', length: 6.15 },
  'city 블랙 jeans': { pattern: 'denim' },
  'city 블랙 coat': { length: 6.85, rows: 1, ease: 24 },
  'city 그레이 turtleneck': { pattern: 'rib' },
  'city 블랙 slip': { sheen: true },
  'city 오프화이트 tee': { sleeves: 'short' },
  'city 블랙 vest': { pattern: 'knit' },
  'city 오프화이트 bag': { form: 'top handle' },
  'weekend 머스터드 puffer': {},
  'weekend 크림 cardigan': { front: 'round', length: 3.7, buttons: '#5a3a22', ease: 15 },
  'weekend 머스터드 shirt': { pattern: 'check', second: '#2a3956', third: '#f5ecd7', ease: 18, length: 3.95, pocket: true },
  'weekend 연청 shirt': { pattern: 'denim', ease: 16, pocket: true },
  'weekend 테라코타 knit': { ease: 19, pattern: 'knit', length: 3.5 },
  'weekend 인디고 jeans': { pattern: 'denim', widths: [33, 34, 38], length: 8.18 },
  'weekend 연청 jeans': { pattern: 'denim' },
  'weekend 테라코타 blazer': { pattern: 'cord', ease: 16, fit: 0.2 },
  'weekend 네이비 cap': { pattern: 'cord' },
  'weekend 머스터드 crossbody': { form: 'half moon' },
  'weekend 네이비 vest': { pattern: 'cable' },
  'weekend 포레스트그린 cardigan': { pattern: 'rib', patchPockets: true, length: 3.95, buttons: '#2b3f2d' },
  'weekend 포레스트그린 skirt': { cut: 'a', length: 6.35, pattern: 'cord' },
  'weekend 테라코타 wide': { crease: false },
  'weekend 포레스트그린 wide': { crease: false },
  'weekend 브라운 bag': { form: 'hobo' },
}

/** Dresses differ too much for a rule. */
const dresses: Partial<Record<Season, (cloth: Cloth) => Item>> = {
  autumn: dress({ kind: 'shirt', neck: 'collar', sleeves: 'long', ease: 7 }, 'a', 6.5, '#52301f'),
  spring: dress({ kind: 'tee', neck: 'v', sleeves: 'short', ease: 5 }, 'a', 6.55),
  summer: dress({ kind: 'tee', neck: 'square', sleeves: 'none', ease: 2 }, 'full', 6.6),
  city: dress({ kind: 'turtleneck', neck: 'turtle', sleeves: 'long', ease: 4 }, 'pencil', 6.3),
  weekend: dress({ kind: 'shirt', neck: 'crew', sleeves: 'short', ease: 5 }, 'a', 6.5),
}

/** The garment a style wears and a product sells: one object for both (PROD: "items styled with this" holds). */
export function garmentOf(season: Season, garment: Garment, colour: Colour): Item {
  const key: Key = `${season} ${colour} ${garment}`
  const cloth: Cloth = { colour: clothColour(season, colour) }
  const base = (garment === 'dress' ? (dresses[season] ?? usual.dress) : usual[garment])(cloth)
  const rule = rules[key]
  return rule === undefined ? tuned(base) : tuned({ ...base, ...rule })
}

/** Leather and shoes are never drawn as flat black. */
const tuned = (item: Item): Item =>
  item.slot === 'shoes' && item.kind === 'sneakers' && item.sole === undefined
    ? { ...item, sole: item.colour === '#f5f2ea' ? '#ffffff' : '#f4f0e8' }
    : item
