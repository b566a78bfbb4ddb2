import { afterEach, beforeEach, expect, vi } from 'vitest'

let errors: string[] = []

/** Fails a story that calls console.error, as React does for its warnings. */
function guardConsole() {
  beforeEach(() => {
    errors = []
    vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void errors.push(args.map(String).join(' ')))
  })

  afterEach(() => {
    vi.restoreAllMocks()
    const unexpected = errors
    errors = []
    expect(unexpected, 'console.error was called').toEqual([])
  })
}

guardConsole()
