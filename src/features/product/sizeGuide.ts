import type { TextsOf } from '../../texts/defineTexts.ts'
import type { sizeGuideTexts } from './sizeGuideTexts.ts'

type Measure = keyof TextsOf<typeof sizeGuideTexts>['measures']

/** Measures of a body in cm, from and to, in the order of `columns`. */
type SizeRow = { readonly size: string; readonly ranges: readonly (readonly [from: number, to: number])[] }
type SizeTable = { readonly columns: readonly Measure[]; readonly rows: readonly SizeRow[] }

/** Chest, waist and hip of size S begin here, and each size is this wide. */
const smallest = [80, 62, 86]
const STEP = 5
const letters = ['S', 'M', 'L', 'XL']
const WAIST_TO_HIP = 24
const CM_PER_INCH = 2.54

/**
 * Whom the sizes of a product fit: clothes by letters, jeans by the inches of the waist. Without rows where a table would tell
 * nothing, as of a bag, or of shoes.
 */
export function sizeTable(category: string, sizes: readonly string[]): SizeTable {
  const rowsOf = (pattern: RegExp, rangesOf: (size: string) => SizeRow['ranges']) =>
    sizes.filter((size) => pattern.test(size)).map((size) => ({ size, ranges: rangesOf(size) }))

  const clothes = rowsOf(category === '액세서리' ? /^(?:S|M|L|XL)$/ : /^(?:S|M|L|XL|FREE)$/, (size) => {
    const [first, steps] = size === 'FREE' ? [0, 3] : [letters.indexOf(size), 1]
    return smallest.map((start) => [start + STEP * first, start + STEP * (first + steps)])
  })
  if (clothes.length > 0) return { columns: ['chest', 'waist', 'hip'], rows: clothes }

  const jeans = rowsOf(/^[23]\d$/, (size) => {
    const waist = Math.round(Number(size) * CM_PER_INCH)
    return [waist, waist + WAIST_TO_HIP].map((measure) => [measure, measure])
  })
  if (jeans.length > 0) return { columns: ['waist', 'hip'], rows: jeans }

  return { columns: [], rows: [] }
}

/** A size of shoes, which is the foot's length in mm; undefined of other products. */
export const shoeSize = (sizes: readonly string[]): string | undefined => sizes.find((size) => /^[23]\d[05]$/.test(size))
