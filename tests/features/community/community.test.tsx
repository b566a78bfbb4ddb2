import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { saveMemo } from '../../../mocks/rules/picks/memos.ts'
import { picksApi } from '../../../src/features/pick/api.ts'
import {
  holdReplies,
  recordPickAs,
  overrideHandler,
  refusal,
  startMockServer,
  START,
  renderApp,
  success,
} from '../../support/renderApp.tsx'

const OF_SIX = '/community/episode/6'
const memo = (id: number, text: string) => ({ id, pickedAt: '2026-11-20T09:30:00Z', memo: text, styles: [] })

const wall = () => screen.findByRole('list', { name: '피커들의 메모' })
const notes = async () => within(await wall()).findAllByRole('article')

describe('the memos of an episode', () => {
  test('[COMM-01] shows the title, and each memo with its date, text, styles and pictures', async () => {
    await renderApp(OF_SIX, { as: 'jihoon' })
    expect(await screen.findByRole('heading', { level: 1, name: '느리게 걷는 토요일' })).toBeVisible()
    expect(screen.getByText(/^알람 없이 일어나/)).toBeVisible()
    expect(document.title).toBe('커뮤니티 · Pickers')
    for (const note of await notes()) {
      expect(note.querySelector('p')).toHaveTextContent(/^2026-\d{2}-\d{2}/)
      expect(note.querySelector('blockquote')).not.toBeEmptyDOMElement()
      const styles = within(note).getAllByRole('listitem')
      expect(styles.every((style) => style.querySelector('img') !== null && style.textContent !== '')).toBe(true)
    }
  })

  test('[COMM-01] lists memos newest first, numbered among all', async () => {
    await renderApp(OF_SIX, { as: 'jihoon' })
    await notes()
    const texts = await startMockServer().world.read((tx) =>
      tx.memos.findMany((q) => q.where({ episodeId: 6 }), { orderBy: { id: 'desc' } }).map(({ memo: text }) => text),
    )
    const shown = (await wall()).querySelectorAll('li[aria-posinset]')
    expect(shown[0]).toHaveAttribute('aria-setsize', String(texts.length))
    await waitFor(() => expect(shown[0]?.querySelector('blockquote')?.textContent).toBe(texts[0]))
    expect(shown[0]).toHaveAttribute('aria-posinset', '1')
  })

  test('[COMM-01] shows a memo written just now', async () => {
    await recordPickAs('jihoon')
    await startMockServer().world.transaction((tx) =>
      saveMemo(tx, personas.jihoon.id, { episodeId: 6, memo: '방금 남긴 말' }, START),
    )
    await renderApp(OF_SIX, { as: 'jihoon' })
    await waitFor(async () => expect((await notes())[0]).toHaveTextContent('방금 남긴 말'))
  })

  test('[COMM-03] preserves line breaks and shows markup and right-to-left text as text', async () => {
    const hostile = ['첫 줄\n둘째 줄', '<img src=x onerror=alert(1)><script>alert(2)</script>', 'مرحبا\u202E', '가'.repeat(150)]
    overrideHandler('get', '/v1/picks/memo', () => success(hostile.map((text, index) => memo(9 - index, text))))
    await renderApp(OF_SIX, { as: 'jihoon' })
    await waitFor(async () => expect(await notes()).toHaveLength(4))
    const quotes = [...(await wall()).querySelectorAll('blockquote')]
    expect(quotes.map(({ textContent }) => textContent)).toEqual(hostile)
    expect(quotes.every((quote) => quote.childElementCount === 0 && quote.dir === 'auto')).toBe(true)
    expect((await notes())[0]?.querySelector('p')).toHaveTextContent('2026-11-20')
  })
})

