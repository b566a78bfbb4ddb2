import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'
import { lastScenario } from './lastScenario.ts'

type Updated = { globals: Readonly<Record<string, unknown>> }

/** Plays a story of a scenario again when the toolbar's language changes: its world is in one language from its start. */
export function playAgainInLanguage(api: API): void {
  api.on(GLOBALS_UPDATED, ({ globals }: Updated) => {
    const started = lastScenario.get()
    if (started === undefined || started.language === globals['language']) return
    if (started.storyId === api.getCurrentStoryData()?.id) api.emit(FORCE_REMOUNT, { storyId: started.storyId })
  })
}
