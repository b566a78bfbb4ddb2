import type { Operation } from '../../src/contract/operation.ts'
import type { Answer } from './answer.ts'

export type Route = { readonly answer: Answer; readonly params: Readonly<Record<string, string>> }
export type Way = Route | { readonly allow: readonly string[] } | undefined

type Path = { readonly segments: readonly string[]; readonly answers: Answer[] }

/** Who answers a call: an operation, or the methods its path knows, or nobody (API-03). */
export function routesOf(answers: Iterable<Answer>): (method: string, path: string) => Way {
  const paths = new Map<string, Path>()
  for (const answer of answers) {
    const { path } = answer.operation
    const known = paths.get(path) ?? { segments: path.split('/'), answers: [] }
    known.answers.push(answer)
    paths.set(path, known)
  }
  // `/v1/users/additional-info` is a path of its own, not a user named so.
  const known = [...paths.values()].sort((one, other) => parameters(one) - parameters(other))

  return (method, path) => {
    const segments = path.split('/')
    const found = known.find((path) => fits(path, segments))
    if (!found) return undefined
    const answer = found.answers.find(({ operation }) => operation.method === method)
    if (!answer) return { allow: found.answers.map(({ operation }): Operation['method'] => operation.method) }
    return { answer, params: paramsOf(found, segments) }
  }
}

const isParameter = (segment: string) => segment.startsWith(':')
const parameters = ({ segments }: Path) => segments.filter(isParameter).length

function fits(path: Path, segments: readonly string[]): boolean {
  if (path.segments.length !== segments.length) return false
  return path.segments.every((segment, place) => (isParameter(segment) ? segments[place] !== '' : segment === segments[place]))
}

function paramsOf(path: Path, segments: readonly string[]): Record<string, string> {
  const named = path.segments.flatMap((segment, place): [string, string][] =>
    isParameter(segment) ? [[segment.slice(1), decoded(segments[place] ?? '')]] : [],
  )
  return Object.fromEntries(named)
}

/** An escape that means nothing stays as it is: the schema refuses it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
