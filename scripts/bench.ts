import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { measureOperations, type OperationTimes } from './benchOperations.ts'
import { operationsReport } from './benchOperationsReport.ts'
import { measureReplies, type Replies } from './benchReplies.ts'
import { measureScenarios, scenariosReport, type ScenarioTimes } from './benchScenarios.ts'
import { measureSizes, type Sizes } from './benchSizes.ts'
import { measureWall, type Wall } from './benchWall.ts'
import { machine } from './benchMachine.ts'
import { browserArguments, ensureBrowser } from './browser.ts'
import { buildSites } from './builds.ts'

const file = 'docs/bench.md'

const { path, line } = ensureBrowser()
console.log(line)
const { failed } = await buildSites()
if (path === undefined || failed > 0) {
  process.exitCode = 1
} else {
  const options = { executablePath: path, args: browserArguments }
  const browser = await chromium.launch(options)
  const version = browser.version()
  const sizes = { real: await measureSizes(browser, 'real'), mock: await measureSizes(browser, 'mock') }
  await browser.close()
  const replies = await measureReplies(options, [100, 100_000])
  const worlds = await measureScenarios(options)
  const operations: OperationTimes[] = []
  for (const scale of [1, 100, 1000]) operations.push(await measureOperations(scale))
  const walls = await measureWall(options, [390, 1440])
  writeFileSync(file, report(sizes, replies, worlds, operations, walls, version))
  console.log(`${file} written`)
}

function report(
  sizes: Record<'real' | 'mock', Sizes>,
  replies: Replies[],
  worlds: ScenarioTimes,
  operations: OperationTimes[],
  walls: Wall[],
  version: string,
) {
  const row = (title: string, pick: (reply: Replies) => number) =>
    `| ${title} | ${replies.map((reply) => `${pick(reply).toFixed(1)} ms`).join(' | ')} |`
  return `# Numbers

Written by \`npm run bench\`. ${machine(version)}
gz: each file compressed on its own with gzip; kB is 1000 bytes.

## \`/\` for a visitor, first visit

| build | JS (gz) | JS files | CSS (gz) | requests in all |
| --- | --- | --- | --- | --- |
${Object.entries(sizes)
  .map(
    ([name, size]) => `| ${name} | ${kilobytes(size.js)} | ${size.scripts.length} | ${kilobytes(size.css)} | ${size.requests} |`,
  )
  .join('\n')}

Aim: 105 kB of JS in the build for the real backend. The mock layer is the difference: ${kilobytes(sizes.mock.js - sizes.real.js)} (aim: 90), loaded apart.

The largest scripts of the first: ${sizes.real.scripts
    .slice(0, 5)
    .map(({ name, bytes }) => `\`${name}\` ${kilobytes(bytes)}`)
    .join(', ')}; of the second:
${sizes.mock.scripts
  .slice(0, 8)
  .map(({ name, bytes }) => `\`${name}\` ${kilobytes(bytes)}`)
  .join(', ')}.

## Mocked replies, by recorded picks

p50 of 200 calls, from \`fetch\` to the parsed reply, in the page, through the service worker and IndexedDB on disk. Start: from the navigation to the first mocked reply.

| | ${replies.map(({ picks }) => picks.toLocaleString('en')).join(' | ')} |
| --- | ${replies.map(() => '---').join(' | ')} |
${[
  row('the current episode', (reply) => reply.episode),
  row('recording a pick', (reply) => reply.pick),
  row('changing a memo', (reply) => reply.memo),
  row('reading the statistics', (reply) => reply.statistics),
  row('start, first visit', (reply) => reply.firstVisit),
  row('start, second window (p50 of 5)', (reply) => reply.secondWindow),
].join('\n')}

${scenariosReport(worlds)}
${operationsReport(operations)}
${wallReport(walls)}`
}

function wallReport(walls: Wall[]) {
  const row = (title: string, say: (wall: Wall) => string) => `| ${title} | ${walls.map(say).join(' | ')} |`
  return `## 5,000 memos scrolled at a quarter of the speed

Five seconds at 3,000 px/s, five at 6,000, thrown across the whole page eight times, five seconds back. Aim: no task over 50 ms, memory flat. Frames wait for whatever else the machine does; a task's processor time does not.

| | ${walls.map(({ width }) => `${width} px`).join(' | ')} |
| --- | ${walls.map(() => '---').join(' | ')} |
${[
  row('frames', ({ frames }) => String(frames)),
  row('95 of 100 frames within', ({ frameP95 }) => `${frameP95.toFixed(1)} ms`),
  row('longest frame', ({ frameMax }) => `${frameMax.toFixed(1)} ms`),
  row('longest task, processor time', ({ longestTask }) => `${longestTask.toFixed(1)} ms`),
  row('tasks over 50 ms', ({ tasksOver50 }) => String(tasksOver50)),
  row('heap before, after', ({ heapBefore, heapAfter }) => `${megabytes(heapBefore)}, ${megabytes(heapAfter)}`),
  row('nodes before, after', ({ nodesBefore, nodesAfter }) => `${nodesBefore}, ${nodesAfter}`),
].join('\n')}
`
}

function megabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
