import type { Operation } from '../../src/contract/operation.ts'
import { operations } from '../../src/contract/operations.ts'

/** Every operation that the mock backend answers, by its name: those of the contract, and a developer's own. */
export const knownOperations = new Map<string, Operation>(Object.entries(operations))

/** Adds the operations of a `mocks/local.ts`, before the world is made. Throws for a name of the contract. */
export function addOperations(own: Readonly<Record<string, Operation>>): void {
  for (const [name, operation] of Object.entries(own)) {
    if (name in operations) throw new Error(`mocks/local.ts: the contract has an operation ${name}`)
    knownOperations.set(name, operation)
  }
}
