import { scenarios } from '../scenarios/catalogue.ts'
import type { Scenario } from '../scenarios/scenario.ts'

/** The pixels of a picture: the first view of a phone of 390 × 844, made smaller. */
export const pictureSize = { width: 240, height: 519 } as const

/** The name of a scenario's picture in `mocks/public/mock/pictures`. */
export const pictureName = (id: string): string => `${id}.avif`

/** The address of a picture of a scenario's start route; undefined for a developer's own scenario, which has none. */
export function pictureAddress(scenario: Scenario): string | undefined {
  return scenarios.includes(scenario) ? `${import.meta.env.BASE_URL}mock/pictures/${pictureName(scenario.id)}` : undefined
}
