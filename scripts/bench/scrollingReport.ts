import type { ScrollTimes } from './scrolling.ts'

/** The section of docs/bench.md about scrolling. */
export function scrollingReport(what: string, walls: ScrollTimes[]) {
  const row = (title: string, say: (wall: ScrollTimes) => string) => `| ${title} | ${walls.map(say).join(' | ')} |`
  return `## ${what} scrolled at a quarter of the speed

The build for the real backend. Five seconds at 3,000 px/s, five at 6,000, thrown across the whole page eight times, five seconds back. Aim: no task over 50 ms, memory flat. Frames wait for whatever else the machine does; a task's processor time does not.

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
