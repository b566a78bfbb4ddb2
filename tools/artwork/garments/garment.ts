import type { Cloth } from './cloth.ts'
import type { Hex } from '../colour.ts'
import type { Neck } from './torso.ts'

/** Lengths are heads from the crown, widths px; the same object is worn by a style and sold as a product. */
export interface Top extends Cloth {
  readonly slot: 'top'
  readonly kind: 'tee' | 'shirt' | 'knit' | 'turtleneck' | 'vest'
  readonly neck: Neck
  readonly sleeves: 'short' | 'long' | 'rolled' | 'none'
  readonly ease: number
  readonly length: number
  readonly fit?: number
  readonly pocket?: boolean
}

export interface Outer extends Cloth {
  readonly slot: 'outer'
  readonly kind: 'trench' | 'coat' | 'blazer' | 'puffer' | 'cardigan'
  readonly ease: number
  readonly length: number
  readonly flare: number
  readonly fit: number
  /** Px from the centre line to the front edge at the hem. */
  readonly open: number
  readonly closure: 'open' | 'closed' | 'belted' | 'tied'
  /** Rows of buttons. */
  readonly rows: 0 | 1 | 2
  readonly front: 'lapel' | 'v' | 'round' | 'stand'
  readonly buttons?: Hex
  readonly patchPockets?: boolean
}

export interface Trousers extends Cloth {
  readonly slot: 'bottom'
  readonly kind: 'wide' | 'straight' | 'jeans' | 'shorts'
  /** Half widths at thigh, knee and hem. */
  readonly widths: readonly [number, number, number]
  readonly length: number
  readonly crease?: boolean
  readonly turnUp?: boolean
  readonly belt?: Hex
}

export interface Skirt extends Cloth {
  readonly slot: 'bottom'
  readonly kind: 'skirt' | 'pleated' | 'slip'
  readonly cut: 'a' | 'full' | 'pleats' | 'bias' | 'pencil'
  readonly length: number
}

export interface Dress extends Cloth {
  readonly slot: 'dress'
  readonly kind: 'dress'
  readonly bodice: Pick<Top, 'neck' | 'sleeves' | 'ease'> & { readonly kind: Top['kind'] }
  readonly cut: Skirt['cut']
  readonly length: number
  readonly belt?: Hex
}

export interface Shoes extends Cloth {
  readonly slot: 'shoes'
  readonly kind: 'loafers' | 'sneakers' | 'boots' | 'heels'
  readonly sole?: Hex
  /** Boots: height of the shaft above the ankle in heads; heels: whether a strap or a sling holds them. */
  readonly shaft?: number
  readonly strap?: 'ankle' | 'sling'
}

export interface Bag extends Cloth {
  readonly slot: 'bag'
  readonly kind: 'bag' | 'tote' | 'crossbody'
  readonly form: 'top handle' | 'hobo' | 'tote' | 'box' | 'half moon'
}

export interface Hat extends Cloth {
  readonly slot: 'hat'
  readonly kind: 'cap' | 'beret'
}

export interface Scarf extends Cloth {
  readonly slot: 'scarf'
  readonly kind: 'scarf'
}

export type Item = Top | Outer | Trousers | Skirt | Dress | Shoes | Bag | Hat | Scarf

/** Front as worn or hung; back for the second view of a product. */
export type Seen = 'front' | 'back'
