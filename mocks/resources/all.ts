import type { OwnHandlers } from '../handlers/backend.ts'
import type { Resource } from '../handlers/handle.ts'
import { addOperations } from '../rules/operations.ts'
import { statisticsResource } from './statistics.ts'

/** The resources that are one file each. */
export const resources: readonly Resource[] = [statisticsResource]

/** These and those of a `mocks/local.ts`, whose operations get their names: before the world and its handlers are made. */
export function resourcesWith({ operations = {}, resources: own = [] }: OwnHandlers): readonly Resource[] {
  addOperations(operations)
  return [...resources, ...own]
}
