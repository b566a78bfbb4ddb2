import { afterEach, beforeEach, expect, vi } from 'vitest'

let said: string[] = []

/** A line of console.error fails the story: React's warnings above all. */
function guardConsole() {
  beforeEach(() => {
    said = []
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void said.push(words.map(String).join(' ')))
  })

  afterEach(() => {
    vi.restoreAllMocks()
    const unexpected = said
    said = []
    expect(unexpected, 'console.error was called').toEqual([])
  })
}

guardConsole()
