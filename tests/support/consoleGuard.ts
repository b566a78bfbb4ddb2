import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let allowed: RegExp[] = []
let logged: string[] = []

/** Allows lines of console.error that match, until the end of the test. */
export function allowConsoleErrors(...patterns: RegExp[]) {
  allowed.push(...patterns)
}

/** Fails a test that writes to console.error: React's warnings, MSW's unhandled requests. */
export function guardConsole() {
  beforeEach(() => {
    allowed = []
    logged = []
    vi.spyOn(console, 'error').mockImplementation((...line: unknown[]) => void logged.push(format(...line)))
  })
  afterEach(() => {
    const unexpected = logged.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    logged = []
    expect(unexpected, 'console.error was called').toEqual([])
  })
}
