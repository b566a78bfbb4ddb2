import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { chromium, type LaunchOptions } from '@playwright/test'

const begun = ticks()

/** Date, hardware, versions, load and stolen processor time of a measurement. */
export async function machine(options: LaunchOptions): Promise<string> {
  const browser = await chromium.launch(options)
  const processors = cpus()
  const day = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 1024 ** 3)
  const load = loadavg()[0]?.toFixed(1)
  await browser.close()
  return `${day}: ${processors[0]?.model.trim()}, ${processors.length} cores, ${memory} GB, ${process.platform}, Node ${process.version}, Chromium ${browser.version()}, load ${load}${stolenTime()}.`
}

/** The upper one of an even count; NaN without numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Processor time taken by other virtual machines slows down every wall clock measurement. */
function stolenTime() {
  const ended = ticks()
  if (begun === undefined || ended === undefined || ended.all === begun.all) return ''
  return `, ${Math.round((100 * (ended.stolen - begun.stolen)) / (ended.all - begun.all))} % of its time stolen`
}

/** Processor ticks since boot on Linux: user, nice, system, idle, iowait, irq, softirq, steal. */
function ticks() {
  if (!existsSync('/proc/stat')) return undefined
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const spent = first.split(/\s+/).slice(1, 9).map(Number)
  return { all: spent.reduce((sum, each) => sum + each, 0), stolen: spent[7] ?? 0 }
}
