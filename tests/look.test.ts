import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storyChanges } from '../scripts/look/changedSince.ts'
import { differs } from '../scripts/look/differs.ts'

/** A grey picture with a black square of `side` px. */
async function picture(side: number) {
  const input = await sharp({ create: { width: side, height: side, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  const page = sharp({ create: { width: 200, height: 100, channels: 3, background: '#d3d9cf' } })
  return page.composite([{ input }]).avif({ quality: 45, effort: 2 }).toBuffer()
}

test('a picture with a moved control is another, one compressed anew is not', async () => {
  const one = await picture(30)
  expect(await differs(one, await sharp(one).avif({ quality: 45, effort: 2 }).toBuffer())).toBe(false)
  expect(await differs(one, await picture(34))).toBe(true)
})

test('a story has changed if a sheet of its page has, not if another page or the mocks have', () => {
  const story = 'stories/pages/Cart.stories.tsx'
  expect(storyChanges(new Set(['src/features/cart/CartLine.module.css']))(story)).toBe(true)
  expect(storyChanges(new Set(['src/features/trend/TrendPage.tsx', 'mocks/rules/orders/orders.ts']))(story)).toBe(false)
})
