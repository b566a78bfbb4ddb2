import { openTab, outcome } from '../support/console.ts'
import { approvePayment, openPaymentWindow, orderButton, paidHeading } from '../support/payHelpers.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test('Faults: a refusal, once; it is listed, met, and listed no more', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  await page.setViewportSize({ width: 1280, height: 800 })
  const panel = await openTab(page, '장애')
  await expect(panel.locator('form')).toBeInViewport({ ratio: 1 })
  await panel.getByRole('combobox', { name: '요청', exact: true }).fill('reviews')
  await panel.getByRole('textbox', { name: '상태 코드' }).fill('503')
  await panel.getByRole('textbox', { name: '메시지' }).fill('점검 중이에요.')
  await panel.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(outcome(page)).toHaveText('장애를 만들었어요.')
  await expect(panel.getByRole('region', { name: '지금 있는 장애' })).toContainText(
    '리뷰 목록 · 503 SERVER_ERROR · 점검 중이에요. · 서버가 처리하기 전 · 1번 남음 · 다음 요청에 일어나요',
  )

  await page.getByRole('link', { name: '리뷰' }).first().click()
  await expect(page.getByText('점검 중이에요.').first()).toBeVisible()
  await expect(panel.getByText('장애가 없어요.')).toBeVisible()
  await expect(panel.getByRole('region', { name: '장애를 만난 요청' })).toContainText(/GET \/v1\/reviews.*거절 · 503$/)
})

test('Faults: a held reply goes with its page, and comes when it is released; several faults end at once', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '장애')
  await panel.getByRole('combobox', { name: '요청', exact: true }).fill('reviews')
  await panel.getByRole('combobox', { name: '장애', exact: true }).selectOption('붙잡아 두는 답')
  await panel.getByText('계속').click()
  await panel.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(outcome(page)).toHaveText('장애를 만들었어요.')
  await page.getByRole('link', { name: '리뷰' }).first().click()
  const release = panel.getByRole('button', { name: '리뷰 목록 보내기' })
  await expect(release).toHaveCount(1)
  // The page that waited for it is gone: only the new one waits.
  await page.reload()
  await openTab(page, '장애')
  await expect(release).toHaveCount(1)
  await release.click()
  await expect(page.locator('main img').first()).toBeAttached()

  for (const when of ['다음 요청에 일어나요', '앞의 장애 다음이에요']) {
    await panel.getByRole('combobox', { name: '장애', exact: true }).selectOption('끊긴 네트워크')
    await panel.getByRole('button', { name: '만들기', exact: true }).click()
    await expect(panel.getByRole('listitem').filter({ hasText: '끊긴 네트워크' }).last()).toContainText(when)
  }
  await panel.getByRole('button', { name: '모두 끝내기' }).click()
  await expect(panel.getByText('장애가 없어요.')).toBeVisible()
})

test('[PAY-14] Faults: the approval of a payment gets lost after the server has decided, and the order is found paid', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load|net::/)
  // The summary beside the checkout has room above the console.
  await page.setViewportSize({ width: 1280, height: 900 })
  await openScenario(page, 'mock', 'pay-card')
  const panel = await openTab(page, '장애')
  await panel.getByRole('combobox', { name: '요청', exact: true }).fill('결제 승인')
  await panel.getByRole('combobox', { name: '장애', exact: true }).selectOption('끊긴 네트워크')
  await panel.getByText('서버가 처리한 뒤').click()
  await panel.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(panel.getByRole('region', { name: '지금 있는 장애' })).toContainText('서버가 처리한 뒤 · 1번 남음')
  await orderButton(page).click()
  const provider = await openPaymentWindow(page)
  await approvePayment(provider)
  await expect(provider.getByText('서버의 답이 오지 않았습니다.')).toBeVisible()
  await provider.close()
  await expect(paidHeading(page)).toBeVisible()
  await expect(panel.getByRole('region', { name: '장애를 만난 요청' }).getByText(/끊긴 네트워크$/)).toBeVisible()
  const orders = await openTab(page, '주문')
  await expect(orders.getByRole('listitem').first()).toContainText('결제완료')
})

test('Orders: a wrong deposit is refused, the right one taken; shipped, delivered', async ({ page }) => {
  await openScenario(page, 'mock', 'cancel-before-deposit')
  const panel = await openTab(page, '주문')
  const order = panel.getByRole('listitem').filter({ hasText: '입금대기' }).first()
  const id = (await order.locator('code').textContent()) ?? ''
  const same = panel.getByRole('listitem').filter({ hasText: id })
  await same.getByRole('textbox', { name: '입금액' }).fill('1,234,567')
  await same.getByRole('button', { name: `${id}: 다른 금액 입금하기` }).click()
  await expect(outcome(page)).toContainText('has no pending deposit of 1234567')
  await same.getByRole('textbox', { name: '입금액' }).fill('')
  await same.getByRole('button', { name: `${id}: 입금하기` }).click()
  await expect(same).toContainText('결제완료')
  await same.getByRole('button', { name: `${id}: 발송하기` }).click()
  await expect(same).toContainText('배송중')
  await same.getByRole('button', { name: `${id}: 배송 완료하기` }).click()
  await expect(same).toContainText('배송완료')
})

test('Orders: an order names its buyer and leads to its requests, a request to its order; a declined payment failed', async ({
  page,
}) => {
  await openScenario(page, 'mock', 'pay-card')
  await orderButton(page).click()
  const provider = await openPaymentWindow(page)
  const end = await page.evaluate(async () => {
    const reply = await fetch('/v1/inicis/return', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `orderNumber=${(await window.__mock.orders())[0]?.orderId}&resultCode=61&resultMsg=over`,
    })
    return new URL(reply.url).pathname
  })
  expect(end).toMatch(/^\/payment\/close\/?$/)
  await provider.close()
  const requests = await openTab(page, '요청')
  await requests.getByRole('combobox', { name: '보기' }).selectOption('거절과 실패')
  const rows = requests.getByRole('list', { name: '요청' }).getByRole('button')
  await expect(rows.filter({ hasText: '결제 승인' })).toContainText('303 실패')
  await rows.filter({ hasText: '결제 승인' }).click()
  const detail = requests.getByRole('region', { name: '고른 요청' })
  await expect(detail).toContainText('61 over')
  await expect(detail.getByRole('heading', { level: 3 })).toBeInViewport()
  await detail.getByRole('button', { name: / 주문 보기$/ }).click()
  const orders = page.getByRole('tabpanel', { name: '주문' })
  await expect(orders.getByRole('listitem')).toHaveCount(1)
  await expect(orders.getByRole('listitem')).toContainText(/구매자 \S+ \(\w+\)/)
  await orders.getByRole('button', { name: /이 주문의 요청/ }).click()
  await expect(page.getByRole('tabpanel', { name: '요청' }).getByRole('list', { name: '요청' })).toContainText('결제 승인')
})

test('Orders: a size sells out', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '주문')
  await panel.getByRole('searchbox', { name: '상품 이름' }).fill('카디건')
  const stocks = panel.getByRole('region', { name: '사이즈 품절시키기' }).getByRole('listitem')
  await expect(stocks.first()).toBeVisible()
  await expect(stocks.filter({ hasNotText: '카디건' })).toHaveCount(0)
  const row = stocks.filter({ hasNotText: '0개 남음' }).first()
  const name = (await row.getByRole('button').getAttribute('aria-label')) ?? ''
  await row.getByRole('button').click()
  await expect(outcome(page)).toContainText('다른 사람이 샀어요.')
  await expect(panel.getByRole('button', { name })).toBeDisabled()
})
