import type { Language } from './languages.ts'
import type { CreateEntry, Entry, Log } from './log.ts'
import { areTextsLoaded, loadTexts } from './seed/inLanguage.ts'

/**
 * A log whose readers get an entry that starts the world only after the texts of its language are loaded, since the seed is
 * synchronous.
 */
export function withTexts(log: Log): Log {
  const own: Log = {
    ...(log.volatile !== undefined && { volatile: log.volatile }),
    ...(log.settled && { settled: async () => log.settled?.() }),
    read: async (version) => {
      const entries = await log.read(version)
      const missing = missingLanguage(entries)
      if (missing === undefined) return entries
      await loadTexts(missing)
      // The log may have changed meanwhile.
      return own.read(version)
    },
    append: (version, createEntry) => append(log, version, createEntry),
    replaceAll: (beginning) => log.replaceAll(beginning),
  }
  log.onDeleted = () => own.onDeleted?.()
  return own
}

async function append(log: Log, version: number, createEntry: CreateEntry): Promise<Entry | undefined> {
  let missing: Language | undefined
  const appended = await log.append(version, (news) => {
    missing = missingLanguage(news)
    if (missing !== undefined) return undefined
    const entry = createEntry(news)
    missing = entry && missingLanguage([entry])
    return missing === undefined ? entry : undefined
  })
  if (missing === undefined) return appended
  await loadTexts(missing)
  return append(log, version, createEntry)
}

/** The language of an entry that starts the world, if its texts are not loaded yet. */
function missingLanguage(entries: readonly Entry[]): Language | undefined {
  return entries
    .flatMap(({ start, language = 'ko' }) => (start === undefined ? [] : language))
    .find((language) => !areTextsLoaded(language))
}
