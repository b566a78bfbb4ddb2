import { afterEach, beforeEach, vi } from 'vitest'
import { scanLimit } from '../mocks/db/collection.ts'
import type { Appearance } from './appearance.ts'
import { checkAppearances } from './checkAppearances.ts'

const pages = Object.values(import.meta.glob('../src/features/*/*Page.tsx'))

// Before a story of the app, once: a busy machine loads its modules for longer than the story waits for a state.
beforeEach(async ({ task }) => {
  if (/\/stories\/(pages|flows|features)\//.test(task.file.filepath)) await Promise.all(pages.map((load) => load()))
}, 120_000)

// A query of the mock backend that reads more records has no index.
scanLimit.records = 1000

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
    if (unexpected.length > 0) throw new Error(['console.error was called:', ...unexpected].join('\n'))
  })
}

guardConsole()

const isEnglish = import.meta.env['STORY_LANGUAGE'] === 'en'

/** The addon checks each story in light Korean; `npm run test:full` adds dark English, `npm run test:full -- --only axe` all four, English in its world. */
const otherAppearances: Readonly<Record<string, readonly Appearance[]>> = {
  dark: [{ theme: 'dark', language: 'en' }],
  all: isEnglish
    ? [
        { theme: 'light', language: 'en' },
        { theme: 'dark', language: 'en' },
      ]
    : [{ theme: 'dark', language: 'ko' }],
}

function guardAccessibility() {
  const others = otherAppearances[import.meta.env['AXE'] ?? '']
  afterEach(async ({ task }) => {
    if (others !== undefined && task.result?.state !== 'fail') await checkAppearances(others)
  })
}

guardAccessibility()
