import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toOrderReply } from '../../../mocks/rules/orders/orderReply.ts'
import { replyWithOrders } from '../../support/orderFixtures.tsx'
import { overrideHandler, refusal, startMockServer, renderApp, success } from '../../support/renderApp.tsx'

const refuse = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'))

/** A chosen file that was deleted or changed on disk: the browser refuses to read any part of it. */
const pending = () => new Promise<ArrayBuffer>(() => undefined)
const goneFile = (name: string, type: string) =>
  Object.assign(new File(['gone'], name, { type }), { arrayBuffer: refuse, slice: () => ({ arrayBuffer: refuse }) })

describe('/account/reviews', () => {
  test('[REV-14] shows product, rating, full text, photos and date of own reviews', async () => {
    const text = '어깨가 넓은 편인데도 잘 맞아요. '.repeat(20)
    const review = {
      id: 5,
      rating: 4,
      description: text,
      createdAt: '2026-11-20T23:30:00Z',
      reviewImageUrls: ['/img/r1-320.avif', '/img/r2-320.avif'],
      productId: 7,
      productName: '헤링본 코트',
      productImageUrl: '/img/coat-320.avif',
    }
    overrideHandler('get', '/v1/users/1/reviews', () => success([review]))
    const { user } = await renderApp('/account/reviews', { as: 'minseo' })
    const own = within(await screen.findByRole('article', { name: '헤링본 코트' }))
    expect(own.getByRole('link', { name: '헤링본 코트' })).toHaveAttribute('href', '/product/7')
    expect(own.getByText('4.0', { exact: false, selector: '[aria-hidden]' })).toBeInTheDocument()
    expect(own.getByText(text.trim())).toBeVisible()
    expect(own.getByText('2026-11-21')).toBeVisible()
    expect(screen.getByRole('article').querySelector('header img')).toHaveAttribute(
      'src',
      expect.stringContaining('img/coat-320.avif'),
    )
    await user.click(own.getAllByRole('button')[1] ?? document.body)
    expect(await screen.findByRole('dialog', { name: '헤링본 코트' })).toHaveTextContent('2 / 2')
  })

  test('[REV-14] lists only the member’s reviews', async () => {
    const { world } = await renderApp('/account/reviews', { as: 'minseo' })
    const shown = await screen.findAllByRole('article')
    const all = await world.read((tx) => tx.reviews.all().filter(({ userId }) => userId === 1))
    expect(shown).toHaveLength(all.length)
  })

  test('[REV-14] without reviews links to the orders; a failure shows its message', async () => {
    const { view } = await renderApp('/account/reviews', { as: 'jihoon' })
    expect(await screen.findByText('아직 쓴 리뷰가 없어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '주문 내역 보기' })).toHaveAttribute('href', '/account/orders')
    view.unmount()
    overrideHandler('get', '/v1/users/2/reviews', () => refusal(500, 'X', '리뷰가 쉬고 있어요'))
    await renderApp('/account/reviews', { as: 'jihoon' })
    expect(await screen.findByText('리뷰가 쉬고 있어요')).toBeVisible()
  })
})

describe('from an order', () => {
  test('[REV-13, ORD-05] a written review removes its button and appears among own reviews', async () => {
    // Only orders with a line that can still be reviewed.
    const waiting = await startMockServer().world.read((tx) =>
      tx.orders
        .findMany((q) => q.where({ userId: 1 }))
        .map((order) => toOrderReply(tx, order))
        .filter(({ details }) => details.some(({ canWriteReview }) => canWriteReview)),
    )
    replyWithOrders(...waiting.map((order) => Object.assign(order, { virtualAccount: null })))
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    const name = / 리뷰 쓰기$/
    const [write] = await screen.findAllByRole('button', { name })
    expect(screen.getAllByRole('button', { name })).toHaveLength(1)
    await user.click(write ?? document.body)
    await user.type(await screen.findByRole('textbox', { name: '리뷰' }), '따뜻하고 가벼워서 자주 입어요')
    await user.click(screen.getByRole('button', { name: '리뷰 남기기' }))
    expect(await screen.findByText('리뷰가 등록됐어요')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name })).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await user.click(within(screen.getByRole('navigation', { name: '내 계정 메뉴' })).getByRole('link', { name: '내 리뷰' }))
    expect(await screen.findByText('따뜻하고 가벼워서 자주 입어요')).toBeVisible()
  })

  test('a file dropped beside the photos does not open in place of the review, and text still drops into it', async () => {
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    const [write] = await screen.findAllByRole('button', { name: / 리뷰 쓰기$/ })
    const [file, text] = [{ dataTransfer: { types: ['Files'] } }, { dataTransfer: { types: ['text/plain'] } }]
    expect(fireEvent.drop(document.body, file)).toBe(true)
    await user.click(write ?? document.body)
    const review = screen.getByRole('textbox', { name: '리뷰' })
    expect([fireEvent.dragOver(document.body, file), fireEvent.drop(review, file)]).toEqual([false, false])
    expect([fireEvent.drop(review, text), fireEvent.drop(screen.getByLabelText(/사진 추가/), file)]).toEqual([true, true])
    await user.click(screen.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(fireEvent.drop(document.body, file)).toBe(true))
  })

  test('[REV-13] a photo that is being prepared when the dialog closes is dropped; the others stay', async () => {
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    const [write] = await screen.findAllByRole('button', { name: / 리뷰 쓰기$/ })
    await user.click(write ?? document.body)
    const endless = Object.assign(goneFile('모자.jpg', 'image/jpeg'), { arrayBuffer: pending })
    fireEvent.change(screen.getByLabelText(/사진 추가/), { target: { files: [goneFile('코트.jpg', 'image/jpeg'), endless] } })
    expect(await screen.findByText('사진을 준비하는 중이에요')).toBeInTheDocument()
    expect(await screen.findByText(/^읽을 수 없는 사진이 있어요: 코트.jpg\. /)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '닫기' }))
    await user.click(write ?? document.body)
    expect(await screen.findByText(/^읽을 수 없는 사진이 있어요: 코트.jpg\. /)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^사진 \d 빼기$/ })).toHaveLength(1)
    expect(screen.queryByText('사진을 준비하는 중이에요')).toBeNull()
  })

  test.each([
    ['ko', 'image/jpeg', /^읽을 수 없는 사진이 있어요: 코트.jpg, 모자.heic\. /, '읽을 수 없는 사진 빼기', '리뷰 남기기'],
    ['en', '', /^We couldn’t read 코트.jpg, 모자.heic\. /, 'Remove unreadable photos', 'Submit review'],
  ] as const)(
    '[REV-11] photos that cannot be read are named, and the review goes on without them: %s',
    async (language, type, named, remove, submit) => {
      const { user } = await renderApp('/account/orders', { as: 'minseo', language })
      const [write] = await screen.findAllByRole('button', { name: /(리뷰 쓰기|review)/i })
      await user.click(write ?? document.body)
      await user.type(screen.getByRole('textbox', { name: /^(리뷰|Review)$/ }), '따뜻하고 가벼워서 자주 입어요')
      const files = [goneFile('코트.jpg', type), goneFile('모자.heic', 'image/heic')]
      fireEvent.change(screen.getByLabelText(/사진 추가|Add a photo/), { target: { files } })
      expect(await screen.findByText(named)).toBeVisible()
      expect(screen.getByRole('button', { name: submit })).toBeDisabled()
      await user.click(screen.getByRole('button', { name: remove }))
      expect(screen.queryByText(named)).toBeNull()
      await user.click(screen.getByRole('button', { name: submit }))
      expect(await screen.findByText(/^(리뷰가 등록됐어요|Review registered successfully)$/)).toBeVisible()
    },
  )
})
