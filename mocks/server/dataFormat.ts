import type { RootDatabaseOptions } from 'lmdb'
import type { RowKey } from '../db/worldRows.ts'
import { DATA_VERSION } from '../db/collections.ts'

/** Sorts before every world's rows, since names are not empty. */
export const FORMAT_KEY: RowKey = ['', 0]
export const DATA_FORMAT = `pickers-worlds ${DATA_VERSION}`

/** Without batching by event loop turns: a failed commit would reject a promise that no caller can handle. */
export const openOptions: RootDatabaseOptions = { encoding: 'string', eventTurnBatching: false }
