import '@testing-library/jest-dom/vitest'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteLeftOut, rememberWorld, undoLoss, withUndo } from '../../../mocks/page/undo.ts'
import { UNDO_KEY } from '../../../mocks/page/runningScenario.ts'
import { offerUndo } from '../../../mocks/page/undoNotice.ts'

// This document has no IndexedDB; `consoleWorld.spec.ts` undoes with that of a browser.
vi.mock('../../../mocks/page/pageDatabase.ts', () => {
  const worlds = new Map<number, string>()
  return {
    storeWorld: async (until: number, text: string) => worlds.set(until, text),
    readWorld: async (until: number) => worlds.get(until),
  }
})

const BEFORE = '{"changes":[]}'

beforeEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
  document.documentElement.lang = 'en'
})

test('a page says which records of an imported world were left out', () => {
  noteLeftOut(['passThroughs passThrough', 'overrides 3'])
  offerUndo()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Records that act outside this world were left out. (passThroughs passThrough, overrides 3)',
  )
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('it says so beside what it offers to undo', async () => {
  document.documentElement.lang = 'ko'
  await rememberWorld({ exportWorld: async () => ({ text: BEFORE }) }, '새로 시작했어요.')
  noteLeftOut(['overrides 3'])
  offerUndo()
  expect(screen.getByRole('status')).toHaveTextContent(
    '새로 시작했어요. 이 세계 밖과 통신하는 기록은 가져오지 않았어요. (overrides 3)',
  )
  expect(screen.getByRole('button', { name: '되돌리기' })).toBeVisible()
})

test('a page that is in another language after its load has the notice in one', async () => {
  await rememberWorld({ exportWorld: async () => ({ text: BEFORE }) })
  document.documentElement.lang = 'ko'
  offerUndo()
  expect(screen.getByRole('status')).toHaveTextContent('Started afresh.')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull()
})

test('an undo says before that it will leave out what acts outside the world', async () => {
  const text = '{"changes":[["passThroughs","passThrough",{"id":"passThrough","operations":[],"backend":"http://x.test/"}]]}'
  await rememberWorld({ exportWorld: async () => ({ text }) }, 'Reset.')
  offerUndo()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Reset. Undo brings back neither the pass-through nor replies with an address elsewhere.',
  )
})

test('an undo that fails can be tried again', async () => {
  await rememberWorld({ exportWorld: async () => ({ text: BEFORE }) }, 'Reset.')
  const stored = sessionStorage.getItem(UNDO_KEY)
  const importWorld = vi.fn<(input: { text: string }) => Promise<never>>(() => Promise.reject(new Error('offline')))
  await expect(undoLoss({ importWorld })).rejects.toThrow('offline')
  expect(importWorld).toHaveBeenCalledWith({ text: BEFORE })
  expect(sessionStorage.getItem(UNDO_KEY)).toBe(stored)
})

test('a loss that fails leaves what could be undone before', async () => {
  const before = { exportWorld: async () => ({ text: BEFORE }) }
  await withUndo(before, async () => undefined, { done: 'Reset.' })
  const now = { exportWorld: async () => ({ text: '{"changes":[],"route":"/"}' }) }
  await expect(withUndo(now, () => Promise.reject(new Error('offline')), { done: 'Reset again.' })).rejects.toThrow('offline')
  const importWorld = vi.fn<(input: { text: string }) => Promise<never>>()
  await undoLoss({ importWorld })
  expect(importWorld.mock.calls).toEqual([[{ text: BEFORE }]])
  expect(sessionStorage.getItem(UNDO_KEY)).toBeNull()
})
