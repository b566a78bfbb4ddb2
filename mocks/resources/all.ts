import type { Resource } from '../handlers/handle.ts'
import { statisticsResource } from './statistics.ts'

/** The resources that are one file each. */
export const resources: readonly Resource[] = [statisticsResource]
