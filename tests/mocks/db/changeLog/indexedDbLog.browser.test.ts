import { describe } from 'vitest'
import { openLog } from '../../../../mocks/db/indexedDbLog.ts'
import { describeChangeLog } from './changeLogSuite.ts'

let opened = 0

describe('in IndexedDB', () => {
  describeChangeLog(async () => {
    opened += 1
    const name = `change-log-suite-${opened}`
    return async () => {
      const log = await openLog(name)
      if (log.volatile !== undefined) throw new Error(`no IndexedDB: ${log.volatile}`)
      return log
    }
  })
})
