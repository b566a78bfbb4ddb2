import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  countCalls,
  recordPickAs,
  overrideHandler,
  refusal,
  startMockServer,
  renderApp,
  success,
} from '../../support/renderApp.tsx'

afterEach(() => void vi.useRealTimers())

const TREND = '/picks/staticstic'
const STATISTICS = 'GET /v1/picks/statistics'

type Figures = { count?: number; share?: number }
const style = (id: number, name: string, figures: Figures = {}) => ({ id, name, imageUrl: `style-${id}.avif`, ...figures })
const emptyStatistics = { hotPicks: [], womanPicks: [], manPicks: [], agePicks: [], pickersPicks: [] }

function replyWithStatistics(...replies: object[]) {
  let replyCount = 0
  overrideHandler('get', '/v1/picks/statistics', () =>
    success({ ...emptyStatistics, ...replies[Math.min(replyCount++, replies.length - 1)] }),
  )
}

/** The picture under a heading. */
async function figure(name: string | RegExp) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const found = heading.closest('figure')
  if (!found) throw new Error(`${String(name)} is no figure`)
  return found
}
/** The button with the current episode. */
const selector = (name: RegExp) => screen.findByRole('button', { name })
const items = (of: HTMLElement) =>
  within(of)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim())

describe('the choice of an episode', () => {
  test('[TREND-01] starts with the last episode and lists all of them', async () => {
    const { user, world } = await renderApp(TREND, { as: 'jihoon' })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Pick Trend' })).toBeVisible())
    await user.click(await selector(/^EP 06\s*느리게 걷는 토요일.*에피소드 고르기$/))
    const links = within(screen.getByRole('dialog')).getAllByRole('link')
    const titles = await world.read((tx) => tx.episodes.all().map(({ title }) => title))
    expect(titles).toHaveLength(6)
    expect(links.map(({ textContent }) => textContent)).toEqual(
      titles.map((title, index) => `Episode 0${index + 1}${title}${index === 5 ? '진행 중' : ''}`).toReversed(),
    )
    expect(links[0]).toHaveAttribute('aria-current', 'true')
  })

  test('[TREND-01, SHOP-01] one press leads from an episode to its products', async () => {
    const { user } = await renderApp(`${TREND}?episode=2`, { as: 'jihoon' })
    await user.click(await screen.findByRole('link', { name: '이 에피소드의 상품 보기' }))
    expect(location.pathname + location.search).toBe('/shop?episode=2')
  })

  test('[TREND-07] the chosen episode is part of the address and the history', async () => {
    const { user, view } = await renderApp(TREND, { as: 'jihoon' })
    await user.click(await selector(/^EP 06/))
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: /^Episode 02/ }))
    expect(await selector(/^EP 02/)).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.search).toBe('?episode=2')

    view.unmount()
    await renderApp(`${TREND}${location.search}`)
    expect(await selector(/^EP 02/)).toBeVisible()

    await user.click(screen.getByRole('button', { name: /^EP 02/ }))
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: /^Episode 01/ }))
    await selector(/^EP 01/)
    history.back()
    expect(await selector(/^EP 02/)).toBeVisible()
  })

  test.each(['99', '06', 'six', '-1', ''])(
    '[TREND-07, NAV-02] ?episode=%s shows the last episode, and leaves the address',
    async (episode) => {
      await renderApp(`${TREND}?episode=${episode}&from=mail`, { as: 'jihoon' })
      const entries = history.length
      expect(await selector(/^EP 06/)).toBeVisible()
      expect([location.search, history.length]).toEqual(['?from=mail', entries])
    },
  )

  test('[TREND-01] without episodes shows an empty state', async () => {
    overrideHandler('get', '/v1/episodes', () => success([]))
    await renderApp(TREND, { as: 'jihoon' })
    expect(await screen.findByText('아직 에피소드가 없어요')).toBeVisible()
  })
})

