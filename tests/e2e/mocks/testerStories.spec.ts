import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { consoleOf, openTab, outcome } from '../support/console.ts'
import { openPaymentWindow, approvePayment, paidHeading } from '../support/payHelpers.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

// What a tester does from the gallery alone: its search and start links, the app, and the console. No code is typed, and no
// scenario's address.

const GALLERY = './mock/scenarios.html'

async function startFromGallery(page: Page, search: string, title: string): Promise<void> {
  await page.goto(GALLERY)
  await page.getByRole('searchbox', { name: '시나리오 찾기' }).fill(search)
  await page.getByRole('link', { name: `${title} 시작하기`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/scenario/)
}

type Wanted = { readonly request: string; readonly kind: string; readonly when?: string }

/** Adds a fault once to the request of this name. */
async function addFault(page: Page, { request, kind, when }: Wanted): Promise<void> {
  const panel = await openTab(page, '장애')
  await panel.getByRole('combobox', { name: '요청', exact: true }).fill(request)
  await panel.getByRole('combobox', { name: '장애', exact: true }).selectOption(kind)
  if (when !== undefined) await panel.getByText(when).click()
  await panel.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(outcome(page)).toHaveText('장애를 만들었어요.')
}

const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).locator('visible=true').first().click()

test('[PAY-14] the approval after a payment gets lost: the app finds the order paid', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load|net::/)
  await startFromGallery(page, 'pay-card', '카드 결제')
  await addFault(page, { request: '결제 승인', kind: '끊긴 네트워크', when: '서버가 처리한 뒤' })
  await press(page, /주문하기$/)
  const provider = await openPaymentWindow(page)
  await approvePayment(provider)
  await expect(provider.getByText('서버의 답이 오지 않았습니다.')).toBeVisible()
  await provider.close()
  await expect(paidHeading(page)).toBeVisible()
  const orders = await openTab(page, '주문')
  await expect(orders.getByRole('listitem').first()).toContainText('결제완료')
})

test('[ORD-10] an item is cancelled after its order has shipped: refused, and the reason stays', async ({ page }) => {
  await startFromGallery(page, '카드 주문 취소', '카드 주문 취소')
  const order = page.getByRole('article').filter({ hasText: '결제완료' }).first()
  const number = /\d{8}-[0-9A-Z]+/.exec((await order.textContent()) ?? '')?.[0] ?? 'no number'
  await press(order, / 취소$/)
  const dialog = page.getByRole('dialog', { name: /취소할까요/ })
  await dialog.getByRole('textbox', { name: '취소 사유' }).fill('작아요')
  const orders = await openTab(page, '주문')
  await press(orders, `${number}: 발송하기`)
  await expect(orders.getByRole('listitem').filter({ hasText: number })).toContainText('배송중')
  await press(dialog, /^부분 취소$/)
  const failed = page.getByRole('dialog', { name: '부분 취소 실패' })
  await expect(failed).toContainText('취소할 수 없는 주문이에요')
  await press(failed, '확인')
  await expect(dialog.getByRole('textbox', { name: '취소 사유' })).toHaveValue('작아요')
})

test('[REV-12] a review fails at 80 % of its upload: what was written stays, and the next try is saved', async ({ page }) => {
  await startFromGallery(page, '리뷰 쓰기', '리뷰 쓰기')
  await addFault(page, { request: '리뷰 등록', kind: '80% 올리다 끊김' })
  await expect(page.getByRole('list', { name: '주문 목록' })).toBeVisible()
  await press(page, /리뷰 쓰기$/)
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: '리뷰', exact: true }).fill('사진보다 색이 조금 더 깊고 따뜻해요')
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  await form.getByLabel(/사진 추가/).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(form.getByRole('img', { name: '사진 1' })).toBeVisible()
  await press(form, '리뷰 남기기')
  await expect(form.getByRole('progressbar')).toHaveAttribute('value', '0.8')
  await expect(form.getByText('네트워크 오류가 발생했어요', { exact: false })).toBeVisible()
  await expect(form.getByRole('textbox', { name: '리뷰', exact: true })).toHaveValue('사진보다 색이 조금 더 깊고 따뜻해요')
  await press(form, /리뷰 남기기|다시/)
  await expect(page.getByText('리뷰가 등록됐어요')).toBeVisible()
})

test('[PICK-13] the episode ends while picking: the pick is refused', async ({ page }) => {
  await startFromGallery(page, 'pick-fresh', '처음부터 끝까지 Pick')
  await press(page, '시작하기')
  await page.getByRole('list', { name: '스타일' }).getByRole('button').first().click()
  await press(page, '선택 완료')
  const clock = await openTab(page, '시계')
  await press(clock, '에피소드가 끝나는 때로')
  await expect(outcome(page)).toHaveText('시계를 맞췄어요.')
  await press(page, '나의 Pick 남기기')
  await expect(page.getByRole('dialog')).toContainText('오류가 발생했어요')
  await expect(page.getByRole('dialog')).toContainText('종료된 에피소드')
})

test('a colleague’s report is re-created in another profile, which starts at the gallery', async ({ page, browser }) => {
  await startFromGallery(page, '참여한 홈', '참여한 홈')
  await press(page, '고쳐 쓰기')
  const memo = page.getByRole('textbox', { name: '나의 메모' })
  await memo.fill('보고서에 남을 메모')
  await press(page, '메모 남기기')
  await expect(memo).toHaveCount(0)
  await expect(page.getByText('보고서에 남을 메모')).toBeVisible()
  const report = await openTab(page, '보고서')
  await report.getByRole('textbox', { name: '무슨 일이 있었나요?' }).fill('메모가 두 줄로 보여요')
  const saving = page.waitForEvent('download')
  await press(report, '보고서 만들기')
  const html = readFileSync(await (await saving).path())

  const profile = await browser.newContext({ locale: 'ko-KR', baseURL: urlOf('mock') })
  const other = await profile.newPage()
  await other.goto(GALLERY)
  await other.getByRole('link', { name: '앱으로 가기' }).click()
  const panel = await openTab(other, '보고서')
  await panel.getByLabel('파일').setInputFiles({ name: 'report.html', mimeType: 'text/html', buffer: html })
  await expect(other.getByText('보고서에 남을 메모')).toBeVisible()
  await expect(consoleOf(other)).toBeVisible()
  await expect(other.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
  await profile.close()
})
