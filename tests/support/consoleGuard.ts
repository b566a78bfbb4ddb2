import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let allowed: RegExp[] = []
let logged: string[] = []

/** For a test whose subject is an error: lines of console.error that match are no failure. Holds until the end of the test. */
export function allowConsoleErrors(...patterns: RegExp[]) {
  allowed.push(...patterns)
}

/** Every test fails on a line of console.error: React's warnings, and msw's word that nobody answers a request. */
export function guardConsole() {
  beforeEach(() => {
    allowed = []
    logged = []
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(format(...words)))
  })
  afterEach(() => {
    const unexpected = logged.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    logged = []
    expect(unexpected, 'console.error was called').toEqual([])
  })
}
