import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { coat, openProductPage, replyWithProduct } from '../../support/productFixture.tsx'
import { overrideHandler, refusal, renderApp, success } from '../../support/renderApp.tsx'

const size = (name: string) => screen.getByRole('button', { name })

beforeEach(() => replyWithProduct(coat()))

describe('policies, sizes and reviews', () => {
  test.each([
    [
      'ko',
      /^배송 · 결제 후 평균 2~5일 ?CJ대한통운, 50,000원 ?부터 무료$/,
      [
        /CJ대한통운/,
        /평균 2~5일/,
        /7일이 지나면 반품할 수 없/,
        /2~5 영업일/,
        /1~3일/,
        /상품준비중 단계까지/,
        /배송이 시작된 뒤에는/,
      ],
    ],
    [
      'en',
      /^Delivery in 2–5 days on average ?With CJ Logistics, free from 50,000\u00A0won$/,
      [
        /CJ Logistics/,
        /2–5 days after payment/,
        /No returns after 7 days from receipt/,
        /2–5 business days/,
        /1–3 days/,
        /until the preparing stage/,
        /after shipment/,
      ],
    ],
  ] as const)('[PROD-08] the policies name carrier, times and terms, in %s', async (language, row, facts) => {
    const { user } = await openProductPage(language)
    await user.click(screen.getByRole('button', { name: row }))
    const dialog = await screen.findByRole('dialog')
    for (const fact of facts) expect(dialog).toHaveTextContent(fact)
  })

  test('[PROD-09] the size guide shows the sizes on sale in cm', async () => {
    const jeans = ['26', '28'].map((name, at) => ({ id: 90 + at, size: name, stock: 3 }))
    replyWithProduct(coat({ stock: jeans }, { category: '하의' }))
    const { user } = await openProductPage()
    await user.click(screen.getByRole('button', { name: '사이즈 가이드' }))
    const dialog = within(await screen.findByRole('dialog', { name: '사이즈 가이드' }))
    expect(dialog.getByRole('table')).toHaveTextContent('cm')
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual(['사이즈허리둘레엉덩이둘레', '266690', '287195'])
  })

  test('[PROD-09] the size guide says what the number of shoes means', async () => {
    const shoes = ['230', '240'].map((name, at) => ({ id: 90 + at, size: name, stock: 3 }))
    replyWithProduct(coat({ stock: shoes }, { category: '액세서리' }))
    const { user } = await openProductPage()
    await user.click(screen.getByRole('button', { name: '사이즈 가이드' }))
    const dialog = within(await screen.findByRole('dialog', { name: '사이즈 가이드' }))
    expect(dialog.getByText('숫자는 발길이예요. 230 사이즈는 23cm인 발에 맞아요.')).toBeVisible()
    expect(dialog.queryByRole('table')).toBeNull()
  })

  test('[PROD-10] links to related products and shows four review previews', async () => {
    await openProductPage()
    const related = screen.getByRole('heading', { name: '함께 스타일링한 아이템' }).closest('section') ?? document.body
    expect(within(related).getByRole('link', { name: '줄무늬 셔츠' })).toHaveAttribute('href', '/product/8')
    expect(related).toHaveTextContent('21,000원')
    const others = screen.getByRole('heading', { name: 'EP 02의 다른 상품' }).closest('section') ?? document.body
    expect(await within(others).findAllByRole('link')).toHaveLength(3)
    expect(within(others).queryByRole('link', { name: '줄무늬 셔츠' })).toBeNull()
    const reviews = screen.getByRole('heading', { name: '입어 본 사람들' }).closest('section') ?? document.body
    expect(within(reviews).getAllByRole('article')).toHaveLength(4)
    expect(reviews).toHaveTextContent('2026-11-02')
    expect(within(reviews).getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', '/product/7/reviews')
  })

  test('[PROD-10] a full row of related products has their discounts from the list of the episode', async () => {
    const { product } = coat({}, { id: 8, name: '줄무늬 셔츠', price: 21_000, discount: 10, discountedPrice: 18_900 })
    overrideHandler('get', '/v1/products', () => success([product]))
    const relatedProducts = [8, 9, 10, 11].map((id) => ({ id, name: `셔츠 ${id}`, imageUrl: '/img/d.avif', price: 21_000 }))
    replyWithProduct(coat({ relatedProducts }))
    await openProductPage()
    const related = screen.getByRole('heading', { name: '함께 스타일링한 아이템' }).closest('section') ?? document.body
    expect(await within(related).findByText('10%')).toBeVisible()
  })

  test('[PROD-10] without related products or reviews shows no section and an empty state', async () => {
    replyWithProduct(coat({ relatedProducts: [], reviewPreviews: [] }))
    await openProductPage()
    expect(screen.queryByRole('heading', { name: '함께 스타일링한 아이템' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'EP 02의 다른 상품' })).toBeVisible()
    expect(screen.getByText('아직 등록된 리뷰가 없어요')).toBeVisible()
  })
})

describe('another product', () => {
  test('[PROD-11, SHOP-03] starts without selected sizes, on the way back too', async () => {
    replyWithProduct(coat({ relatedProducts: [] }, { id: 8, name: '줄무늬 셔츠' }), 8)
    const { user } = await openProductPage()
    await user.click(size('L'))
    await user.click(screen.getByRole('link', { name: '줄무늬 셔츠' }))
    expect(await screen.findByRole('heading', { level: 1, name: '줄무늬 셔츠' })).toBeVisible()
    expect(size('L')).toHaveAttribute('aria-pressed', 'false')
    act(() => history.back())
    expect(await screen.findByRole('heading', { level: 1, name: '헤링본 코트' })).toBeVisible()
    expect(size('L')).toHaveAttribute('aria-pressed', 'false')
  })

  test.each(['/product/999999', '/product/abc', '/product/-1', '/product/1.5'])(
    '[PROD-11, NAV-02] %s is not found',
    async (path) => {
      await renderApp(path, { as: 'jihoon' })
      expect(await screen.findByRole('heading', { name: '찾을 수 없는 페이지예요' })).toBeVisible()
      expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
    },
  )

  test('[ERR-01, NAV-02] a failure shows the server’s message and a retry', async () => {
    overrideHandler('get', '/v1/products/7', () => refusal(503, 'BUSY', '잠시 붐벼요'), true)
    const { user } = await renderApp('/product/7', { as: 'jihoon' })
    expect(await screen.findByText('잠시 붐벼요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { level: 1, name: '헤링본 코트' })).toBeVisible()
  })
})
