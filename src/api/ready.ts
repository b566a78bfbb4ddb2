let start: (() => Promise<unknown>) | undefined
let readiness: Promise<unknown> | undefined

/** The first call waits for what this starts, once: a mocked build must not ask before its mocks can answer. */
export function callsWaitFor(begin: () => Promise<unknown>): void {
  start = begin
}

/** Resolves when calls are answered. Whoever asks first begins what there is to wait for. */
export const whenReady = (): Promise<unknown> => (readiness ??= start?.() ?? Promise.resolve())
