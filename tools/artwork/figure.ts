import { bag as drawBag, crossbody } from './garments/bags.ts'
import { arm, bust, forearm, hand, leg } from './person/body.ts'
import { dressSkirt, dressWaist, skirt, trousers } from './garments/bottoms.ts'
import type { Hex } from './colour.ts'
import { n1 } from './geometry.ts'
import type { Point } from './geometry.ts'
import { hair } from './person/hair.ts'
import { face } from './person/head.ts'
import type { Outer } from './garments/garment.ts'
import { hat, scarf } from './garments/headwear.ts'
import { lining, outer } from './garments/outerwear.ts'
import type { Outfit } from './outfit.ts'
import type { Person } from './person/person.ts'
import { group } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { shoe } from './garments/shoes.ts'
import { CENTRE, skeleton, y } from './skeleton.ts'
import type { Arm, Skeleton } from './skeleton.ts'
import { pocketMouth } from './garments/sleeves.ts'
import { top } from './garments/tops.ts'
import type { DrawnTop } from './garments/tops.ts'

const TIGHTS: Hex = '#302c31'

/** A dressed person, drawn from the back layer to the front. */
export function figure(sheet: Sheet, person: Person, outfit: Outfit, options: { tights?: boolean } = {}): string {
  const sk = skeleton(person.build, person.pose, person.arms, pocketHeight(outfit))
  const locks = hair(sheet, person.hair, person.hairColour, outfit.hat !== undefined)
  const turned = (content: string) =>
    person.lean ? group(content, `rotate(${n1(person.lean)} ${CENTRE} ${n1(y(1.1))})`) : content
  const layers = [
    outfit.outer && outfit.outer.length > 3 ? lining(sheet, sk, outfit.outer) : '',
    turned(locks.back),
    legs(sheet, sk, person, outfit, options.tights ?? false),
    bust(sheet, sk, person.skin),
    hasBareArms(outfit) ? sk.arms.map((limb) => arm(sheet, sk, limb, person.skin)).join('') : '',
    clothes(sheet, sk, outfit),
    pockets(sheet, sk, outfit),
    outfit.bag?.kind === 'crossbody'
      ? crossbody(sheet, sk, outfit.bag, person.arms[0] === 'strap' || person.arms[0] === 'pocket' ? 1 : -1)
      : '',
    hands(sheet, sk, person, outfit),
    turned(face(sheet, person) + locks.front),
    outfit.scarf ? scarf(sheet, sk, outfit.scarf) : '',
    outfit.hat ? turned(hat(sheet, outfit.hat)) : '',
    held(sheet, sk, person, outfit),
  ]
  return layers.join('')
}

function legs(sheet: Sheet, sk: Skeleton, person: Person, outfit: Outfit, tights: boolean): string {
  const { bottom, shoes } = outfit
  const covered = bottom !== undefined && 'widths' in bottom && bottom.length > 8
  const skin = tights ? TIGHTS : person.skin
  return [...sk.legs]
    .sort((one, other) => Number(other.far) - Number(one.far))
    .map((limb) => (covered ? '' : leg(sheet, sk, limb, skin)) + shoe(sheet, sk, limb, shoes, skin))
    .join('')
}

/** Sleeves to the wrist need no arm beneath. */
function hasBareArms({ outer: coat, top: worn, vest, dress }: Outfit): boolean {
  const sleeves = (worn ?? dress?.bodice ?? vest)?.sleeves
  return coat === undefined && sleeves !== 'long'
}

function clothes(sheet: Sheet, sk: Skeleton, outfit: Outfit): string {
  const { bottom, dress, vest, outer: coat } = outfit
  const inner = outfit.top ? top(sheet, sk, outfit.top, { tucked: outfit.tucked, covered: coat !== undefined }) : undefined
  const below = bottom ? ('cut' in bottom ? skirt(sheet, sk, bottom, 'front') : trousers(sheet, sk, bottom, 'front')) : ''
  const body = dress
    ? dressed(sheet, sk, outfit)
    : outfit.tucked
      ? { body: (inner?.body ?? '') + below, collar: inner?.collar ?? '' }
      : { body: below + (inner?.body ?? ''), collar: inner?.collar ?? '' }
  const over = vest ? top(sheet, sk, vest).body : ''
  const cover = coat ? outer(sheet, sk, coat) : ''
  // A shirt collar lies over a cardigan, but under lapels.
  return coat?.kind === 'cardigan' ? body.body + over + cover + body.collar : body.body + over + body.collar + cover
}

