import { describe } from 'vitest'
import { MemoryLog } from '../../../../mocks/db/log.ts'
import { describeChangeLog } from './changeLogSuite.ts'

describe('in memory', () => {
  describeChangeLog(async () => {
    const log = new MemoryLog()
    return async () => log
  })
})
