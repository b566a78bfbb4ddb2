import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { passTime } from '../../../mocks/db/clock.ts'
import { recordPickAs, renderApp, startMockServer } from '../../support/renderApp.tsx'

const DAY = 24 * 60 * 60_000
const picking = () => screen.findByRole('link', { name: '나의 Pick 남기기' })
const picked = () => screen.findByRole('button', { name: '나의 Pick 확인하기' })
const ended = () => screen.findByText('COMING SOON')

const endEpisode = () => startMockServer().world.transaction((tx) => void passTime(tx.counters, 8 * DAY))
const focus = () => act(() => void dispatchEvent(new Event('focus')))

/** The page before was entered this long ago. */
const passSeconds = (seconds: number) => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
afterEach(() => void vi.useRealTimers())

describe('home learns of what others do', () => {
  test.each([
    ['the end of its episode', endEpisode, ended],
    ['a pick on another device', () => recordPickAs('jihoon'), picked],
  ])('[HOME-01, HOME-02, HOME-04] on focus: %s', async (_, happen, shown) => {
    await renderApp('/', { as: 'jihoon' })
    expect(await picking()).toBeVisible()
    await happen()
    focus()
    expect(await shown()).toBeVisible()
  })

  test.each([
    ['the end of its episode', endEpisode, ended],
    ['a pick on another device', () => recordPickAs('jihoon'), picked],
  ])('[HOME-01, HOME-02, HOME-04] on entry, after another page: %s', async (_, happen, shown) => {
    const { user } = await renderApp('/', { as: 'jihoon' })
    expect(await picking()).toBeVisible()
    await user.click(screen.getByRole('link', { name: '리뷰' }))
    await screen.findByRole('heading', { level: 1, name: /리뷰/ })
    await happen()
    passSeconds(3)
    await user.click(screen.getByRole('link', { name: 'Pickers' }))
    expect(await shown()).toBeVisible()
  })
})
