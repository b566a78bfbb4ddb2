import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// Only a browser composes what an input method sends.

test('[MEMO-02] the 150th syllable can be composed, committed and replaced', async ({ page }) => {
  const LIMIT = 150
  await openScenario(page, 'mock', 'memo-write')
  await page.getByRole('button', { name: '메모 쓰기' }).click()
  const text = page.getByRole('textbox', { name: '나의 메모' })
  const input = await page.context().newCDPSession(page)
  const compose = (syllable: string) =>
    input.send('Input.imeSetComposition', { text: syllable, selectionStart: syllable.length, selectionEnd: syllable.length })
  const commit = (syllable: string) => input.send('Input.insertText', { text: syllable })

  await text.fill('가'.repeat(LIMIT - 1))
  await text.press('End')
  for (const growing of ['ㅎ', '하', '한']) await compose(growing)
  await commit('한')
  await expect(text).toHaveValue(`${'가'.repeat(LIMIT - 1)}한`)

  // A syllable over the limit is removed when its composition ends.
  for (const growing of ['ㄱ', '그', '글']) await compose(growing)
  await commit('글')
  await expect(text).toHaveValue(`${'가'.repeat(LIMIT - 1)}한`)
  await expect(page.getByText(`${LIMIT}/${LIMIT}`)).toBeVisible()

  await text.press('End')
  await text.press('Shift+ArrowLeft')
  await commit('끝')
  await expect(text).toHaveValue(`${'가'.repeat(LIMIT - 1)}끝`)
})

test('[OPEN-24, ACCT-04] digits are typed, composed and deleted in the middle of a number', async ({ page }) => {
  await page.goto('./guest/orders')
  const phone = page.getByRole('textbox', { name: '휴대폰 번호' })
  await phone.click()
  const input = await page.context().newCDPSession(page)
  const caret = () => phone.evaluate((control: HTMLInputElement) => control.selectionStart)
  await page.keyboard.type('+8210')
  await expect(phone).toHaveValue('010')
  await page.keyboard.type('1234x5678')
  await expect(phone).toHaveValue('010-1234-5678')

  for (let times = 0; times < 5; times += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  // Ten digits are 2-4-4 here.
  await expect(phone).toHaveValue('01-0123-5678')
  expect(await caret()).toBe(7)
  for (const text of ['ㅂ', '바']) await input.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await input.send('Input.insertText', { text: '바' })
  await expect(phone).toHaveValue('01-0123-5678')
  expect(await caret()).toBe(7)
  await page.keyboard.press('9')
  await expect(phone).toHaveValue('010-1239-5678')
})
