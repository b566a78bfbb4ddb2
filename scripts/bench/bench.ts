import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { measureInteractions } from './interactions.ts'
import { interactionsReport } from './interactionsReport.ts'
import { landingReport, measureLanding, type LandingTimes } from './landing.ts'
import { measureOperations, type OperationTimes } from './operations.ts'
import { operationsReport } from './operationsReport.ts'
import { measureOrders, orders, type OrdersOpened, ordersReport } from './orders.ts'
import { measureReplies, type Replies } from './replies.ts'
import { repliesReport } from './repliesReport.ts'
import { measureScenarios, scenariosReport, type ScenarioTimes } from './scenarios.ts'
import { kilobytes, measureSizes, scriptsBeyond, type Sizes } from './sizes.ts'
import { measureShop, shopReport, type Shop } from './shop.ts'
import { memos, measureScrolling, products, type ScrollTimes } from './scrolling.ts'
import { scrollingReport } from './scrollingReport.ts'
import { machine } from './machine.ts'
import { readSection } from './section.ts'
import { browserArguments, ensureBrowser } from '../shared/browser.ts'
import { run } from '../shared/run.ts'
import { makeBuilds } from '../test/builds.ts'

const usage = `npm run bench [-- NAME [its options]]
Builds the sites, measures sizes, times and scrolling in Chromium for about eight minutes, and writes docs/bench.md.
What takes longer has a name, and sections of its own there or in docs/trust.md, which --write writes:
load, worlds, kills        the mock server under load, with 200 worlds, killed thirty times
lighthouse                 the builds on a phone, judged by Lighthouse
storybook                  the cold start of Storybook
browser-kills              Chromium killed in mid-work`

/** The commands by their names. */
const commands: Readonly<Record<string, string>> = {
  load: 'bench/load.ts',
  worlds: 'bench/worlds.ts',
  kills: 'bench/kills.ts',
  lighthouse: 'bench/lighthouse.ts',
  storybook: 'bench/storybook.ts',
  'browser-kills': 'kills/kills.ts',
}

const file = 'docs/bench.md'
const sectionsOfOtherCommands = [
  'The mock server under load',
  'Kills of the mock server',
  'Two hundred worlds of the mock server',
  'Lighthouse',
  'Start of Storybook',
]

const [name, ...options] = process.argv.slice(2)
const command = commands[name ?? '']

if (command !== undefined) process.exitCode = (await run('tsx', [`scripts/${command}`, ...options])).code
else if (name === undefined) await measure()
else {
  console.log(usage)
  process.exitCode = ['--help', '-h'].includes(name) ? 0 : 1
}

async function measure() {
  const { path, line } = await ensureBrowser()
  console.log(line)
  const { failed } = await makeBuilds()
  if (path === undefined || failed > 0) {
    process.exitCode = 1
    return
  }
  const options = { executablePath: path, args: browserArguments }
  const browser = await chromium.launch(options)
  const version = browser.version()
  const sizes = {
    real: await measureSizes(browser, 'real'),
    mock: await measureSizes(browser, 'mock'),
    realLogin: await measureSizes(browser, 'real', 'login/'),
    mockLogin: await measureSizes(browser, 'mock', 'login/'),
  }
  await browser.close()
  const landing = await measureLanding(options)
  const replies = await measureReplies(options, [100, 100_000])
  const worlds = await measureScenarios(options)
  const operations: OperationTimes[] = []
  for (const scale of [1, 100, 1000]) operations.push(await measureOperations(scale))
  const memoScrolling = await measureScrolling(options, [390, 1440], memos)
  const productScrolling = await measureScrolling(options, [390, 1440], products)
  const orderScrolling = await measureScrolling(options, [390, 1440], await orders())
  const opened = await measureOrders(options)
  const shop = await measureShop(options)
  const interactions = await measureInteractions(options)
  const old = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    report(sizes, landing, replies, worlds, operations, version) +
      scrollingReports(memoScrolling, productScrolling, orderScrolling, opened, shop) +
      `\n${interactionsReport(interactions)}` +
      sectionsOfOtherCommands.map((title) => readSection(old, title)).join(''),
  )
  console.log(`${file} written`)
}

function report(
  sizes: Record<'real' | 'mock' | 'realLogin' | 'mockLogin', Sizes>,
  landing: LandingTimes,
  replies: Replies[],
  worlds: ScenarioTimes,
  operations: OperationTimes[],
  version: string,
) {
  const mockLayer = scriptsBeyond(sizes.mockLogin, sizes.mock) - scriptsBeyond(sizes.realLogin, sizes.real)
  return `# Numbers

For developers and those who decide: sizes and times, each beside its aim. Written by \`npm run bench\`. ${machine(version)}
gz: each file compressed on its own with gzip; kB is 1000 bytes.

## \`/\` for a visitor, first visit

| build | JS (gz) | JS files | CSS (gz) | requests in all |
| --- | --- | --- | --- | --- |
${Object.entries({ real: sizes.real, mock: sizes.mock })
  .map(
    ([name, size]) => `| ${name} | ${kilobytes(size.js)} | ${size.scripts.length} | ${kilobytes(size.css)} | ${size.requests} |`,
  )
  .join('\n')}

Aim: 98 kB of JS in the build for the real backend without the analytics, which load after the page. The mock layer comes with the app and not with a visitor's landing: of the files that
the landing has not loaded, the login page of the mocked build loads ${kilobytes(mockLayer)} more than that of the real one (aim: 135).

The largest scripts of the first: ${sizes.real.scripts
    .slice(0, 5)
    .map(({ name, bytes }) => `\`${name}\` ${kilobytes(bytes)}`)
    .join(', ')}; of the second:
${sizes.mock.scripts
  .slice(0, 8)
  .map(({ name, bytes }) => `\`${name}\` ${kilobytes(bytes)}`)
  .join(', ')}.

${landingReport(landing)}
## Mocked replies, by recorded picks

${repliesReport(replies)}

${scenariosReport(worlds)}
${operationsReport(operations)}
`
}

function scrollingReports(walls: ScrollTimes[], shelves: ScrollTimes[], bought: ScrollTimes[], opened: OrdersOpened, shop: Shop) {
  return [
    scrollingReport('5,000 memos', walls),
    scrollingReport('2,000 products', shelves),
    scrollingReport('500 orders', bought),
    ordersReport(opened),
    shopReport(shop),
  ].join('\n')
}
