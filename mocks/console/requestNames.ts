import { searchText } from '../../src/contract/writtenText.ts'
import { stemOf } from '../gallery/searchAreas.ts'
import { faultTargets } from '../rules/faults.ts'
import { knownOperations } from '../rules/operations.ts'
import { requestNameTexts } from './requestNameTexts.ts'

type Names = (typeof requestNameTexts)['ko']

/** `GET /v1/products` by operation; also the requests that are no operations, but that faults meet. */
export const requestPaths = (): ReadonlyMap<string, string> =>
  new Map([
    ...[...knownOperations].map(([name, { method, path }]) => [name, `${method} ${path}`] as const),
    ...Object.entries(faultTargets),
  ])

/** What a request is called in the tester's language; without a name, as its operation. */
export const nameOf = (names: Names, operation: string): string => new Map(Object.entries(names)).get(operation) ?? operation

/** Without spaces; Hangul by its letters, so that a syllable half typed is found. */
const comparable = (text: string) => searchText(text).normalize('NFD').replaceAll(/\s/g, '')

/** The words of a query, to be found in a `requestText`. */
export const queryWords = (query: string): string[] => query.split(/\s+/).map(comparable).filter(Boolean).map(stemOf)

const titlesOf = (operation: string) =>
  [operation, nameOf(requestNameTexts.ko, operation), nameOf(requestNameTexts.en, operation)].map(comparable)

const texts = new Map<string, string>()

/** What a request is found by: its operation, address, and name in both languages. Joined once, for lists of thousands. */
export function requestText(operation: string): string {
  const joined = texts.get(operation) ?? [...titlesOf(operation), comparable(requestPaths().get(operation) ?? '')].join(' ')
  texts.set(operation, joined)
  return joined
}

/** The request whose whole name was typed, in either language. */
export const requestOf = (query: string): string | undefined =>
  [...requestPaths().keys()].find((name) => titlesOf(name).includes(comparable(query)))
