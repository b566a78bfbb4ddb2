import type { CDPSession, LaunchOptions, Page } from '@playwright/test'
import { measurePage, type MeasuredPage } from './page.ts'

/** Scrolling through thousands of cards with a CPU slowed down four times. Times in ms, memory in bytes. */
export interface ScrollTimes {
  width: number
  frames: number
  /** Time between two frames, including delays by other programs. */
  frameP95: number
  frameMax: number
  /** Processor time of the page's longest task, excluding other programs. */
  longestTask: number
  tasksOver50: number
  heapBefore: number
  heapAfter: number
  nodesBefore: number
  nodesAfter: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { data?: { type?: string } }
}

const throttle = 4
const jumps = 8

export const memos: MeasuredPage = { in: { scenario: 'community-thousands' }, path: 'community/episode/6' }
export const products: MeasuredPage = { in: { scenario: 'world-large' }, path: 'shop' }

export async function measureScrolling(options: LaunchOptions, widths: number[], place: MeasuredPage): Promise<ScrollTimes[]> {
  const walls: ScrollTimes[] = []
  for (const width of widths) {
    const isPhone = width <= 768
    const device = { viewport: { width, height: 844 }, isMobile: isPhone, hasTouch: isPhone }
    const scroll = async (page: Page, address: string) => {
      await page.goto(address)
      await page.locator('main article').first().waitFor()
      await page.waitForLoadState('networkidle')
      return measure(page, await page.context().newCDPSession(page))
    }
    walls.push({ width, ...(await measurePage(options, place, scroll, device)) })
  }
  return walls
}

async function measure(page: Page, session: CDPSession): Promise<Omit<ScrollTimes, 'width'>> {
  await session.send('Performance.enable')
  const before = await memory(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const { gaps, tasks } = await recordTasks(session, () => scrollThrough(page))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(1000)
  const after = await memory(session)
  const sorted = gaps.toSorted((one, other) => one - other)
  return {
    frames: sorted.length,
    frameP95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    frameMax: sorted.at(-1) ?? Number.NaN,
    longestTask: Math.max(...tasks),
    tasksOver50: tasks.filter((time) => time > 50).length,
    heapBefore: before.heap,
    heapAfter: after.heap,
    nodesBefore: before.nodes,
    nodesAfter: after.nodes,
  }
}

/** Scrolls slowly, fast, in jumps across the whole page, and back. Returns the times between frames. */
async function scrollThrough(page: Page): Promise<number[]> {
  const gaps = [...(await glide(page, 3000)), ...(await glide(page, 6000))]
  for (let no = 1; no <= jumps; no++) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), no / jumps)
    gaps.push(...(await glide(page, 0, 300)))
  }
  return [...gaps, ...(await glide(page, -4000))]
}

/** Scrolls at `speed` px a second for `time` ms. */
function glide(page: Page, speed: number, time = 5000): Promise<number[]> {
  return page.evaluate(
    ([speed, time]) =>
      new Promise<number[]>((done) => {
        const gaps: number[] = []
        const from = scrollY
        let first = 0
        let last = 0
        const step = (now: number) => {
          if (first === 0) first = now
          else gaps.push(now - last)
          last = now
          if (speed !== 0) scrollTo(0, from + ((now - first) / 1000) * speed)
          if (now - first < time) requestAnimationFrame(step)
          else done(gaps)
        }
        requestAnimationFrame(step)
      }),
    [speed, time] as const,
  )
}

/** Processor time of each task of the page's main thread during an action. */
async function recordTasks(session: CDPSession, action: () => Promise<number[]>): Promise<{ gaps: number[]; tasks: number[] }> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...value.filter(isTraceEvent))
  session.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  const gaps = await action()
  const complete = new Promise<void>((done) => void session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await complete
  const main = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'scroll')
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && pid === main?.pid && tid === main.tid,
  )
  return { gaps, tasks: tasks.map(({ tdur = 0 }) => tdur / 1000) }
}

const isTraceEvent = (event: object): event is TraceEvent => 'name' in event && 'ph' in event && 'pid' in event && 'tid' in event

async function memory(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') }
}
