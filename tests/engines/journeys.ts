import { failureJourneys } from './failureJourneys.ts'
import { pickJourneys } from './pickJourneys.ts'
import { shopJourneys } from './shopJourneys.ts'
import type { Journey } from './support/journey.ts'

/** The main journeys, run in each engine. */
export const journeys: readonly Journey[] = [...pickJourneys, ...shopJourneys, ...failureJourneys]
