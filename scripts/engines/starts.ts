import type { Engine } from '../../tests/engines/support/engine.ts'
import { engines } from '../../tests/engines/support/engines.ts'
import { ShopWindow } from '../../tests/engines/support/shopWindow.ts'
import { signInAsGuest } from '../../tests/engines/support/steps.ts'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { sites } from '../../tests/e2e/support/sites.ts'

/** How often a start that shows nothing within 20 s is looked at again, before it counts as one that never ends. */
const MORE_LOOKS = 3

interface Outcome {
  readonly seconds: number
  /** What the page shows instead of the products. */
  readonly problem?: string
}

/** Opens the shop `count` times, each in a new browser, and prints how many starts showed the products and after how long. */
export async function measureStarts(name: string, count: number): Promise<{ passed: number; failed: number }> {
  const engine = engines.find((engine) => engine.name === name)
  if (!engine?.isInstalled()) throw new Error(`${name} is not installed`)
  const { build, base } = sites['demo-404']
  const host = await startHost({ root: build, base, style: '404.html' })
  const outcomes: Outcome[] = []
  for (let no = 1; no <= count; no += 1) {
    const outcome = await start(engine, `http://localhost:${host.port}${base}`)
    outcomes.push(outcome)
    console.log(`${no}. ${outcome.seconds.toFixed(1)} s${outcome.problem === undefined ? '' : `: ${outcome.problem}`}`)
  }
  await host.close()
  const seconds = outcomes.map((outcome) => outcome.seconds).toSorted((one, other) => one - other)
  const failed = outcomes.filter(({ problem }) => problem !== undefined).length
  const median = seconds[Math.floor(seconds.length / 2)] ?? 0
  console.log(`${name}: ${count} starts, median ${median.toFixed(1)} s, slowest ${(seconds.at(-1) ?? 0).toFixed(1)} s`)
  return { passed: count - failed, failed }
}

/** From /shop over the login to its products, then a reload: the first installs the worker, the second starts under it. */
async function start(engine: Engine, url: string): Promise<Outcome> {
  const browser = await engine.launch()
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  try {
    const page = new ShopWindow(await browser.open(), url)
    await page.goto('shop')
    await signInAsGuest(page)
    await page.goto('shop')
    await seeProducts(page)
    await page.window.reload()
    await seeProducts(page)
    return { seconds: seconds() }
  } catch (error) {
    return { seconds: seconds(), problem: String(error) }
  } finally {
    await browser.close()
  }
}

async function seeProducts(page: ShopWindow): Promise<void> {
  for (let look = 1; ; look += 1) {
    try {
      return await page.see('link', '원$|퍼')
    } catch (error) {
      if (look === MORE_LOOKS) throw error
    }
  }
}