describe('the charts', () => {
  test('[TREND-02, TREND-06, OPEN-09] a finished episode shows five styles by share', async () => {
    const { container } = (await renderApp(`${TREND}?episode=1`, { as: 'jihoon' })).view
    const top = await figure('Top 5')
    await waitFor(() => expect(items(top)).toHaveLength(5))
    // The seed's first two have the same share.
    expect(items(top).map((text) => text?.[0])).toEqual(['1', '1', '3', '4', '5'])
    expect(items(top).every((text) => /\d+%$/.test(text ?? ''))).toBe(true)
    expect(screen.getByText(/^지난 에피소드 · \d+명 참여$/)).toBeVisible()
    expect(screen.queryByText(/실시간/)).toBeNull()
    expect(container.querySelectorAll('figure')).toHaveLength(4)
  })

  test('[TREND-02, TREND-08, OPEN-09] shares are bars on one scale, summed up in the caption', async () => {
    replyWithStatistics({ hotPicks: [style(1, '코트', { share: 0.4, count: 4 }), style(2, '니트', { share: 0.1, count: 1 })] })
    await renderApp(TREND, { as: 'jihoon' })
    const top = await figure('실시간 Top 5')
    await waitFor(() => expect(items(top)).toEqual(['1코트40%', '2니트10%']))
    expect(top.querySelector('figcaption')).toHaveTextContent('코트 스타일이 40%\u2060로 1위예요.')
    const lengths = [...top.querySelectorAll<HTMLElement>('[style*="--ratio"]')].map((line) =>
      line.style.getPropertyValue('--ratio'),
    )
    expect(lengths).toEqual(['1', '0.25'])
  })

  test('[OPEN-09] counts without shares are shown as counts', async () => {
    replyWithStatistics({ hotPicks: [style(1, '코트', { count: 1284 }), style(2, '니트', { count: 2 })], pickerCount: 1500 })
    await renderApp(TREND, { as: 'jihoon' })
    const top = await figure('실시간 Top 5')
    await waitFor(() => expect(items(top)).toEqual(['1코트1,284명', '2니트2명']))
    expect(top.querySelector('figcaption')).toHaveTextContent('코트 스타일이 1위예요. 1,284명이 골랐어요.')
    expect(screen.getByText('실시간 · 1,500명 참여')).toBeVisible()
  })

  test('[TREND-02, TREND-08] styles with equal figures share a rank, and the caption names them all', async () => {
    const hotPicks = [0.382, 0.381, 0.3].map((share, index) => style(index + 1, ['코트', '니트', '수트'][index] ?? '', { share }))
    replyWithStatistics({ hotPicks })
    await renderApp(TREND, { as: 'jihoon' })
    const top = await figure('실시간 Top 5')
    await waitFor(() => expect(items(top)).toEqual(['1코트38%', '1니트38%', '3수트30%']))
    expect(top.querySelector('figcaption')).toHaveTextContent('코트, 니트 스타일이 공동 1위예요 (38%).')
    expect(top.querySelector('figcaption')).toHaveTextContent('각자 여러 벌을 고를 수 있어 합은 100%\u2060를 넘어요.')
  })

  test.each([
    ['none is sent', [style(1, '코트'), style(2, '니트')]],
    ['one is missing', [style(1, '코트', { share: 0.4 }), style(2, '니트')]],
  ])('[OPEN-09, TREND-08] shows ranks without bars where %s', async (_, hotPicks) => {
    replyWithStatistics({ hotPicks })
    await renderApp(TREND, { as: 'jihoon' })
    const top = await figure('실시간 Top 5')
    await waitFor(() => expect(items(top)).toEqual(['1코트', '2니트']))
    expect(top.querySelector('[data-mine]')).toBeNull()
    expect(top).not.toHaveTextContent('%')
    expect(screen.getByText('실시간')).toBeVisible()
  })

  test('[TREND-03] shows the top styles of women and men', async () => {
    replyWithStatistics({ womanPicks: [style(1, '코트'), style(2, '니트'), style(3, '수트')], manPicks: [style(3, '수트')] })
    await renderApp(TREND, { as: 'jihoon' })
    const both = await figure(/^여성과 남성의\s+Top 3$/)
    await waitFor(() => expect(items(both)).toEqual(['1코트', '2니트', '3수트', '1수트']))
    expect(both).toHaveTextContent('1위가 서로 달라요. 여성은 코트, 남성은 수트.')
    expect(
      within(both)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['여성', '남성'])
  })

  test('[TREND-04, OPEN-20] shows each age range, an unknown one as received', async () => {
    const picks = [{ name: '코트', imageUrl: 'a.avif', share: 0.2, count: 18 }]
    replyWithStatistics({ agePicks: ['10s', '50s+', '90s'].map((ageRange) => ({ ageRange, picks })) })
    await renderApp(TREND, { as: 'jihoon' })
    const ages = await figure('연령대별 Pick')
    await waitFor(() => expect(items(ages)).toEqual(['18명코트', '18명코트', '18명코트']))
    expect(
      within(ages)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['10대', '50대+', '90s'])
    expect(ages).toHaveTextContent('모든 연령대에서 코트 스타일이 1위예요. 막대는 이 연령대에서 고른 사람 수예요.')
  })

  test('[TREND-05] shows the owner’s picks', async () => {
    replyWithStatistics({ pickersPicks: [style(1, '코트'), style(2, '니트')] })
    await renderApp(TREND, { as: 'jihoon' })
    const owner = await figure('Pickers의 Pick')
    await waitFor(() => expect(items(owner)).toEqual(['코트', '니트']))
    expect(owner).toHaveTextContent('에디터가 고른 2벌이에요.')
  })

  test('[TREND-02, TREND-08] marks the shopper’s own picks in words', async () => {
    await recordPickAs('jihoon')
    const styles = await startMockServer().world.read((tx) => tx.styles.findMany((q) => q.where({ episodeId: 6 })))
    const ranked = styles.slice(1, 4).map(({ id, name, imageUrl }) => ({ id, name, imageUrl, share: 0.2 }))
    replyWithStatistics({ hotPicks: ranked, agePicks: [{ ageRange: '20s', picks: ranked }], pickersPicks: ranked })
    await renderApp(TREND, { as: 'jihoon' })
    const top = await figure('실시간 Top 5')
    await waitFor(() => expect(items(top)[0]).toBe(`1${styles[1]?.name}내 Pick20%`))
    expect(within(top).getAllByText('내 Pick')).toHaveLength(1)
    expect(top.querySelector('figcaption')).toHaveTextContent('나의 Pick은 1위예요.')
    expect(within(await figure('연령대별 Pick')).getAllByText(/내 Pick$/)).toHaveLength(1)
    expect(within(await figure('Pickers의 Pick')).getAllByText(/내 Pick$/)).toHaveLength(1)
  })

  test('[TREND-06] an episode without picks shows an empty state in every section', async () => {
    replyWithStatistics({})
    await renderApp(TREND, { as: 'jihoon' })
    expect(await screen.findByText('아직 Pick이 없어요')).toBeVisible()
    for (const text of ['여성 피커의', '남성 피커의', '연령대를 알려 준 피커의', 'Pickers가 고른']) {
      expect(screen.getByText(`${text} Pick이 없어요`)).toBeVisible()
    }
    expect(screen.queryByText('→ 1')).toBeNull()
  })
})

