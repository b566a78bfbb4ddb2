import { open } from 'lmdb'
import { parseRow, type RowKey } from '../db/lmdbLog.ts'
import { parseChanges } from '../db/log.ts'
import { DATA_FORMAT, FORMAT_KEY, openOptions } from './dataFormat.ts'

/**
 * Reads every row of a data folder; on an error prints it to standard output and exits with 1. lmdb may crash on a damaged
 * file.
 */
function problemIn(folder: string): string | undefined {
  const rows = open<string, RowKey>(folder, { ...openOptions, readOnly: true })
  const format = rows.get(FORMAT_KEY)
  if (format === undefined) return 'holds no worlds of this mock server'
  if (format !== DATA_FORMAT) return `was written in the format "${format}", not "${DATA_FORMAT}"`
  try {
    for (const { key, value } of rows.getRange({ start: FORMAT_KEY, exclusiveStart: true })) parseChanges(parseRow(key, value))
  } catch (error) {
    return `is damaged (${String(error)})`
  }
  return undefined
}

const problem = problemIn(process.argv[2] ?? '')
if (problem !== undefined) {
  process.stdout.write(problem)
  process.exitCode = 1
}
