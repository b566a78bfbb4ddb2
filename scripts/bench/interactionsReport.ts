import { tries } from './consoleCosts.ts'
import { REVIEWS, type Interactions } from './interactions.ts'

const ms = (value: number) => `${value.toFixed(0)} ms`
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The section of docs/bench.md about presses and memory. */
export function interactionsReport({ tap, reviews, panoramas, console, request, log }: Interactions): string {
  return `## Presses and memory

The mocked build, p50 of ${tries}.

| | | aim |
| --- | --- | --- |
| from a tap on the landing: the circle grows, the overlay is open | ${ms(tap.circle)}, ${ms(tap.overlay)} | 280 ms, 900 ms |
| ${REVIEWS} reviews with 90 uploaded photos: work of the main thread to the last card, then to a photo in the viewer | ${ms(reviews.list)}, ${ms(reviews.viewer)} | 300 ms each |
| private memory of the tab before and while three photos of 36 megapixels are scaled | ${megabytes(panoramas.before)}, ${megabytes(panoramas.most)} | 300 MB |
| from the press to the testers' console, which was open before | ${ms(console)} | 200 ms |
| a request of the app: the console closed; open with ten thousand requests | ${request.closed.toFixed(1)} ms; ${request.open.toFixed(1)} ms | 3 ms more |
| heap and nodes that 10,000 more requests add to a full log | ${megabytes(log.heap)}, ${log.nodes} | 2 MB, 500 |
`
}
