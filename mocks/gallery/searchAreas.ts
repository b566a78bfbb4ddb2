import { searchText } from '../../src/contract/writtenText.ts'
import type { Area } from '../scenarios/catalogue.ts'
import type { Scenario } from '../scenarios/scenario.ts'

/** Filters the scenarios whose id, title, persona or steps contain every word of the query, in either language. */
export function searchAreas(areas: readonly Area[], query: string): readonly Area[] {
  const words = searchText(query).split(/\s+/).filter(Boolean).map(stemOf)
  return areas
    .map((area) => filterArea(area, (scenario) => containsAll(textOf(scenario), words)))
    .filter(({ scenarios }) => scenarios.length > 0)
}

/** An English word without its ending: *approve*, *approval* and *approved* find the same. */
export const stemOf = (word: string): string => word.replace(/^([a-z]{4,}?)(?:als?|e[ds]?|ing|s)$/, '$1')

/** The area with the matching scenarios only. */
export const filterArea = ({ id, title, scenarios }: Area, isWanted: (scenario: Scenario) => boolean): Area => ({
  id,
  title,
  scenarios: scenarios.filter(isWanted),
})

const containsAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word))

function textOf({ id, title, persona, steps }: Scenario): string {
  return [id, title.ko, title.en, persona ?? 'visitor 방문자', ...steps.ko, ...steps.en].join('\n').toLowerCase()
}
