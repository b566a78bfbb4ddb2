import type { Locator, Page } from '@playwright/test'
import { waitForMocks } from '../support/mocks.ts'
import { openReviewForm } from '../support/reviewForm.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** What a failed submit shows: the focused control if one is at fault, its message, the choices. */
type Fail = (page: Page) => Promise<Locator[]>

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
async function openAddressForm(page: Page) {
  await openScenario(page, 'mock', 'profile-edit')
  await page.getByRole('button', { name: '배송지 추가' }).click()
}

const forms: Record<string, Fail> = {
  '[REV-11] a review whose photo is refused, with its choices': async (page) => {
    await openReviewForm(page, 'mock', 'review-upload-fails')
    await page.getByRole('textbox', { name: '리뷰' }).fill('열 글자보다 긴 리뷰입니다.')
    const photo = await page.screenshot()
    await page.getByLabel(/사진 추가/).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
    await page.getByRole('button', { name: '리뷰 남기기' }).click()
    return [
      alert(page, '리뷰를 등록하지 못했어요'),
      page.getByRole('button', { name: '사진 모두 빼기' }),
      page.getByRole('button', { name: '사진 없이 등록' }),
    ]
  },
  '[REV-09] a file that is no picture': async (page) => {
    await openReviewForm(page, 'mock', 'review-write')
    await page.getByLabel(/사진 추가/).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    return [page.getByRole('alert').filter({ hasText: /이미지 파일만/ })]
  },
  '[ORD-08] an incomplete refund account': async (page) => {
    await openScenario(page, 'mock', 'cancel-deposit-paid')
    await page.getByRole('article').filter({ hasText: '상품준비중' }).first().getByRole('button', { name: '주문 취소' }).click()
    await page.getByRole('textbox', { name: '취소 사유' }).fill('작아요')
    await page.getByRole('dialog').getByRole('button', { name: '주문 취소', exact: true }).click()
    return [alert(page, '환불 계좌 정보를 모두 입력해 주세요'), page.getByRole('combobox', { name: '은행' })]
  },
  '[MEMO-06] a memo that is not saved': async (page) => {
    await openScenario(page, 'mock', 'memo-fails')
    await page.getByRole('button', { name: '고쳐 쓰기' }).click()
    await page.getByRole('textbox').fill('가을 코트')
    await page.getByRole('dialog').getByRole('listitem').last().scrollIntoViewIfNeeded()
    await page.getByRole('dialog').getByRole('button', { name: '메모 남기기' }).click()
    return [page.getByRole('dialog').getByRole('alert')]
  },
  '[ACCT-08] an empty address': async (page) => {
    await openAddressForm(page)
    await page.getByRole('button', { name: '배송지 저장' }).click()
    return [page.getByRole('textbox', { name: '배송지명' }), page.getByText(/배송지명을/)]
  },
  '[ACCT-08] an address without the search’s part': async (page) => {
    await openAddressForm(page)
    for (const [name, text] of [
      ['배송지명', '집'],
      ['받는 분', '김민서'],
      ['휴대폰 번호', '01012345678'],
    ] as const)
      await page.getByRole('dialog').getByRole('textbox', { name }).fill(text)
    await page.getByRole('button', { name: '배송지 저장' }).click()
    return [page.getByRole('button', { name: '우편번호 찾기' }), page.getByText(/우편번호를/)]
  },
  '[ACCT-05] a profile that the server refuses': async (page) => {
    await openScenario(page, 'mock', 'profile-edit')
    await waitForMocks(page)
    await page.evaluate(() => window.__mock.addFault({ kind: 'status', operation: 'updateUser', left: 1 }))
    await page.getByRole('button', { name: '회원정보 저장', exact: true }).click()
    return [alert(page, '문제가 생겼어요')]
  },
  '[ACCT-02] a profile without birth year and gender': async (page) => {
    await openScenario(page, 'mock', 'additional-info')
    await page.goto('./account/profile')
    await page.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678')
    await page.getByRole('combobox', { name: '출생연도' }).selectOption('1998')
    await page.getByRole('button', { name: '회원정보 저장', exact: true }).click()
    return [page.getByRole('radio', { name: '여성' }), page.getByText('성별을 골라 주세요')]
  },
  '[INFO-03] additional information that is missing': async (page) => {
    await openScenario(page, 'mock', 'additional-info')
    await page.goto('./auth/additional-info')
    await page.getByRole('main').locator('button[type="submit"]').click()
    return [page.getByRole('combobox'), page.getByRole('alert')]
  },
  '[GUEST-02] an order look-up without a number': async (page) => {
    await openScenario(page, 'mock', 'guest-order-found')
    await page.getByRole('main').locator('button[type="submit"]').click()
    return [page.getByRole('textbox').first(), page.getByText('주문번호를 입력해 주세요')]
  },
}

/** The part of an element that something covers or that is outside the screen, by its corners and middle. */
const hiddenPoints = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    const points = [[middle[0], top + 3], middle, [middle[0], bottom - 3], [left + 3, middle[1]], [right - 3, middle[1]]] as const
    return points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return !hit || !(node.contains(hit) || hit.contains(node))
    })
  })

for (const [name, fail] of Object.entries(forms)) {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [840, 600],
    [1280, 800],
  ] as const) {
    test(`${name} is seen at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const shown of await fail(page)) {
        await expect(shown).toBeVisible()
        await expect.poll(() => hiddenPoints(shown), await shown.innerText()).toEqual([])
      }
    })
  }
}
