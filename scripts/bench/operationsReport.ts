import type { OperationTimes } from './operations.ts'

/** p50 and p95 of every operation by the size of the world, and the cost of a thousand records of a complete list. */
export function operationsReport(measured: readonly OperationTimes[]): string {
  const scales = measured.map(({ scale }) => `${scale}×`)
  const names = [...(measured[0]?.calls.keys() ?? [])]
  const lists = [...(measured[0]?.lists.keys() ?? [])]
  return `## Every operation, by the size of the world

From the request to its parsed reply, in Node, 100 calls each: what the rules cost, without a browser's share. p50 / p95 in ms. 1× is the seed, with its
400 people, 330 memos, 130 reviews and 60 products. Aim: p95 under 15 ms at 100×; no cost grows with what a reply does not hold.

| | ${scales.join(' | ')} |
| --- | ${scales.map(() => '---').join(' | ')} |
${names.map((name) => `| ${name} | ${measured.map(({ calls }) => `${ms(calls.get(name), 0.5)} / ${ms(calls.get(name), 0.95)}`).join(' | ')} |`).join('\n')}

Whole lists grow with their length alone: records, and ms for a thousand of them (p50 of 5).

| | ${scales.join(' | ')} |
| --- | ${scales.map(() => '---').join(' | ')} |
${lists
  .map((name) => {
    const cells = measured.map(({ lists }) => {
      const { records = 0, times = [] } = lists.get(name) ?? {}
      return `${records.toLocaleString('en')}: ${((quantile(times, 0.5) / records) * 1000).toFixed(1)}`
    })
    return `| ${name} | ${cells.join(' | ')} |`
  })
  .join('\n')}
`
}

const ms = (times: readonly number[] = [], part: number) => quantile(times, part).toFixed(1)

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
