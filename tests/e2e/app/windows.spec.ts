import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { fullBuilds } from '../support/fullBuilds.ts'
import { openProfile, type Profile } from '../support/browserProfile.ts'
import { startHost, type StaticHost } from '../support/hosts.ts'

/** Each round kills tabs at another moment. After changes to the change log run more: KILL_ROUNDS=30. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 6)

let profile: Profile
let host: StaticHost

test.beforeAll(async () => {
  host = await startHost({ root: fullBuilds.kernel.build, base: '/', style: 'bare 404' })
  profile = await openProfile()
})

test.afterAll(async () => {
  await profile.close()
  await host.close()
})

type OpenOptions = { readonly hostname?: string; readonly before?: () => void }

async function open(world: string, { hostname = 'localhost', before }: OpenOptions = {}): Promise<Page> {
  const page = await profile.browser.newPage()
  if (before) await page.addInitScript(before)
  await page.goto(`http://${hostname}:${host.port}/`)
  await page.waitForFunction(() => 'openWorld' in window)
  await page.evaluate(async (name) => {
    window.kernel = await window.openWorld(name)
  }, world)
  return page
}

const increment = (page: Page) => page.evaluate(() => window.kernel.increment())
const count = (page: Page) => page.evaluate(() => window.kernel.count())
const increment200Times = (page: Page) =>
  page.evaluate(() => Promise.all(Array.from({ length: 200 }, () => window.kernel.increment())))

for (const [hostname, details] of Object.entries({ localhost: { tag: '@core' }, 'insecure.test': {} })) {
  test(`two windows on ${hostname} write 200 times at once without a loss`, details, async () => {
    const pages = [await open('both', { hostname }), await open('both', { hostname })]
    const answers = (await Promise.all(pages.map((page) => increment200Times(page)))).flat()

    expect(new Set(answers).size).toBe(400)
    for (const page of [...pages, await open('both', { hostname })]) expect(await count(page)).toBe(400)
  })
}

for (let round = 0; round < ROUNDS; round++)
  test(`a killed tab loses no acknowledged write and leaves none half done, round ${round + 1}`, async () => {
    const { acknowledgedIds, left, right } = await runKilledRound(round)
    expect(acknowledgedIds.length).toBeGreaterThan(0)
    expect(left).toEqual(right)
    expect(acknowledgedIds.filter((id) => !left.includes(id))).toEqual([])
  })

async function runKilledRound(round: number) {
  const [one, two] = [await open(`kill${round}`), await open(`kill${round}`)]
  const acknowledgedIds: string[] = []
  for (const [tag, page] of [one, two].entries()) {
    page.on('console', (message) => acknowledgedIds.push(message.text()))
    await page.evaluate((tag) => {
      const write = async (lane: number) => {
        for (let n = 0; ; n++) {
          const id = `${tag}:${lane}:${n}`
          await window.kernel.world.transaction((tx) => [tx.left.create({ id }), tx.right.create({ id })])
          console.log(id)
        }
      }
      for (const lane of [1, 2, 3]) void write(lane)
    }, tag)
  }
  const acknowledged = (count: number) => expect.poll(() => acknowledgedIds.length, { intervals: [1] }).toBeGreaterThan(count)
  // Each round hits another moment of a transaction.
  await acknowledged(5 + round * 3)
  const devtools = await profile.browser.newCDPSession(one)
  if (round % 2) await one.close()
  else await crash(one, devtools)
  await acknowledged(acknowledgedIds.length + 2)
  await two.close()
  const third = await open(`kill${round}`)
  const [left, right] = await third.evaluate(() =>
    window.kernel.world.read((tx) => [tx.left, tx.right].map((side) => side.all().map(({ id }) => id))),
  )
  await Promise.all([one.close(), third.close()])
  return { acknowledgedIds, left: left ?? [], right: right ?? [] }
}

/** The command itself gets no reply from a crashed page. */
async function crash(page: Page, devtools: CDPSession): Promise<void> {
  const crashed = page.waitForEvent('crash')
  void devtools.send('Page.crash').catch(() => {})
  await crashed
}

