import { setTimeout } from 'node:timers/promises'

/** Milliseconds. */
const TIMEOUT = 20_000
const POLL = 100

/**
 * Polls until `look` finds something, and returns it. A page that is being replaced has no context for a moment: errors count
 * as nothing found, and the last one is in the message.
 */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | undefined>,
  describe: () => Promise<string> = async () => '',
): Promise<T> {
  const deadline = Date.now() + TIMEOUT
  let problem = ''
  while (Date.now() < deadline) {
    try {
      const found = await look()
      if (found !== undefined) return found
    } catch (error) {
      problem = error instanceof Error ? error.message : ''
    }
    await setTimeout(POLL)
  }
  throw new Error(`${what} did not appear. ${problem}\n${await describe()}`)
}
