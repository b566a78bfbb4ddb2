import type { RootDatabaseOptions } from 'lmdb'
import type { RowKey } from '../db/lmdbLog.ts'
import { DATA_VERSION } from '../db/collections.ts'

/** Sorts before every world's rows, since names are not empty. */
export const FORMAT_KEY: RowKey = ['', 0]
export const DATA_FORMAT = `pickers-worlds ${DATA_VERSION}`

/** Without waiting for the disk, since writes are synchronous: twenty writers would wait for each other's. */
export const openOptions: RootDatabaseOptions = { encoding: 'string', noSync: true }
