import { expect, test } from 'vitest'
import { singleFlight, singleFlightByKey } from '../../src/lib/singleFlight.ts'

test('[PAY-05] calls of one key share a promise until it settles, other keys have their own', async () => {
  const share = singleFlightByKey<number>()
  let starts = 0
  const start = async () => {
    starts += 1
    return starts
  }
  const calls = [share('a', start), share('a', start), share('b', async () => 2)]
  expect([await Promise.all(calls), starts]).toEqual([[1, 1, 2], 1])
  await expect(share('a', () => Promise.reject(new Error('network')))).rejects.toThrow('network')
  expect(await share('a', async () => 3)).toBe(3)
})

test('[NAV-11] a shared start stays after success and begins anew after a failure', async () => {
  const results = [Promise.reject(new Error('network')), Promise.resolve('app'), Promise.resolve('another')]
  const load = singleFlight(() => results.shift() ?? Promise.reject(new Error('none left')))
  await expect(load()).rejects.toThrow('network')
  expect([await load(), await load()]).toEqual(['app', 'app'])
})
