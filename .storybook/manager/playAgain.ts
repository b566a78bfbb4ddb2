import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'
import { SCENARIO_STARTED, type ScenarioStarted } from '../scenarioEvent.ts'

type Updated = { globals: Readonly<Record<string, unknown>> }

/** Plays a story of a scenario again when the toolbar's language changes: its world is in one language from its start. */
export function playAgainInLanguage(api: API): void {
  let started: ScenarioStarted | undefined
  api.on(SCENARIO_STARTED, (event: ScenarioStarted) => {
    started = event
  })
  api.on(GLOBALS_UPDATED, ({ globals }: Updated) => {
    if (started === undefined || started.language === (globals['language'] ?? 'ko')) return
    if (started.storyId === api.getCurrentStoryData()?.id) api.emit(FORCE_REMOUNT, { storyId: started.storyId })
  })
}
