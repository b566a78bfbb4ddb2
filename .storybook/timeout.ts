/** Milliseconds that a test of a story waits for a state: an upper limit for busy machines. */
export const ASYNC_TIMEOUT_MS = 15_000
