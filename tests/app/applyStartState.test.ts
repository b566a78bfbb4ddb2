import { beforeEach, expect, test, vi } from 'vitest'
import { applyStartState } from '../../mocks/page/applyStartState.ts'
import { defaultDevice } from '../../mocks/scenarios/startState.ts'
import { preferenceKeys, storageKeys } from '../../src/contract/storageKeys.ts'
import { draftSaved } from '../../src/features/forms/draftsSlice.ts'
import { signedIn } from '../../src/api/session.ts'
import { makeStore } from '../../src/app/store.ts'

const base = 'http://localhost/demo/'
const replace = vi.fn<(url: string | URL) => void>()
const start = { start: '/cart', localStorage: {}, sessionStorage: {}, device: defaultDevice }

beforeEach(() => {
  replace.mockReset()
  for (const key of [...storageKeys.localStorage, ...preferenceKeys]) localStorage.setItem(key, 'before')
  for (const key of storageKeys.sessionStorage) sessionStorage.setItem(key, 'before')
  vi.spyOn(location, 'replace').mockImplementation(replace)
})

const itemsOf = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => [storage.key(index), storage.getItem(storage.key(index) ?? '')]),
  )

test('a start state replaces everything the app has stored, but not the language and the theme', () => {
  applyStartState({ ...start, localStorage: { userId: '1' }, sessionStorage: { pick: '{}' } }, base)
  expect(itemsOf(localStorage)).toEqual({ userId: '1', language: 'before', theme: 'before' })
  expect(itemsOf(sessionStorage)).toEqual({ pick: '{}' })
  expect(replace.mock.calls).toEqual([[`${base}cart`]])
})

test('a start state removes the drafts of forms', async () => {
  const before = makeStore()
  before.dispatch(signedIn('1'))
  before.dispatch(draftSaved({ userId: '1', form: 'profile', draft: { nickName: '비 오는 날' } }))
  await expect.poll(() => sessionStorage.getItem('drafts')).toContain('비 오는 날')
  applyStartState(start, base)
  expect(makeStore().getState().drafts.byForm).toEqual({})
})
