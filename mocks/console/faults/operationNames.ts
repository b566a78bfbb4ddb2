import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import { POSTCODE_SCRIPT } from '../../rules/faults.ts'

/** `GET /v1/products` by name; the address search's script is no operation, but faults meet it too. */
export const operationPaths: ReadonlyMap<string, string> = new Map([
  ...Object.entries<Operation>(operations).map(([name, { method, path }]) => [name, `${method} ${path}`] as const),
  [POSTCODE_SCRIPT, 'GET /mock/postcode.js'],
])
