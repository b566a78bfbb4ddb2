import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openTab, outcome } from '../support/console.ts'
import { openScenario } from '../support/scenario.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

/** Drops a file on the console, as a tester does. */
async function dropFile(page: Page, name: string, text: string) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content ?? ''], fileName ?? ''))
      return transfer
    },
    [name, text],
  )
  await page.getByRole('tabpanel').dispatchEvent('drop', { dataTransfer })
}

test('Report: one press makes one file, which opens the situation in another browser profile', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/an error for the report/)
  await openScenario(page, 'mock', 'home-picked')
  await page.goto('./shop')
  await expect(page.getByRole('link', { name: /머스터드 숏 푸퍼/ })).toBeVisible()
  await (await openTab(page, '시계')).getByRole('button', { name: '+1일' }).click()
  await page.evaluate(() => console.error('an error for the report'))
  const panel = await openTab(page, '보고서')
  await panel.getByRole('textbox', { name: '무슨 일이 있었나요?' }).fill('가격이 <이상>해요')
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: '보고서 만들기' }).click()
  const html = readFileSync(await (await saving).path(), 'utf8')
  await expect(outcome(page)).toContainText('보고서를 저장했어요.')
  expect((await saving).suggestedFilename()).toMatch(/^pickers-report-\d{12}\.html$/)
  expect(html).not.toMatch(/<script(?! type="application\/json")|src="http|authorization: /i)

  const profile = await browser.newContext({ locale: 'ko-KR' })
  const reader = await profile.newPage()
  await reader.setContent(html)
  await expect(reader.getByText('가격이 <이상>해요')).toBeVisible()
  await expect(reader.getByText('참여한 홈 (home-picked)')).toBeVisible()
  await expect(reader.getByText('an error for the report')).toBeVisible()
  await expect(reader.getByText('요청은 여기부터')).toBeVisible()
  await expect(reader.getByText(/GET \/v1\/products\?page=1 200/).first()).toBeVisible()

  const other = await profile.newPage()
  await other.goto(urlOf('mock'))
  await openTab(other, '보고서')
  await dropFile(other, 'report.html', html)
  await expect(other.getByRole('link', { name: /머스터드 숏 푸퍼/ })).toBeVisible()
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname)
  expect(await other.evaluate(() => localStorage.getItem('userId'))).toBe('1')
  expect((await other.evaluate(() => window.__mock.clock())).now).toMatch(/^2026-11-22/)
  await profile.close()
})
