import { readRunningScenario } from './runningScenario.ts'
import { languageOf } from '../db/languageRecord.ts'
import type { Language } from '../db/languages.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import { readCounter } from '../db/ids.ts'
import { pageLanguage } from './pageLanguage.ts'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { warn } from '../handlers/warn.ts'

/** Stored beside the world: the start of the world for which the offer was closed. */
const CLOSED_KEY = 'pickers-mock:language-offer'

/**
 * While the interface has another language than the world, offers to begin the world anew in it: `accept` resets the world. An
 * offer that was closed does not come again in this world, and none comes while a scenario runs, whose world is prepared, or
 * offline, where the texts of another language cannot be loaded. Returns a function that ends it.
 */
export function offerLanguage(world: PickersWorld, accept: (language: Language) => Promise<unknown>): () => void {
  let hide: (() => void) | undefined
  const update = async () => {
    const { spoken, start } = await world.read((tx) => ({
      spoken: languageOf(tx),
      start: String(readCounter(tx.counters, 'salt')),
    }))
    hide?.()
    const language = pageLanguage()
    if (spoken === language || !navigator.onLine) return
    if (safeLocalStorage.read(CLOSED_KEY) === start || readRunningScenario() !== null) return
    // Most pages have the language of their world.
    const { showLanguageNotice } = await import('./languageNotice.ts')
    // It may have been changed back meanwhile.
    if (pageLanguage() !== language) return
    hide?.()
    hide = showLanguageNotice(language, accept, () => void safeLocalStorage.write(CLOSED_KEY, start))
  }
  const observer = new MutationObserver(() => void update().catch(report))
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  void update().catch(report)
  return () => observer.disconnect()
}

const report = (error: unknown) => warn(`The world cannot begin anew in another language: ${String(error)}`)
