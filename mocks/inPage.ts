import { setupWorker } from 'msw/browser'
import { mswHandlers } from './mswHandlers.ts'
import type { Answer } from './workerClient.ts'

/** Answers this page's requests inside the page, by msw: where there is no worker. */
export async function answerInPage(answer: Answer): Promise<void> {
  // msw would try one where it sees the interface.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  const handlers = mswHandlers([{ answers: () => true, respond: answer }])
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' })
}
