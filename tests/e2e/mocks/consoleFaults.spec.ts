import { openTab, outcome } from '../support/console.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test('Faults: a refusal, once; it is listed, met, and listed no more', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '장애')
  await panel.getByRole('combobox', { name: '요청' }).fill('nothing')
  await expect(panel.getByText('이런 요청은 없어요.')).toBeVisible()
  await expect(panel.getByRole('button', { name: '만들기' })).toBeDisabled()
  await panel.getByRole('combobox', { name: '요청' }).fill('reviews')
  await panel.getByRole('textbox', { name: '상태 코드' }).fill('503')
  await panel.getByRole('textbox', { name: '메시지' }).fill('점검 중이에요.')
  await panel.getByRole('button', { name: '만들기' }).click()
  await expect(outcome(page)).toHaveText('장애를 만들었어요.')
  await expect(panel.getByRole('region', { name: '지금 있는 장애' })).toContainText('reviews · 1번 남음')

  await page.getByRole('link', { name: '리뷰' }).first().click()
  await expect(page.getByText('점검 중이에요.').first()).toBeVisible()
  await expect(panel.getByText('장애가 없어요.')).toBeVisible()
  await expect(panel.getByRole('region', { name: '장애를 만난 요청' })).toContainText('GET /v1/reviews')
  await expect(panel.getByRole('region', { name: '장애를 만난 요청' })).toContainText('거절 · 503')
})

test('Faults: numbers that are none are refused with a sentence', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '장애')
  await panel.getByText('여러 번').click()
  await panel.getByRole('textbox', { name: '횟수' }).fill('many')
  await panel.getByRole('button', { name: '만들기' }).click()
  await expect(outcome(page)).toHaveText('횟수는 1 이상의 정수로 적어 주세요.')
  await expect(panel.getByText('장애가 없어요.')).toBeVisible()
})

test('Faults: an empty delay, and one that is none, are refused; one with a separator is taken', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '장애')
  await panel.getByRole('combobox', { name: '장애', exact: true }).selectOption('늦게 오는 답')
  const delay = panel.getByRole('textbox', { name: '늦는 시간(ms)' })
  for (const text of ['', '0', '1e9']) {
    await delay.fill(text)
    await panel.getByRole('button', { name: '만들기' }).click()
    await expect(outcome(page)).toHaveText('늦는 시간은 1부터 600,000까지의 정수(ms)로 적어 주세요.')
  }
  await expect(panel.getByText('장애가 없어요.')).toBeVisible()
  await delay.fill('3,000')
  await panel.getByRole('button', { name: '만들기' }).click()
  await expect(panel.getByRole('region', { name: '지금 있는 장애' })).toContainText('3,000 ms')
})

test('Faults: a held reply comes when it is released; several faults end at once', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '장애')
  await panel.getByRole('combobox', { name: '요청' }).fill('reviews')
  await panel.getByRole('combobox', { name: '장애', exact: true }).selectOption('붙잡아 두는 답')
  await panel.getByText('계속').click()
  await panel.getByRole('button', { name: '만들기' }).click()
  await expect(outcome(page)).toHaveText('장애를 만들었어요.')
  await page.getByRole('link', { name: '리뷰' }).first().click()
  await panel.getByRole('button', { name: 'reviews 보내기' }).click()
  await expect(page.locator('main img').first()).toBeAttached()

  await panel.getByRole('combobox', { name: '장애', exact: true }).selectOption('늦게 오는 답')
  await panel.getByRole('button', { name: '만들기' }).click()
  await panel.getByRole('button', { name: '모두 끝내기' }).click()
  await expect(panel.getByText('장애가 없어요.')).toBeVisible()
})

test('Orders: a wrong deposit is refused, the right one taken; shipped, delivered', async ({ page }) => {
  await openScenario(page, 'mock', 'cancel-before-deposit')
  const panel = await openTab(page, '주문')
  const order = panel.getByRole('listitem').filter({ hasText: '입금대기' }).first()
  const id = (await order.locator('code').textContent()) ?? ''
  const same = panel.getByRole('listitem').filter({ hasText: id })
  await same.getByRole('textbox', { name: '입금액' }).fill('1,234,567')
  await same.getByRole('button', { name: `${id}: 입금하기` }).click()
  await expect(outcome(page)).toContainText('주문은 1,234,567원 입금을 받을 수 없어요.')
  await same.getByRole('textbox', { name: '입금액' }).fill('')
  await same.getByRole('button', { name: `${id}: 입금하기` }).click()
  await expect(same).toContainText('결제완료')
  await same.getByRole('button', { name: `${id}: 발송하기` }).click()
  await expect(same).toContainText('배송중')
  await same.getByRole('button', { name: `${id}: 배송 완료하기` }).click()
  await expect(same).toContainText('배송완료')
})

test('Orders: a size sells out', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '주문')
  await panel.getByRole('searchbox', { name: '상품 이름' }).fill('카디건')
  const row = panel
    .getByRole('region', { name: '사이즈 품절시키기' })
    .getByRole('listitem')
    .filter({ hasNotText: '0개 남음' })
    .first()
  const name = (await row.getByRole('button').getAttribute('aria-label')) ?? ''
  await row.getByRole('button').click()
  await expect(outcome(page)).toContainText('다른 사람이 샀어요.')
  await expect(panel.getByRole('button', { name })).toBeDisabled()
})
