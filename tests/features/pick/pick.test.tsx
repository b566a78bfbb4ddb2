import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { passTime } from '../../../mocks/db/clock.ts'
import { button, removeButtons, title, toConfirmation } from '../../support/pickFlow.tsx'
import {
  countCalls,
  overrideHandler,
  recordPickAs,
  refusal,
  renderApp,
  START,
  startMockServer,
  success,
} from '../../support/renderApp.tsx'

const link = (name: string | RegExp) => screen.findByRole('link', { name })

const style = (id: number, count: number) => ({ id, name: `스타일 ${id}`, imageUrl: `${id}.avif`, count })

describe('pick flow', () => {
  test('[PICK-01, PICK-02, PICK-03, PICK-04, PICK-06, HOME-03, HOME-04] picks styles from home and returns with the pick shown', async () => {
    const { user } = await renderApp('/', { as: 'jihoon' })
    expect(await screen.findByText('NEW EPISODE')).toBeVisible()
    expect(within(screen.getByRole('list', { name: '이번 에피소드 미리 보기' })).getAllByRole('listitem')).toHaveLength(4)
    await user.click(await link('나의 Pick 남기기'))

    expect(await screen.findByRole('heading', { name: /^Episode 06: / })).toBeVisible()
    expect(screen.getByText(/^스타일 \d+벌$/)).toBeVisible()
    expect(screen.getByText('천천히 둘러보세요')).toBeVisible()
    await user.click(await button('시작하기'))

    const finish = await button('선택 완료')
    expect(finish).toBeDisabled()
    const cards = within(screen.getByRole('list', { name: '스타일' })).getAllByRole('button')
    const [first, second] = cards
    await user.click(first ?? document.body)
    await user.click(second ?? document.body)
    expect(screen.getByText('10벌 중 2벌을 골랐어요')).toBeVisible()
    await user.click(await button('모두 지우기'))
    expect(finish).toBeDisabled()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(first ?? document.body)
    await user.click(second ?? document.body)
    await user.click(finish)

    expect(await screen.findAllByRole('button', { name: /빼기$/ })).toHaveLength(2)
    await user.click(await button('더 고르기'))
    expect(screen.getByText('10벌 중 2벌을 골랐어요')).toBeVisible()
    await user.click(await button('선택 완료'))
    const [remove] = await screen.findAllByRole('button', { name: /빼기$/ })
    await user.click(remove ?? document.body)
    await user.click(await button('나의 Pick 남기기'))

    expect(await screen.findByRole('heading', { name: '참여 완료!' })).toBeVisible()
    expect(screen.getByText('소중한 Pick 고마워요')).toBeVisible()
    await user.click(await button('닫기'))
    expect(await button('나의 Pick 확인하기')).toBeVisible()
    expect(location.pathname).toBe('/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[PICK-06] the thanks name the style that this pick alone has moved up', async () => {
    let isPicked = false
    overrideHandler('post', '/v1/picks', () => void (isPicked = true))
    overrideHandler('get', '/v1/picks/statistics/summary', () => {
      const hotPicks = [style(52, 11), style(51, isPicked ? 11 : 10)]
      return success({ hotPicks })
    })
    const { user } = await toConfirmation('/')
    const calls = countCalls()
    await user.click(await button('나의 Pick 남기기'))
    const dialog = await screen.findByRole('dialog', { name: '참여 완료!' })
    expect(await within(dialog).findByText('스타일 51')).toBeVisible()
    expect(dialog).toHaveTextContent('스타일 51 스타일이 2위에서 1위로 올랐어요')
    expect(calls['GET /v1/picks/statistics/summary']).toBe(1)
  })

  test('[PICK-06] without statistics from before, the thanks claim and fetch nothing', async () => {
    const { user } = await toConfirmation()
    const calls = countCalls()
    await user.click(await button('나의 Pick 남기기'))
    expect(await screen.findByRole('dialog', { name: '참여 완료!' })).not.toHaveTextContent('올랐어요')
    expect(calls).toEqual({ 'POST /v1/picks': 1 })
  })

  test('[NAV-10, PICK-04] a new step starts at its top, with the focus on its heading', async () => {
    const scroll = vi.spyOn(globalThis, 'scrollTo')
    await toConfirmation()
    const title = await screen.findByRole('heading', { level: 1, name: '이렇게 남길까요?' })
    expect(title).toHaveFocus()
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  })

  test('[PICK-06, MEMO-01] after the pick one button leads to its memo', async () => {
    const { user } = await toConfirmation()
    await user.click(await button('나의 Pick 남기기'))
    await user.click(await button('왜 골랐는지 메모 남기기'))
    expect(await screen.findByRole('dialog', { name: "Pickers' Notes" })).toBeVisible()
    expect(location.pathname).toBe('/')
    // A reload and Back find the entry without it.
    await waitFor(() => expect(history.state).toMatchObject({ usr: null }))
  })

  test('[PICK-06, TREND-01] after the pick another button leads to the live ranking', async () => {
    const { user } = await toConfirmation()
    await user.click(await button('나의 Pick 남기기'))
    await user.click(await button('실시간 순위 보기'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Pick Trend' })).toBeVisible())
    expect(location.pathname).toBe('/picks/staticstic')
  })

  test('[PICK-12] the heading of each new step takes the focus', async () => {
    const { user } = await toConfirmation()
    const steps: string[] = []
    const press = async (name: string) => {
      await user.click(await button(name))
      await waitFor(() => expect(title()).toHaveFocus())
      steps.push(title().textContent)
    }
    await waitFor(() => expect(title()).toHaveFocus())
    await press('더 고르기')
    await press('선택 완료')
    act(() => history.go(-2))
    await press('시작하기')
    const [grid, confirmation, again] = steps
    expect(again).toBe(grid)
    expect(confirmation).not.toBe(grid)
  })

  test('[PICK-04] removing a style focuses the next one, then the heading', async () => {
    const { user } = await renderApp('/pick', { as: 'jihoon' })
    await user.click(await button('시작하기'))
    const cards = within(await screen.findByRole('list', { name: '스타일' })).getAllByRole('button')
    for (const card of cards.slice(0, 3)) await user.click(card)
    await user.click(await button('선택 완료'))
    await waitFor(() => expect(removeButtons()).toHaveLength(3))
    const [first, second, third] = removeButtons()
    await user.click(second ?? document.body)
    expect(third).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(first).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(removeButtons()).toEqual([])
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('[PICK-04] submit is disabled once every style is removed', async () => {
    const { user } = await toConfirmation()
    await user.click(await button(/빼기$/))
    expect(await button('나의 Pick 남기기')).toBeDisabled()
  })

  test('[PICK-05] sends one pick, however often the button is pressed', async () => {
    const { user } = await toConfirmation()
    const calls = countCalls()
    const sent: unknown[] = []
    let isClickedThrice = false
    overrideHandler('post', '/v1/picks', async ({ request }) => {
      sent.push(await request.json())
      await expect.poll(() => isClickedThrice).toBe(true)
      return success()
    })
    await user.tripleClick(await button('나의 Pick 남기기'))
    isClickedThrice = true
    await screen.findByRole('heading', { name: '참여 완료!' })
    expect(calls['POST /v1/picks']).toBe(1)
    expect(sent).toEqual([{ episodeId: 6, styleIds: [expect.any(Number)] }])
  })

  test.each([429, 500])('[PICK-07] a refusal %i is shown, the selection stays, a second try works', async (status) => {
    const { user } = await toConfirmation()
    overrideHandler('post', '/v1/picks', () => refusal(status, 'SERVER_ERROR', '서버에 문제가 생겼어요'), true)
    await user.click(await button('나의 Pick 남기기'))
    const dialog = await screen.findByRole('dialog', { name: /오류가 발생했어요/ })
    expect(within(dialog).getByText('잠시 후 다시 시도해 주세요.')).toBeVisible()
    expect(within(dialog).getByText('!')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: '다시 남기기' }))
    await user.click(await button('나의 Pick 남기기'))
    expect(await screen.findByRole('heading', { name: '참여 완료!' })).toBeVisible()
  })

  test('[PICK-07] a network error has its own message', async () => {
    const { user } = await toConfirmation()
    overrideHandler('post', '/v1/picks', () => HttpResponse.error(), true)
    await user.click(await button('나의 Pick 남기기'))
    expect(await screen.findByText('네트워크 오류가 발생했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  })

  test('[PICK-13] a pick made in another window is reported, then the link home is shown', async () => {
    const { user } = await toConfirmation()
    await recordPickAs('jihoon')
    await user.click(await button('나의 Pick 남기기'))
    const dialog = await screen.findByRole('dialog', { name: /오류가 발생했어요/ })
    expect(dialog).toHaveTextContent('이미 참여한 에피소드예요.남긴 Pick은 홈에서 볼 수 있어요.')
    expect(dialog).not.toHaveTextContent('잠시 후')
    scrollTo(0, 400)
    await user.click(within(dialog).getAllByRole('button', { name: '닫기' })[1] ?? dialog)
    expect(await screen.findByRole('heading', { name: '이미 참여했어요' })).toBeVisible()
    expect(scrollY).toBe(0)
  })

  test('[PICK-08] a shopper with a pick gets a link home instead of the flow', async () => {
    await renderApp('/pick', { as: 'minseo' })
    expect(await screen.findByRole('heading', { name: '이미 참여했어요' })).toBeVisible()
    expect(await link('홈으로 가기')).toBeVisible()
  })

  test('[PICK-08] after the end of the episode a shopper gets a link home instead of the flow', async () => {
    await startMockServer().world.transaction((tx) => {
      passTime(tx.counters, (tx.episodes.all().at(-1)?.endsAt ?? 0) - START)
    })
    const { user } = await renderApp('/pick', { as: 'jihoon' })
    expect(await screen.findByRole('heading', { name: '지금은 진행 중인 에피소드가 없어요' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '시작하기' })).toBeNull()
    await user.click(await link('홈으로 가기'))
    await waitFor(() => expect(location.pathname).toBe('/'))
  })

  test('[PICK-08] without any episode the flow says so and leads home', async () => {
    overrideHandler('get', '/v1/episodes/current-pick', () => refusal(404, 'EPISODE_NOT_FOUND', '에피소드가 없어요'))
    await renderApp('/pick', { as: 'jihoon' })
    expect(await screen.findByRole('heading', { name: '지금은 진행 중인 에피소드가 없어요' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '시작하기' })).toBeNull()
    expect(await link('홈으로 가기')).toHaveAttribute('href', '/')
  })
})
