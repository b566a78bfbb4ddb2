import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { passTime } from '../../../mocks/db/clock.ts'
import {
  countCalls,
  recordPickAs,
  overrideHandler,
  refusal,
  startMockServer,
  renderApp,
  success,
} from '../../support/renderApp.tsx'

const DAY = 24 * 60 * 60_000
const isBefore = (one: Element, other: Element) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

async function openAfterEpisode() {
  await startMockServer().world.transaction((tx) => void passTime(tx.counters, 8 * DAY))
  return renderApp('/', { as: 'jihoon' })
}

/** The numbers of picked styles: a set, since the carousel repeats slides at both ends. */
const numbers = (root: HTMLElement) =>
  new Set([...root.querySelectorAll('[data-picked="true"]')].map((frame) => /→ (\d+)/.exec(frame.textContent)?.[1]))

/** What is printed above the pictures of a finished episode. */
const film = () =>
  [...(document.querySelector('main section')?.querySelectorAll('.caption') ?? [])].map(({ textContent }) => textContent)

describe('an episode in progress', () => {
  test('[HOME-01] shows the pick section, then the trend, then the shop banner', async () => {
    await renderApp('/', { as: 'jihoon' })
    const pick = await screen.findByText('NEW EPISODE')
    const trend = await heading('지금 나의 Pick은 어디쯤?')
    const shop = await screen.findByRole('link', { name: '큐레이션 샵 보기' })
    expect(isBefore(pick, trend) && isBefore(trend, shop)).toBe(true)
    expect(shop).toHaveAttribute('href', '/shop')
  })

  test('[HOME-03, HOME-04] without a pick shows four blurred pictures and a link to the pick flow', async () => {
    await renderApp('/', { as: 'jihoon' })
    const preview = await screen.findByRole('list', { name: '이번 에피소드 미리 보기' })
    const frames = within(preview).getAllByRole('listitem')
    expect(frames).toHaveLength(4)
    for (const frame of frames) expect(frame.querySelector('[data-blurred="true"]')).not.toBeNull()
    expect(screen.getByRole('link', { name: '나의 Pick 남기기' })).toHaveAttribute('href', '/pick')
  })

  test('[HOME-04, HOME-10] with a pick shows the picked styles and the memo', async () => {
    await renderApp('/', { as: 'minseo' })
    expect(await screen.findByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
    expect(await heading('나의 메모')).toBeVisible()
    expect(screen.getByRole('button', { name: '고쳐 쓰기' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '나의 Pick 남기기' })).toBeNull()
    const frames = await screen.findAllByRole('listitem')
    expect(frames.filter((frame) => frame.querySelector('[data-picked="true"]'))).toHaveLength(3)
    expect(screen.getByText('11월 19일, 3벌에 동그라미를 그렸어요')).toBeVisible()
  })

  test('[PICK-09] a style has the same number in My Pick as on home', async () => {
    const { user } = await renderApp('/', { as: 'minseo' })
    await waitFor(() => expect(numbers(document.body).size).toBe(3))
    const onHome = numbers(document.body)
    await user.click(screen.getByRole('button', { name: '나의 Pick 확인하기' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(numbers(dialog)).toEqual(onHome))
    expect(onHome).not.toEqual(new Set(['1', '2', '3']))
  })

  test('[HOME-10] with a pick and no memo a button opens the memo dialog', async () => {
    await recordPickAs('jihoon')
    const { user } = await renderApp('/', { as: 'jihoon' })
    expect(await screen.findByText('왜 이 스타일을 골랐는지 한 줄 남겨 보세요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '메모 쓰기' }))
    expect(await screen.findByRole('dialog', { name: "Pickers' Notes" })).toBeVisible()
  })

  test('[HOME-07, HOME-08] shows the summary as cards with a link to the statistics', async () => {
    await renderApp('/', { as: 'jihoon' })
    expect(await screen.findByText('HOT PICK')).toBeVisible()
    for (const card of ['여성 1위', '남성 1위', "PICKERS' PICK"]) expect(screen.getByText(card)).toBeVisible()
    expect(screen.getByText('실시간 트렌드를 확인해 보세요')).toBeVisible()
    expect(screen.getByRole('link', { name: '실시간 통계 자세히' })).toHaveAttribute('href', '/picks/staticstic')
  })

  test('[HOME-11] the cards refresh every 10 s, not in a hidden tab', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    const calls = countCalls()
    await renderApp('/', { as: 'jihoon' })
    expect(await screen.findByText('방금 업데이트')).toBeVisible()
    const SUMMARY = 'GET /v1/picks/statistics/summary'
    expect(calls[SUMMARY]).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(calls[SUMMARY]).toBe(2))

    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    act(() => void dispatchEvent(new Event('visibilitychange')))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(calls[SUMMARY]).toBe(2)
    vi.useRealTimers()
  })

  test('[HOME-07] shows ranks without shares, and an empty state without picks', async () => {
    const pick = { name: '스타일', imageUrl: '/img/a.avif' }
    overrideHandler('get', '/v1/picks/statistics/summary', () =>
      success({ hotPicks: [{ id: 1, ...pick }], womanPick: pick, manPick: null, pickersPick: null }),
    )
    const { view } = await renderApp('/', { as: 'jihoon' })
    const card = (await screen.findByText('HOT PICK')).closest('article')
    expect(card).toHaveTextContent(/1\s*위/)
    expect(card).not.toHaveTextContent('%')
    // The same style: its name, without its picture again.
    const woman = screen.getByText('여성 1위').closest('article')
    expect(woman).toHaveTextContent('스타일')
    expect([card, woman].map((each) => each?.querySelectorAll('img').length)).toEqual([1, 0])
    expect(screen.queryByText('남성 1위')).toBeNull()
    view.unmount()

    overrideHandler('get', '/v1/picks/statistics/summary', () =>
      success({ hotPicks: [], womanPick: null, manPick: null, pickersPick: null }),
    )
    await renderApp('/', { as: 'jihoon' })
    expect(await screen.findByText('아직 남겨진 Pick이 없어요')).toBeVisible()
  })
})

describe('a finished episode', () => {
  test('[HOME-02, HOME-05, HOME-08] shows reviews and shop, then the archive, then COMING SOON', async () => {
    await openAfterEpisode()
    const reviews = await heading('입어 본 사람들의 이야기')
    const shop = await screen.findByRole('link', { name: '큐레이션 샵 보기' })
    const archive = await heading('지금 나의 Pick은 어디쯤?')
    const soon = await screen.findByText('COMING SOON')
    expect([isBefore(reviews, shop), isBefore(shop, archive), isBefore(archive, soon)]).toEqual([true, true, true])
    for (const blurb of ['트렌드 분석', '인사이트', '통계']) expect(screen.getByText(blurb)).toBeVisible()
    expect(screen.getByRole('link', { name: '지난 에피소드 아카이브' })).toHaveAttribute('href', '/picks/staticstic')
    expect(screen.queryByText('NEW EPISODE')).toBeNull()
  })

  test('[HOME-05] the finished episode is the title', async () => {
    await openAfterEpisode()
    expect(await screen.findByRole('heading', { level: 1, name: '느리게 걷는 토요일' })).toBeVisible()
    expect(screen.getByText(/^이번 에피소드는 끝났어요/)).toBeVisible()
  })

  test('[HOME-02, API-23] the film shows the five most picked with their shared ranks, then the others', async () => {
    const ids = [53, 60, 51, 58, 55]
    const hotPicks = ids.map((id, index) => {
      return { id, name: `${id}`, imageUrl: 'a.avif', count: null, share: index < 2 ? 0.4 : 0.4 - index / 10 }
    })
    overrideHandler('get', '/v1/picks/statistics/summary', () => success({ hotPicks }))
    await openAfterEpisode()
    await waitFor(() => expect(film()).toEqual(['1위', '1위', '3위', '4위', '5위', ...Array.from({ length: 5 }, () => '\u00A0')]))
  })

  test('[HOME-02] while the result is unknown the film has the episode’s order without numbers', async () => {
    overrideHandler('get', '/v1/picks/statistics/summary', () => HttpResponse.error())
    await openAfterEpisode()
    expect(film()).toEqual(Array.from({ length: 10 }, () => '\u00A0'))
  })

  test('[HOME-02] the newest review with a photo, which comes first, is a good one', async () => {
    await openAfterEpisode()
    const [first] = await screen.findAllByRole('article')
    expect(first).toHaveTextContent('5.0')
  })

  test('[HOME-09] links to all reviews, and from a review to its product', async () => {
    const { user } = await openAfterEpisode()
    expect(await screen.findByRole('link', { name: '더 보기' })).toHaveAttribute('href', '/reviews')
    const [first] = await screen.findAllByRole('button', { name: /^더 보기: .+ 리뷰, \d{4}-\d\d-\d\d$/ })
    await user.click(first ?? document.body)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('link', { name: '상품 보러 가기' }).getAttribute('href')).toMatch(/^\/product\/\d+$/)
  })
})

test('[HOME-06, HOME-09] without an episode home has its error as the title, new products and the way to the shop', async () => {
  overrideHandler('get', '/v1/episodes/current-pick', () => HttpResponse.error())
  await renderApp('/', { as: 'jihoon' })
  expect(await heading('에피소드를 불러오지 못했어요')).toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
  const goods = await heading('새로 들어온 상품')
  expect(await within(goods.closest('section') ?? document.body).findAllByRole('listitem')).toHaveLength(6)
  expect(goods.closest('section')?.querySelector('img')?.sizes).toMatch(/10rem$/)
  const banner = await screen.findByRole('link', { name: '큐레이션 샵 보기' })
  expect(isBefore(goods, banner)).toBe(true)
  expect(banner.closest('section')?.querySelector('img')).toBeNull()
})

test('[HOME-09] where the products fail, home without an episode still has the banner, and no empty list', async () => {
  overrideHandler('get', '/v1/episodes/current-pick', () => HttpResponse.error())
  overrideHandler('get', '/v1/products', () => HttpResponse.error())
  await renderApp('/', { as: 'jihoon' })
  expect(await screen.findByRole('link', { name: '큐레이션 샵 보기' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: '새로 들어온 상품' })).toBeNull()
})

describe('sections that fail alone', () => {
  test('[HOME-07] failed statistics leave the rest in place and can be retried', async () => {
    overrideHandler('get', '/v1/picks/statistics/summary', () => refusal(500, 'SERVER_ERROR', '통계 서버가 쉬고 있어요'), true)
    const { user } = await renderApp('/', { as: 'jihoon' })
    expect(await screen.findByText('통계 서버가 쉬고 있어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '나의 Pick 남기기' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('HOT PICK')).toBeVisible()
  })

  test('[HOME-02] failed reviews show an error in their place', async () => {
    overrideHandler('get', '/v1/reviews/preview', () => HttpResponse.error())
    await openAfterEpisode()
    expect(await screen.findByText('네트워크 오류가 발생했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
    expect(screen.getByText('COMING SOON')).toBeVisible()
  })
})
