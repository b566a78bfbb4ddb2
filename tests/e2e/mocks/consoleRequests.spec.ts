import type { Page } from '@playwright/test'
import { fillRequestLog, openTab, outcome } from '../support/console.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

const goToReviews = (page: Page) => page.getByRole('link', { name: '리뷰' }).first().click()

test('Requests: live, filtered, opened with their reply as a tree', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '요청')
  await goToReviews(page)
  await panel.getByRole('searchbox').fill('get reviews 200')
  await expect(panel.getByRole('button', { name: /GET \/v1\/reviews.*200/ }).first()).toBeVisible()
  await panel.getByRole('searchbox').fill('get currentEpisode 200')
  await panel.getByRole('list', { name: '요청' }).getByRole('button').first().click()
  const detail = panel.getByRole('region', { name: '고른 요청' })
  await expect(detail).toContainText('/v1/episodes/current-pick')
  await expect(detail.getByText('"SUCCESS"')).toBeVisible()
  await expect(detail.getByText('data {5}')).toBeVisible()
  await detail.getByRole('button', { name: '요청 닫기' }).click()
  await expect(detail).toBeHidden()
  await panel.getByRole('searchbox').fill('no such request')
  await expect(panel.getByText('찾는 요청이 없어요.')).toBeVisible()
  await panel.getByRole('button', { name: '비우기' }).click()
  await panel
    .getByRole('group', { name: /요청 기록/ })
    .getByRole('button', { name: '비우기' })
    .click()
  await expect(panel.getByText('아직 요청이 없어요.', { exact: false })).toBeVisible()
})

test('Requests: by their names', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '요청')
  const rows = panel.getByRole('list', { name: '요청' }).getByRole('button')
  await goToReviews(page)
  await panel.getByRole('searchbox').fill('리뷰 목')
  await expect(rows.filter({ hasText: '리뷰 목록 GET /v1/reviews' }).first()).toBeVisible()
})

test('Requests: sent again, copied as curl, broken', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '요청')
  await panel.getByRole('searchbox').fill('get currentEpisode 200')
  const rows = panel.getByRole('list', { name: '요청' }).getByRole('button')
  await rows.first().click()
  const before = await rows.count()
  await panel.getByRole('button', { name: 'curl로 복사' }).click()
  await expect(outcome(page)).toHaveText('복사했어요.')
  const curl = await page.evaluate(() => navigator.clipboard.readText())
  expect(curl).toMatch(/^curl -X GET 'http:\/\/localhost:\d+\/v1\/episodes/)
  expect(curl).toContain("-H 'authorization: Bearer ")

  await panel.getByRole('button', { name: '다시 보내기' }).click()
  await expect(rows).toHaveCount(before + 1)
  await panel.getByRole('button', { name: '이 요청 고장 내기' }).click()
  await expect(outcome(page)).toContainText('다음 ‘진행 중인 에피소드’ 요청이 500을 받아요.')
  await panel.getByRole('button', { name: '다시 보내기' }).click()
  await panel.getByRole('searchbox').fill('currentEpisode')
  await panel.getByRole('combobox', { name: '보기' }).selectOption('장애를 만난 것')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('500')
  await expect(rows).toContainText('거절')
})

test('Requests: ten thousand scroll', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '요청')
  await fillRequestLog(page)
  await expect(panel.getByText('요청 10,000개')).toBeVisible()
  const rows = panel.getByRole('list', { name: '요청' }).getByRole('listitem')
  expect(await rows.count()).toBeLessThan(60)
  await panel.getByRole('list', { name: '요청' }).evaluate((list) => list.parentElement?.scrollTo(0, list.scrollHeight))
  await expect(rows.last()).toHaveAttribute('aria-posinset', '10000')
})

test('Requests: rows by keyboard; an opened one has the focus, and gives it back', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '요청')
  const rows = panel.getByRole('list', { name: '요청' }).getByRole('button')
  // Rows that no request of the page itself moves.
  await panel.getByRole('searchbox').fill('row=')
  await page.evaluate(() => Promise.all([1, 2, 3].map((row) => fetch(`/v1/episodes?row=${row}`))))
  await expect(rows).toHaveCount(3)
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  const detail = panel.getByRole('region', { name: '고른 요청' })
  await expect(detail.getByRole('heading', { level: 3 })).toBeFocused()
  await detail.getByRole('button', { name: '요청 닫기' }).click()
  await expect(rows.first()).toBeFocused()
})

test('Requests: answered so from now on, also after a reload; off, on, removed; text that is not JSON changes nothing', async ({
  page,
}) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '요청')
  const open = async () => {
    await panel.getByRole('searchbox').fill('get currentEpisode 200')
    await panel.getByRole('list', { name: '요청' }).getByRole('button').first().click()
    await panel.getByRole('button', { name: '앞으로 이렇게 답하기' }).click()
  }
  await open()
  const form = panel.getByRole('form', { name: '앞으로 이렇게 답하기' })
  const reply = form.getByRole('textbox', { name: '답(JSON)' })
  const own = await reply.inputValue()
  await reply.fill('{ no JSON')
  await form.getByRole('button', { name: '앞으로 이렇게 답하기' }).click()
  await expect(form.getByText('JSON이 아니라서 아무것도 바꾸지 않았어요.', { exact: false })).toBeVisible()
  await expect(panel.getByRole('region', { name: '바꿔 둔 답' })).toBeHidden()

  await reply.fill(own.replace('"isInProgress": true', '"isInProgress": 1'))
  await expect(form.getByText('계약과 달라요. 그래도 쓸 수 있어요.')).toBeVisible()
  await reply.fill(own.replace(/"title": ".*?"/, '"title": "바꿔 둔 제목"'))
  await expect(form.getByText('계약과 달라요. 그래도 쓸 수 있어요.')).toBeHidden()
  await form.getByRole('button', { name: '앞으로 이렇게 답하기' }).click()
  await expect(outcome(page)).toContainText('앞으로 이렇게 답해요.')

  await page.reload()
  await expect(page.getByRole('heading', { name: '바꿔 둔 제목' })).toBeVisible()
  const list = panel.getByRole('region', { name: '바꿔 둔 답' })
  await list.getByRole('checkbox').click()
  await expect(outcome(page)).toHaveText('바꿔 둔 답을 껐어요.')
  await page.reload()
  await expect(page.getByRole('heading', { name: '느리게 걷는 토요일' })).toBeVisible()
  await list.getByRole('button', { name: /답 없애기/ }).click()
  await expect(list).toBeHidden()
})
