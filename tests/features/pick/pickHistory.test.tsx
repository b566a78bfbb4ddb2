import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, title, toConfirmation } from '../../support/pickFlow.tsx'
import { countCalls, holdReplies, overrideHandler, refusal, renderApp } from '../../support/renderApp.tsx'

const count = (text: string) => screen.findByText(text)
const link = (name: string | RegExp) => screen.findByRole('link', { name })

/** Resolves once the history stands at the entry with this state. */
const atEntry = (state: object) => waitFor(() => expect(history.state).toMatchObject(state))

describe('the history of the flow', () => {
  test('[PICK-12] back and forward move through the steps and keep the selection', async () => {
    await toConfirmation()
    history.back()
    await waitFor(() => expect(screen.getByRole('button', { name: '선택 완료' })).toBeEnabled())
    expect(screen.getByText('10벌 중 1벌을 골랐어요')).toBeVisible()
    history.forward()
    expect(await button('나의 Pick 남기기')).toBeVisible()
    history.back()
    await count('10벌 중 1벌을 골랐어요')
    history.back()
    expect(await button('시작하기')).toBeVisible()
  })

  test('[PICK-12] a reload keeps step and selection, a new visit does not', async () => {
    const { view } = await toConfirmation()
    const { pathname } = location
    const savedState: unknown = history.state
    view.unmount()
    const again = await renderApp(pathname, { state: savedState })
    expect(await screen.findAllByRole('button', { name: /빼기$/ })).toHaveLength(1)
    await again.user.click(screen.getByRole('link', { name: 'Pickers' }))
    await again.user.click(await link('나의 Pick 남기기'))
    await again.user.click(await button('시작하기'))
    expect(await button('선택 완료')).toBeDisabled()
  })

  test('[PICK-12] a selection that was left does not return when the new visit reloads its intro', async () => {
    const { user, view } = await toConfirmation()
    await user.click(screen.getByRole('link', { name: 'Pickers' }))
    await user.click(await link('나의 Pick 남기기'))
    await button('시작하기')
    const savedState: unknown = history.state
    view.unmount()
    const again = await renderApp('/pick', { state: savedState })
    await again.user.click(await button('시작하기'))
    expect(await button('선택 완료')).toBeDisabled()
  })

  test('[PICK-12] starting again after going back to the intro keeps the selection', async () => {
    const { user } = await toConfirmation()
    history.back()
    await count('10벌 중 1벌을 골랐어요')
    history.back()
    await user.click(await button('시작하기'))
    expect(await count('10벌 중 1벌을 골랐어요')).toBeVisible()
  })

  test('[PICK-04, PICK-12] a confirmation shown after a reload stays once its last style is removed; damaged styles do not hide it', async () => {
    const { view } = await toConfirmation()
    sessionStorage.setItem('pick', (sessionStorage.getItem('pick') ?? '').replace('"styleIds":[', '"styleIds":[null,"1",'))
    const savedState: unknown = history.state
    view.unmount()
    const { user } = await renderApp('/pick', { state: savedState })
    await user.click(await button(/빼기$/))
    expect(await button('나의 Pick 남기기')).toBeDisabled()
  })

  test.each([
    ['of an episode before', { userId: '2', episodeId: 5, styleIds: [1], introKey: 'a' }],
    ['of another user', { userId: '3', episodeId: 6, styleIds: [1], introKey: 'a' }],
    ['that is damaged', { userId: '2', episodeId: 6, styleIds: '1', introKey: 'a' }],
  ])('[PICK-12] a stored selection %s leads to the intro, which starts without one', async (_, stored) => {
    sessionStorage.setItem('pick', JSON.stringify(stored))
    const { user } = await renderApp('/pick', { as: 'jihoon', state: { usr: { step: 'confirm' }, key: 'a', idx: 1 } })
    await user.click(await button('시작하기'))
    expect(await button('선택 완료')).toBeDisabled()
    expect(JSON.parse(sessionStorage.getItem('pick') ?? '')).toEqual({
      userId: '2',
      episodeId: 6,
      styleIds: [],
      introKey: 'a',
    })
  })

  test('[PICK-06, PICK-12] a recorded pick stays on screen after back, and a reload reports it', async () => {
    const { user, view } = await toConfirmation()
    await user.click(await button('나의 Pick 남기기'))
    await screen.findByRole('heading', { name: '참여 완료!' })
    history.back()
    await atEntry({ usr: { step: 'pick' } })
    expect(screen.getByRole('heading', { name: '참여 완료!' })).toBeVisible()
    const savedState: unknown = history.state
    view.unmount()
    await renderApp('/pick', { state: savedState })
    expect(await screen.findByRole('heading', { name: '이미 참여했어요' })).toBeVisible()
  })

  test('[PICK-05, PICK-12] while a pick is sent, back leads to no step that could change it', async () => {
    const { user } = await toConfirmation()
    const release = holdReplies('/v1/picks', 'post')
    await user.click(await button('나의 Pick 남기기'))
    for (const entry of [{ usr: { step: 'pick' } }, { idx: 0 }]) {
      history.back()
      await atEntry(entry)
      expect(title()).toHaveTextContent('이렇게 남길까요?')
      expect(await button('나의 Pick 남기기')).toHaveAttribute('aria-busy', 'true')
      expect(await button('더 고르기')).toHaveAttribute('aria-disabled', 'true')
      expect(await button(/빼기$/)).toHaveAttribute('aria-disabled', 'true')
    }
    release()
    expect(await screen.findByRole('heading', { name: '참여 완료!' })).toBeVisible()
  })

  test('[PICK-07, PICK-12] after a failure the step that back led to is shown, with the selection', async () => {
    const { user } = await toConfirmation()
    const release = holdReplies('/v1/picks', 'post')
    overrideHandler('post', '/v1/picks', () => refusal(500, 'SERVER_ERROR', '서버에 문제가 생겼어요'), true)
    await user.click(await button('나의 Pick 남기기'))
    history.back()
    await atEntry({ usr: { step: 'pick' } })
    release()
    const dialog = await screen.findByRole('dialog', { name: /오류가 발생했어요/ })
    await user.click(within(dialog).getByRole('button', { name: '다시 남기기' }))
    expect(await count('10벌 중 1벌을 골랐어요')).toBeVisible()
    await user.click(await button('선택 완료'))
    await user.click(await button('나의 Pick 남기기'))
    expect(await screen.findByRole('heading', { name: '참여 완료!' })).toBeVisible()
  })

  test('[PICK-05, PICK-12] a pick that is being sent stays locked when its page is entered again', async () => {
    const { user } = await toConfirmation()
    const calls = countCalls()
    const release = holdReplies('/v1/picks', 'post')
    await user.click(await button('나의 Pick 남기기'))
    await user.click(screen.getByRole('link', { name: 'Pickers' }))
    await user.click(await link('나의 Pick 남기기'))
    expect(await button('나의 Pick 남기기')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('button', { name: '시작하기' })).toBeNull()
    release()
    await user.click(within(await screen.findByRole('dialog', { name: '참여 완료!' })).getByRole('button', { name: '닫기' }))
    expect(await button('나의 Pick 확인하기')).toBeVisible()
    expect(calls['POST /v1/picks']).toBe(1)
  })

  test('[PICK-12] without a selection forward shows the styles, not the confirmation', async () => {
    const { user } = await toConfirmation()
    await user.click(await button(/빼기$/))
    history.back()
    expect(await button('선택 완료')).toBeDisabled()
    history.forward()
    await atEntry({ usr: { step: 'confirm' } })
    expect(await button('선택 완료')).toBeDisabled()
  })
})
