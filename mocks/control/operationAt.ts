import { matchRequestUrl } from 'msw'
import { knownOperations } from '../rules/operations.ts'

const BASE = 'http://shop.test'

/** The name of the operation at a method and path; one without parameters comes first. */
export function operationAt(method: string, path: string): string | undefined {
  const matching = [...knownOperations].filter(
    (each) => each[1].method === method && matchRequestUrl(new URL(path, BASE), each[1].path, BASE).matches,
  )
  return (matching.find(([, operation]) => operation.path === path) ?? matching[0])?.[0]
}
