import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { coat, openProductPage, productReview, replyWithProduct } from '../../support/productFixture.tsx'

const code = vi.hoisted(() => {
  const resolvers: (() => void)[] = []
  const arrival = new Promise<void>((resolve) => resolvers.push(resolve))
  return { arrival, arrive: () => resolvers.forEach((resolve) => resolve()) }
})

vi.mock('../../../src/features/product/Companions.tsx', async (load) => {
  await code.arrival
  return load()
})

test('[PROD-10] the rating pressed before the reviews have loaded leads to their place, then to them', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  replyWithProduct(coat({ reviewPreviews: [productReview(1), productReview(2, 4)] }))
  const { user } = await openProductPage()
  const rating = screen.getByRole('link', { name: '별점 4.5 · 리뷰 2' })
  await user.click(rating)
  await user.click(rating)
  const place = document.activeElement
  expect(place).toHaveAttribute('tabindex', '-1')
  expect(shown.mock.contexts).toEqual([place, place])

  await act(async () => code.arrive())
  const previews = (await screen.findByRole('heading', { name: '입어 본 사람들' })).closest('[tabindex="-1"]')
  await waitFor(() => expect(previews).toHaveFocus())
  expect(place?.contains(previews)).toBe(true)
  expect(shown.mock.contexts.at(-1)).toBe(previews)
})
