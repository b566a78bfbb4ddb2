let readiness: Promise<unknown> = Promise.resolve()

/** The first call waits for this: a mocked build must not ask before its mocks can answer. */
export function callsWaitFor(promise: Promise<unknown>): void {
  readiness = promise
}

export const whenReady = (): Promise<unknown> => readiness