describe('beside the memos', () => {
  test('[COMM-01] says how many memos there are and leads to another episode', async () => {
    const { user } = await renderApp(OF_SIX, { as: 'jihoon' })
    await notes()
    const size = (await wall()).querySelector('li[aria-setsize]')?.getAttribute('aria-setsize')
    expect(screen.getByText(`메모 ${size}개`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '에피소드 고르기' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: /^Episode 02/ }))
    expect(location.pathname).toBe('/community/episode/2')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('[MEMO-08] a picker edits the memo in place, others have no button', async () => {
    const { user, view } = await renderApp(OF_SIX, { as: 'minseo' })
    await user.click(await screen.findByRole('button', { name: '메모 고쳐 쓰기' }))
    const text = await screen.findByLabelText('나의 메모')
    await user.clear(text)
    await user.type(text, '고쳐 쓴 메모')
    await user.click(screen.getByRole('button', { name: '메모 남기기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await within(await wall()).findByText('고쳐 쓴 메모')).toBeVisible()
    view.unmount()
    localStorage.clear()
    await renderApp(OF_SIX, { as: 'jihoon' })
    await notes()
    expect(screen.queryByRole('button', { name: /^메모 (고쳐 )?쓰기$/ })).toBeNull()
  })
})

describe('loading, empty and failed', () => {
  test('[COMM-02] shows a loading state', async () => {
    overrideHandler('get', '/v1/picks/memo', () => new Promise(() => {}))
    await renderApp(OF_SIX, { as: 'jihoon', settle: false })
    expect(await screen.findByText('메모를 불러오는 중이에요')).toBeVisible()
  })

  test('[COMM-02] without memos shows an empty state under the title', async () => {
    overrideHandler('get', '/v1/picks/memo', () => success([]))
    await renderApp(OF_SIX, { as: 'jihoon' })
    expect(await screen.findByText('첫 번째 메모를 남겨 보세요')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: '느리게 걷는 토요일' })).toBeVisible()
  })

  test('[COMM-02, ERR-01] failed memos show the server’s message and a retry under the title', async () => {
    overrideHandler('get', '/v1/picks/memo', () => refusal(500, 'INTERNAL', '잠시 쉬고 있어요'), true)
    const { user } = await renderApp(OF_SIX, { as: 'jihoon' })
    expect(await screen.findByText('잠시 쉬고 있어요')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: '느리게 걷는 토요일' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect((await notes()).length).toBeGreaterThan(0)
  })

  test('[COMM-02] without the episodes the memos are shown under the episode’s number', async () => {
    overrideHandler('get', '/v1/episodes', () => refusal(500, 'INTERNAL', '잠시 쉬고 있어요'))
    await renderApp(OF_SIX, { as: 'jihoon' })
    expect((await notes()).length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { level: 1, name: 'EP 06' })).toBeVisible()
  })

  test('[COMM-01] without the episodes nothing is below the title that it would move', async () => {
    const reply = holdReplies('/v1/episodes')
    const { store } = await renderApp(OF_SIX, { as: 'minseo', settle: false })
    const areLoaded = () => picksApi.endpoints.memos.select(6)(store.getState()).isSuccess
    await waitFor(() => expect(areLoaded()).toBe(true))
    const title = screen.getByRole('heading', { level: 1, name: 'EP 06' })
    expect(screen.getByText('메모를 불러오는 중이에요')).toBeVisible()
    expect(screen.queryByRole('button', { name: '에피소드 고르기' })).toBeNull()
    reply()
    expect(await screen.findByRole('button', { name: '에피소드 고르기' })).toBeVisible()
    expect(title).toHaveAccessibleName('느리게 걷는 토요일')
  })

  test.each(['/v1/episodes/current-pick', '/v1/users/1/picks'])('[COMM-01] the memos do not wait for %s', async (path) => {
    holdReplies(path)
    await renderApp(OF_SIX, { as: 'minseo', settle: false })
    expect((await notes()).length).toBeGreaterThan(0)
  })

  test.each(['six', '0', '-6', '6.5', '06', '6x', '99', '12345678901234567890'])(
    '[NAV-02] /community/episode/%s is not found, with a way home',
    async (id) => {
      await renderApp(`/community/episode/${id}`, { as: 'jihoon' })
      expect(await screen.findByRole('heading', { level: 1, name: '찾을 수 없는 페이지예요' })).toBeVisible()
      expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
    },
  )
})