test('a write over the quota changes nothing; with more quota writes succeed', async () => {
  const origin = `http://quota.test:${host.port}`
  const page = await profile.browser.newPage()
  await page.goto(origin)
  await page.waitForFunction(() => 'openWorld' in window)
  const devtools = await profile.browser.newCDPSession(page)
  // Before the first write, since the browser caches the quota.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 5e6 })
  const [name, isHalfWritten] = await page.evaluate(async () => {
    window.kernel = await window.openWorld('quota')
    // Text that repeats itself would be compressed.
    let state = 1
    const next = () => (state = (state * 48_271) % 2_147_483_647).toString(36).at(-1)
    for (let n = 1; ; n++) {
      const text = Array.from({ length: 3e5 }, next).join('')
      const refusal = await window.kernel.world
        .transaction((tx) => {
          window.kernel.countUp(tx)
          return tx.bigs.create({ id: n, text }).id
        })
        .catch((error: unknown) => error)
      if (refusal === n) continue
      const isHalf = await window.kernel.world.read((tx) => tx.bigs.findFirst((q) => q.where({ id: n })) !== undefined)
      return [refusal instanceof DOMException && refusal.name, isHalf || (await window.kernel.count()) !== n - 1] as const
    }
  })

  expect([name, isHalfWritten]).toEqual(['QuotaExceededError', false])
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  const countBefore = await count(page)
  expect(await increment(page)).toBe(countBefore + 1)
})

test('site data cleared under two open windows: both start over together', async () => {
  const [one, two] = [await open('gone'), await open('gone')]
  await Promise.all([increment(one), increment(two)])
  const origin = `http://localhost:${host.port}`
  await (await profile.browser.newCDPSession(one)).send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  // A read that the deletion interrupts fails.
  for (const page of [one, two]) await expect.poll(() => count(page).catch(String)).toBe(0)

  expect([await increment(one), await increment(two)]).toEqual([1, 2])
})

const silenceIndexedDb = () => Reflect.set(IDBFactory.prototype, 'open', () => new EventTarget())

test('IndexedDB that never answers: the world is held in memory, with a reason', async () => {
  const page = await open('none', { before: silenceIndexedDb })
  expect(await page.evaluate(() => window.kernel.volatile)).toMatch(/did not reply within 8000 ms/)
  expect([await increment(page), await increment(page)]).toEqual([1, 2])
})

test('full storage at the start: the world is held in memory, with a reason', async () => {
  const origin = `http://full.test:${host.port}`
  const page = await profile.browser.newPage()
  await page.goto(origin)
  await page.waitForFunction(() => 'openWorld' in window)
  await (await profile.browser.newCDPSession(page)).send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await page.evaluate(async () => {
    window.kernel = await window.openWorld('full')
  })
  expect(await page.evaluate(() => window.kernel.volatile)).toMatch(/Quota/)
  expect([await increment(page), await increment(page)]).toEqual([1, 2])
})

test('a corrupt log entry: the world starts over in every window and reports it', async () => {
  const [one, two] = [await open('corrupt'), await open('corrupt')]
  expect([await increment(one), await count(two)]).toEqual([1, 1])
  await one.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('corrupt')
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('log', 'readwrite')
          transaction.objectStore('log').put({ version: 3, changes: 'half a te' })
          transaction.addEventListener('complete', () => resolve(request.result.close()))
        })
      }),
  )

  expect([await count(one), await count(two), await increment(one), await increment(two)]).toEqual([0, 0, 1, 2])
  expect(await one.evaluate(() => window.kernel.repairs)).toEqual(['entry 3 of the change log cannot be read'])
})

test('a foreign database with the same name is replaced', async () => {
  const page = await profile.browser.newPage()
  await page.goto(`http://localhost:${host.port}/`)
  for (const version of [1, 7]) {
    await page.evaluate(
      (version) =>
        new Promise((resolve) => {
          const request = indexedDB.open(`foreign${version}`, version)
          request.addEventListener('success', () => resolve(request.result.close()))
        }),
      version,
    )
    const reopened = await open(`foreign${version}`)
    expect([await reopened.evaluate(() => window.kernel.volatile ?? 'stored'), await increment(reopened)]).toEqual(['stored', 1])
  }
})
