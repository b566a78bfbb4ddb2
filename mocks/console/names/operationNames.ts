import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import { faultTargets } from '../../rules/faults.ts'

/** `GET /v1/products` by name; also the requests that are no operations, but that faults meet. */
export const operationPaths: ReadonlyMap<string, string> = new Map([
  ...Object.entries<Operation>(operations).map(([name, { method, path }]) => [name, `${method} ${path}`] as const),
  ...Object.entries(faultTargets),
])
