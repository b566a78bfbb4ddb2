import { afterEach, beforeEach, expect, vi } from 'vitest'
import { checkAppearances } from './checkAppearances.ts'

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

let isFirst = true

/** The first story of each file in dark English; with `npm run axe` every story in both themes and both languages. */
function guardAccessibility() {
  afterEach(async ({ task }) => {
    const isSample = isFirst
    isFirst = false
    if (task.result?.state === 'fail') return
    if (import.meta.env['AXE'] === 'all') await checkAppearances()
    else if (isSample) await checkAppearances(1)
  })
}

guardAccessibility()