const setVisibility = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

describe('live updates', () => {
  const order = [style(1, '코트', { share: 0.4 }), style(2, '니트', { share: 0.3 })]

  test('[TREND-06, TREND-08] ranks change places every 10 s without a live region', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    replyWithStatistics({ hotPicks: order }, { hotPicks: order.toReversed() })
    const { view } = await renderApp(TREND, { as: 'jihoon' })
    const top = await figure('실시간 Top 5')
    await waitFor(() => expect(items(top)).toEqual(['1코트40%', '2니트30%']))
    const coat = within(top).getAllByRole('listitem')[0]
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(items(top)).toEqual(['1니트30%', '2코트40%']))
    expect(within(top).getAllByRole('listitem')[1]).toBe(coat)
    expect(view.container.querySelector('main [aria-live], main output, main [role="status"]')).toBeNull()
  })

  test('[TREND-06] a hidden tab does not poll; a visible tab fetches at once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = countCalls()
    await renderApp(TREND, { as: 'jihoon' })
    await waitFor(() => expect(calls[STATISTICS]).toBe(1))
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(calls[STATISTICS]).toBe(2))
    setVisibility('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls[STATISTICS]).toBe(2)
    setVisibility('visible')
    await waitFor(() => expect(calls[STATISTICS]).toBeGreaterThan(2))
  })

  test('[TREND-06] a finished episode is not polled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = countCalls()
    await renderApp(`${TREND}?episode=1`, { as: 'jihoon' })
    await waitFor(() => expect(calls[STATISTICS]).toBe(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls[STATISTICS]).toBe(1)
  })
})

describe('loading and failing', () => {
  test('[TREND-08] each section keeps its place while the statistics load', async () => {
    overrideHandler('get', '/v1/picks/statistics', () => new Promise(() => {}))
    await renderApp(TREND, { as: 'jihoon', settle: false })
    const top = await figure('실시간 Top 5')
    expect(within(top).getByText('불러오는 중이에요')).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4)
  })

  test.each([
    ['statistics', '/v1/picks/statistics'],
    ['episodes', '/v1/episodes'],
  ])('[TREND-08, ERR-01] failed %s show the server’s message and a retry', async (_, path) => {
    overrideHandler('get', path, () => refusal(500, 'INTERNAL', '잠시 쉬고 있어요'), true)
    const { user } = await renderApp(`${TREND}?episode=1`, { as: 'jihoon' })
    expect(await screen.findByText('잠시 쉬고 있어요')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Pick Trend' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await waitFor(async () => expect(items(await figure('Top 5'))).toHaveLength(5))
  })

  test('[TREND-08, TREND-06] keeps the last statistics when an update fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = countCalls()
    await renderApp(TREND, { as: 'jihoon' })
    await waitFor(async () => expect(items(await figure('실시간 Top 5'))).toHaveLength(5))
    overrideHandler('get', '/v1/picks/statistics', () => refusal(500, 'INTERNAL', '잠시 쉬고 있어요'))
    const before = calls[STATISTICS] ?? 0
    await vi.advanceTimersByTimeAsync(10_000)
    await waitFor(() => expect(calls[STATISTICS]).toBeGreaterThan(before))
    expect(items(await figure('실시간 Top 5'))).toHaveLength(5)
    expect(screen.queryByText('잠시 쉬고 있어요')).toBeNull()
  })
})
