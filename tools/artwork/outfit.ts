import { seasonOf } from '../../mocks/db/seed/episodes.ts'
import type { StyleSeed } from '../../mocks/db/seed/styles.ts'
import { at } from './geometry.ts'
import type { Bag, Dress, Hat, Item, Outer, Scarf, Shoes, Skirt, Top, Trousers } from './garments/garment.ts'
import { looks } from './looks.ts'
import type { Look } from './looks.ts'
import { plainShoes } from './palettes.ts'
import { garmentOf } from './wardrobe.ts'

/** The garments of a style sorted by where they are worn. */
export interface Outfit {
  readonly top?: Top
  /** A knitted vest over another top. */
  readonly vest?: Top
  readonly outer?: Outer
  readonly bottom?: Trousers | Skirt
  readonly dress?: Dress
  readonly shoes: Shoes
  readonly bag?: Bag
  readonly hat?: Hat
  readonly scarf?: Scarf
  /** Whether the top is tucked into the waistband. */
  readonly tucked: boolean
}

export const lookOf = ({ episodeId, no }: Pick<StyleSeed, 'episodeId' | 'no'>): Look => at(looks[seasonOf(episodeId)], no - 1)

/** Every garment of a style, in its colors only; shoes are added if a style lists none. */
export function outfitOf(style: StyleSeed): Outfit {
  const season = seasonOf(style.episodeId)
  const items = style.garments.map((garment, i) => striped(style, garmentOf(season, garment, at(style.colours, i))))
  const tops = items.filter((item) => item.slot === 'top')
  const vest = tops.length > 1 ? tops.find(({ kind }) => kind === 'vest') : undefined
  const top = tops.find((item) => item !== vest)
  const itemIn = <S extends Item['slot']>(slot: S) => items.find((item): item is Extract<Item, { slot: S }> => item.slot === slot)
  const shoes: Shoes = itemIn('shoes') ?? {
    slot: 'shoes',
    kind: itemIn('outer')?.kind === 'trench' || season === 'city' ? 'loafers' : 'sneakers',
    colour: plainShoes[season],
  }
  return {
    ...withoutUndefined({
      top,
      vest,
      outer: itemIn('outer'),
      bottom: itemIn('bottom'),
      dress: itemIn('dress'),
      bag: itemIn('bag'),
      hat: itemIn('hat'),
      scarf: itemIn('scarf'),
    }),
    shoes,
    tucked: lookOf(style).tucked ?? tuckedByItself(top, vest, itemIn('outer'), itemIn('bottom')),
  }
}

/** The style named after its stripes. */
const striped = (style: StyleSeed, item: Item): Item =>
  style.name.startsWith('줄무늬') && item.slot === 'top' && item.pattern === undefined
    ? { ...item, pattern: 'stripe', second: '#2a3956', neck: 'boat', sleeves: 'long' }
    : item

function tuckedByItself(
  top: Top | undefined,
  vest: Top | undefined,
  outer: Outer | undefined,
  bottom: Trousers | Skirt | undefined,
): boolean {
  if (top === undefined || bottom === undefined || bottom.kind === 'shorts') return false
  if (top.kind === 'knit') return top.ease < 10
  return vest !== undefined || outer !== undefined || top.kind === 'turtleneck'
}

type Garments = Omit<Outfit, 'shoes' | 'tucked'>

/** Omits absent garments: `exactOptionalPropertyTypes` allows no undefined. */
function withoutUndefined(worn: { [Slot in keyof Garments]: Garments[Slot] | undefined }): Garments {
  const { top, vest, outer, bottom, dress, bag, hat, scarf } = worn
  return {
    ...(top ? { top } : {}),
    ...(vest ? { vest } : {}),
    ...(outer ? { outer } : {}),
    ...(bottom ? { bottom } : {}),
    ...(dress ? { dress } : {}),
    ...(bag ? { bag } : {}),
    ...(hat ? { hat } : {}),
    ...(scarf ? { scarf } : {}),
  }
}
