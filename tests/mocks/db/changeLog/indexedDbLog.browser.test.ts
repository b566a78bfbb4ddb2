import { describe, expect, test, vi } from 'vitest'
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

test('a connection that iOS has closed without an event is opened again, once', async () => {
  const log = await openLog('change-log-closed')
  const closed = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const close = () =>
    closed.mockImplementationOnce(function (this: IDBDatabase) {
      this.close()
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    })
  close()
  const entry = await log.append(1, () => ({ version: 2, changes: '[]' }))
  expect(entry?.version).toBe(2)
  close()
  expect((await log.read(0)).map(({ version }) => version)).toEqual([1, 2])
  closed.mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  await expect(log.read(0)).rejects.toThrow('closing')
  expect(closed).toHaveBeenCalledTimes(6)
  closed.mockRestore()
})