function dressed(sheet: Sheet, sk: Skeleton, { dress, outer: coat }: Outfit): DrawnTop {
  if (!dress) return { body: '', collar: '' }
  const { bodice } = dress
  const upper = top(
    sheet,
    sk,
    { slot: 'top', ...bodice, length: 3, colour: dress.colour, pattern: dress.pattern, second: dress.second, third: dress.third },
    { tucked: true, covered: coat !== undefined },
  )
  return { body: dressSkirt(sheet, sk, dress) + upper.body + dressWaist(sheet, sk, dress), collar: upper.collar }
}

/** Cropped cardigans have no visible pockets. */
const hasPockets = (coat: Outer | undefined): coat is Outer => coat !== undefined && coat.length > 3.72

function pocketHeight({ outer: coat }: Outfit): number | undefined {
  if (!hasPockets(coat)) return undefined
  return coat.length > 5 ? 3.86 : coat.kind === 'blazer' ? 3.7 : coat.length - 0.36
}

/** Hands in pockets: the coat's if it has any, else those of the trousers. */
function pockets(sheet: Sheet, sk: Skeleton, outfit: Outfit): string {
  const below = hasPockets(outfit.outer) ? outfit.outer : (outfit.bottom ?? outfit.dress)
  return sk.arms.map((limb) => (limb.kind === 'pocket' && below ? pocketMouth(sheet, limb, below) : '')).join('')
}

function hands(sheet: Sheet, sk: Skeleton, person: Person, outfit: Outfit): string {
  const bare = hasBareArms(outfit)
  const crossing = sk.arms.filter(({ kind }) => bare && (kind === 'strap' || kind === 'carry' || kind === 'phone'))
  const free = sk.arms.filter(({ kind }) => kind !== 'pocket' && kind !== 'hold' && kind !== 'phone')
  return (
    crossing.map((limb) => forearm(sheet, sk, limb, person.skin)).join('') +
    free.map((limb) => hand(sheet, sk, limb, person.skin)).join('')
  )
}

/** Bags on the arm or in the hand: the hand closes over the handle. */
function held(sheet: Sheet, sk: Skeleton, person: Person, { bag }: Outfit): string {
  return sk.arms
    .map((limb) => {
      if (limb.kind === 'carry') return bag && bag.kind !== 'crossbody' ? drawBag(sheet, bag, onForearm(limb)) : ''
      if (limb.kind === 'phone') return telephone(limb) + hand(sheet, sk, limb, person.skin)
      if (limb.kind !== 'hold') return ''
      const grip: Point = [limb.wrist[0] + (limb.wrist[0] - limb.elbow[0]) * 0.14, limb.wrist[1] + 19]
      return (bag && bag.kind !== 'crossbody' ? drawBag(sheet, bag, grip) : '') + hand(sheet, sk, limb, person.skin)
    })
    .join('')
}

const onForearm = ({ elbow, wrist }: Arm): Point => [elbow[0] * 0.5 + wrist[0] * 0.5, elbow[1] * 0.5 + wrist[1] * 0.5 + 6]

/** A telephone held up to a mirror, in front of the face. */
function telephone(limb: Arm): string {
  const [x, py] = [limb.wrist[0] - limb.side * 15, limb.wrist[1] - 30]
  return `<g filter="url(#cast)" transform="rotate(${-limb.side * 5} ${n1(x)} ${n1(py)})"><rect x="${n1(x - 17)}" y="${n1(py - 34)}" width="34" height="68" rx="7" fill="#26232a"/><rect x="${n1(x - 14)}" y="${n1(py - 31)}" width="15" height="15" rx="4.5" fill="#3a363f"/><circle cx="${n1(x - 10)}" cy="${n1(py - 27)}" r="2.6" fill="#15131a"/><circle cx="${n1(x - 4.5)}" cy="${n1(py - 21.5)}" r="2.6" fill="#15131a"/></g>`
}
