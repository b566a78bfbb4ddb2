import { externalStore } from '../../src/lib/externalStore.ts'
import type { ScenarioStarted } from '../scenarioEvent.ts'

/** The scenario that a story's preview started last: the panel may be opened later. */
export const lastScenario = externalStore<ScenarioStarted | undefined>(undefined)
