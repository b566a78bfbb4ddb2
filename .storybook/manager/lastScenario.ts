import { createValueStore } from '../createValueStore.ts'
import type { ScenarioStarted } from '../scenarioEvent.ts'

/** The scenario that a story's preview started last: the panel may be opened later. */
export const lastScenario = createValueStore<ScenarioStarted | undefined>(undefined)
