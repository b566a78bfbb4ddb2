import type { RootDatabaseOptions } from 'lmdb'
import type { RowKey } from '../db/worldRows.ts'
import { DATA_VERSION } from '../db/tables.ts'

/** Before every world's rows: a world has a name. */
export const FORMAT_KEY: RowKey = ['', 0]
export const DATA_FORMAT = `pickers-worlds ${DATA_VERSION}`

/** Without batching by turns of the event loop: a batch whose commit fails would reject a promise that no caller can handle. */
export const openOptions: RootDatabaseOptions = { encoding: 'string', eventTurnBatching: false }
