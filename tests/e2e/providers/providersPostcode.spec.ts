import type { FrameLocator, Page } from '@playwright/test'
import { pressToClose } from '../support/pressToClose.ts'
import { backend, urlOf, type Mode } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const baseOf = (mode: Mode) => (mode === 'real' ? `${backend.url}/` : urlOf(mode))

declare global {
  interface Window {
    postcodeEvents?: { results: Record<string, string>[]; states: string[]; searches: unknown[]; sizes: unknown[] }
  }
}

type SearchOptions = { q?: string; autoClose?: boolean; isPopup?: boolean }

/** Loads the script as the address form does and opens the search in an element or a window. */
async function search(page: Page, mode: Mode, { isPopup = false, ...how }: SearchOptions = {}): Promise<void> {
  await page.goto('./login')
  // In the app the address form opens long after the mocks have started.
  const isAnswered = (url: string) =>
    page.evaluate(async (url) => (await fetch(url)).headers.get('content-type')?.includes('json') ?? false, url)
  await expect.poll(() => isAnswered(`${baseOf(mode)}v1/products`)).toBe(true)
  await page.addScriptTag({ url: `${baseOf(mode)}mock/postcode.js` })
  await page.evaluate(
    ([isPopup, how]) => {
      const events = { results: [], states: [], searches: [], sizes: [] } satisfies Window['postcodeEvents']
      const { results, states, searches, sizes }: NonNullable<Window['postcodeEvents']> = events
      window.postcodeEvents = events
      const Postcode = window.daum?.Postcode
      if (!Postcode || Postcode !== window.kakao?.Postcode) throw new Error('the globals are not those of the service')
      const service = new Postcode({
        oncomplete: (result) => results.push({ ...result }),
        onclose: (state) => states.push(state),
        onsearch: (search) => searches.push(search),
        onresize: (size) => sizes.push(size),
      })
      if (isPopup) return service.open(how)
      const place = document.createElement('div')
      Object.assign(place.style, { position: 'fixed', inset: '0', zIndex: '9', background: '#fff' })
      document.body.append(place)
      return service.embed(place, how)
    },
    [isPopup, how] as const,
  )
}

const readEvents = (page: Page) => page.evaluate(() => window.postcodeEvents)
const frame = (page: Page): FrameLocator => page.frameLocator('iframe[title="우편번호 검색"]')

test('[ACCT-06, ACCT-07] finds an address by road, lot, building and postcode', { tag: '@core' }, async ({ page, mode }) => {
  for (const [q, button, expected] of [
    ['판교역로 235', /판교역로 235/, { userSelectedType: 'R', zonecode: '13494', jibunAddress: '경기 성남시 분당구 삼평동 681' }],
    ['삼평동 681', /판교역로 235/, { userSelectedType: 'R', zonecode: '13494' }],
    ['누비마을1단지', /누비로 31/, { apartment: 'Y', buildingName: '누비마을1단지아파트' }],
    ['04524', /세종대로 110/, { roadAddress: '서울 중구 세종대로 110', sido: '서울', bname: '태평로1가' }],
  ] as const) {
    await search(page, mode)
    await frame(page).getByRole('textbox').fill(q)
    await frame(page).getByRole('button', { name: '검색', exact: true }).click()
    await frame(page).getByRole('button', { name: button }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    const { results, states, searches, sizes } = (await readEvents(page)) ?? { results: [], states: [], searches: [], sizes: [] }
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({ ...expected, query: q, userLanguageType: 'K' })
    expect([states, searches]).toEqual([['COMPLETE_CLOSE'], [{ q, count: 1 }]])
    expect(sizes.length).toBeGreaterThan(0)
  }
})

test('[ACCT-06] nothing found, the service down, then found, by keyboard alone', async ({ page, mode, allowErrors }) => {
  allowErrors(/mock\/api\/postcode/)
  await search(page, mode, { autoClose: false })
  const field = frame(page).getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('없는주소')
  await page.keyboard.press('Enter')
  await expect(frame(page).getByText('검색 결과가 없습니다.', { exact: false })).toBeVisible()
  const fault = { kind: 'network', operation: 'postcodeSearch', left: 1 } as const
  if (mode === 'mock') await page.evaluate((added) => window.__mock.addFault(added), fault)
  await field.fill('서울')
  await page.keyboard.press('Enter')
  if (mode === 'mock') await frame(page).getByRole('button', { name: '다시 시도' }).press('Enter')
  await frame(page)
    .getByRole('button', { name: /세종대로 110/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await readEvents(page))?.results.length).toBe(1)
  await expect(page.locator('iframe')).toHaveCount(1)
  expect((await readEvents(page))?.states).toEqual([])
})

test('[ACCT-06] a popup returns an address or its closing by the shopper', async ({ page, mode }) => {
  const first = page.waitForEvent('popup')
  await search(page, mode, { isPopup: true, q: '은단추빌딩' })
  const popup = await first
  await pressToClose(popup.getByRole('button', { name: /은단추로 12/ }))
  await expect.poll(async () => (await readEvents(page))?.states).toEqual(['COMPLETE_CLOSE'])
  expect((await readEvents(page))?.results[0]).toMatchObject({ zonecode: '06035', buildingName: '은단추빌딩' })

  const second = page.waitForEvent('popup')
  await search(page, mode, { isPopup: true })
  await (await second).close()
  await expect.poll(async () => (await readEvents(page))?.states).toEqual(['FORCE_CLOSE'])
  expect((await readEvents(page))?.results).toEqual([])
})

test('[ACCT-06] parameters run nothing and a foreign page gets no result', async ({ page, mode }) => {
  const evil = '"><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>'
  await search(page, mode, { q: evil })
  await expect(frame(page).getByText('검색 결과가 없습니다.', { exact: false })).toBeVisible()
  await expect(frame(page).getByRole('textbox')).toHaveValue(evil)
  const query = new URLSearchParams({ q: '판교역로 235', origin: evil, english: evil }).toString()
  await page.goto(`${baseOf(mode)}mock/postcode.html?${query}`)
  await page.getByRole('button', { name: /판교역로 235/ }).click()
  await expect(page.getByText('전달할 곳이 없습니다', { exact: false })).toBeVisible()
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})
