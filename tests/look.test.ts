import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { importedBy, storyChanges } from '../scripts/look/changedSince.ts'
import { differs } from '../scripts/look/differs.ts'

const size = { width: 200, height: 100 }
const avif = { quality: 45, effort: 2 }

/** A grey picture with a black square of `side` px. */
function picture(side: number, { width, height } = size) {
  const square = sharp({ create: { width: side, height: side, channels: 3, background: '#000000' } }).png()
  const page = sharp({ create: { width, height, channels: 3, background: '#d3d9cf' } })
  return square.toBuffer().then((input) =>
    page
      .composite([{ input, left: 20, top: 20 }])
      .avif(avif)
      .toBuffer(),
  )
}

describe('a picture of the overview', () => {
  test('compressed once more is the same', async () => {
    const one = await picture(30)
    expect(await differs(one, await sharp(one).avif(avif).toBuffer())).toBe(false)
  })

  test('with a control that moved by a few pixels is another', async () => {
    expect(await differs(await picture(30), await picture(34))).toBe(true)
  })

  test('of another size is another', async () => {
    expect(await differs(await picture(30), await picture(30, { width: 204, height: 100 }))).toBe(true)
  })
})

describe('a story has changed', () => {
  const story = 'stories/pages/Cart.stories.tsx'

  test('if its page, a component or a sheet of it has, or a sheet of all stories', () => {
    expect([...importedBy(story)]).toEqual(
      expect.arrayContaining([
        'src/features/cart/CartPage.tsx',
        'src/features/cart/CartLine.tsx',
        'src/features/cart/CartLine.module.css',
      ]),
    )
    for (const file of [story, 'src/features/cart/CartLine.module.css', 'src/ui/tokens.css'])
      expect(storyChanges(new Set([file]))(story)).toBe(true)
  })

  test('not if another page or the mocks have', () => {
    expect(storyChanges(new Set(['src/features/trend/TrendPage.tsx', 'mocks/rules/orders/orders.ts']))(story)).toBe(false)
  })
})
