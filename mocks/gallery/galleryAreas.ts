import { areas, type Area } from '../scenarios/catalogue.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { filterArea } from './searchAreas.ts'

/**
 * The areas of the catalogue; a developer's own scenarios form the first area and replace those with the same id. Apart from
 * `searchAreas.ts`: the console loads the catalogue with it.
 */
export function galleryAreas(own: readonly Scenario[]): readonly Area[] {
  if (own.length === 0) return areas
  const ids = new Set(own.map(({ id }) => id))
  const rest = areas.map((area) => filterArea(area, ({ id }) => !ids.has(id)))
  return [{ id: 'own', title: { ko: '내 시나리오', en: 'Your own' }, scenarios: own }, ...rest]
}
