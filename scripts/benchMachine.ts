import { cpus, loadavg, totalmem } from 'node:os'

/** When and where the numbers were taken, and how busy the machine was. */
export function machine(browserVersion: string) {
  const processors = cpus()
  const day = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 1024 ** 3)
  const load = loadavg()[0]?.toFixed(1)
  return `${day}: ${processors[0]?.model.trim()}, ${processors.length} cores, ${memory} GB, ${process.platform}, Node ${process.version}, Chromium ${browserVersion}, load ${load}.`
}
