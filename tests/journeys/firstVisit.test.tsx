import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { personas } from '../../mocks/db/seed/personas.ts'
import { saveMemo } from '../../mocks/rules/picks/memos.ts'
import { countCalls, recordPickAs, overrideHandler, refusal, renderApp, START } from '../support/renderApp.tsx'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const link = (name: string | RegExp) => screen.findByRole('link', { name })

describe('landing and login', () => {
  test('[LAND-08] the landing view makes no call', async () => {
    const calls = countCalls()
    await renderApp('/')
    expect(await screen.findByRole('heading', { level: 1, name: /Your Pick\. Our Curation/ })).toBeVisible()
    expect(calls).toEqual({})
  })

  test('[AUTH-01, AUTH-02] the login page offers three ways to sign in and the privacy policy', async () => {
    await renderApp('/login')
    expect(await screen.findByRole('heading', { name: '특별한 스타일 여정, 지금 시작해요' })).toBeVisible()
    expect(screen.getByText('소셜 계정으로 간편하게 시작하기')).toBeVisible()
    expect(await button('Google로 시작하기')).toBeVisible()
    expect(await button('네이버로 시작하기')).toBeVisible()
    expect(await button('회원가입 없이 Pick하기')).toBeVisible()
    const [policy] = screen.getAllByRole('link', { name: '개인정보 처리방침' })
    expect(policy).toHaveAttribute('target', '_blank')
    expect(policy).toHaveAttribute('rel', 'noopener')
  })

  test('[ROLE-07] a signed-in user is redirected from login to home', async () => {
    await renderApp('/login', { as: 'jihoon' })
    await screen.findByRole('navigation', { name: '주요 메뉴' })
    await waitFor(() => expect(location.pathname).toBe('/'))
  })
})

describe('memo', () => {
  test('[MEMO-05, MEMO-08] two windows save one memo: the second shows the other’s, and replaces it only when pressed again', async () => {
    await recordPickAs('jihoon')
    const { user, world } = await renderApp('/', { as: 'jihoon' })
    const saved = () => world.read((tx) => tx.memos.all().find(({ userId }) => userId === personas.jihoon.id)?.memo)
    await user.click(await button('메모 쓰기'))
    const dialog = await screen.findByRole('dialog', { name: "Pickers' Notes" })
    await user.type(within(dialog).getByRole('textbox', { name: '나의 메모' }), '이 창의 메모')
    await world.transaction((tx) =>
      saveMemo(tx, personas.jihoon.id, { episodeId: tx.episodes.count(), memo: '다른 창의 메모' }, START),
    )
    await user.click(within(dialog).getByRole('button', { name: '메모 남기기' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('다른 창에서 이 메모를 저장했어요.')
    expect(within(dialog).getByText('다른 창의 메모')).toBeVisible()
    expect(within(dialog).getByRole('textbox')).toHaveValue('이 창의 메모')
    expect(await saved()).toBe('다른 창의 메모')
    await user.click(within(dialog).getByRole('button', { name: '메모 남기기' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await saved()).toBe('이 창의 메모')
  })

  test('[MEMO-01, MEMO-04, MEMO-05, HOME-10] a memo is trimmed, saved and shown on the next visit', async () => {
    await recordPickAs('jihoon')
    const { user, view } = await renderApp('/', { as: 'jihoon' })
    await user.click(await button('메모 쓰기'))
    const dialog = await screen.findByRole('dialog', { name: "Pickers' Notes" })
    const save = within(dialog).getByRole('button', { name: '메모 남기기' })
    expect(save).toBeDisabled()
    await user.type(within(dialog).getByRole('textbox', { name: '나의 메모' }), '   ')
    expect(save).toBeDisabled()
    await user.type(within(dialog).getByRole('textbox'), '니트는 크게 입는 게 좋아요  ')
    expect(within(dialog).getByRole('link', { name: '더 보기' })).toHaveAttribute('href', '/community/episode/6')
    await user.click(save)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.getByText('니트는 크게 입는 게 좋아요')).toBeVisible()

    view.unmount()
    await renderApp('/')
    expect(await screen.findByText('니트는 크게 입는 게 좋아요')).toBeVisible()
  })

  test('[MEMO-01] shows the episode’s title, counter and other memos; cancel closes it and saves nothing', async () => {
    await recordPickAs('jihoon')
    const { user } = await renderApp('/', { as: 'jihoon' })
    const calls = countCalls()
    await user.click(await button('메모 쓰기'))
    const dialog = within(await screen.findByRole('dialog', { name: "Pickers' Notes" }))
    expect(dialog.getByText('EP 06 · 느리게 걷는 토요일')).toBeVisible()
    expect((await dialog.findAllByRole('listitem')).length).toBeGreaterThan(3)
    await user.type(dialog.getByRole('textbox', { name: '나의 메모' }), '오늘은')
    expect(dialog.getByText('3/150')).toBeVisible()
    expect(dialog.getByRole('button', { name: '메모 남기기' })).toBeEnabled()
    await user.click(dialog.getByRole('button', { name: '취소' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls['POST /v1/picks/memo']).toBeUndefined()
    expect(await button('메모 쓰기')).toBeVisible()
  })

  test('[MEMO-01] a reopened dialog shows what others have written meanwhile', async () => {
    await recordPickAs('jihoon')
    await recordPickAs('yuna')
    const { user, world } = await renderApp('/', { as: 'jihoon' })
    await user.click(await button('메모 쓰기'))
    await screen.findAllByRole('listitem')
    await user.click(await button('취소'))
    await world.transaction((tx) => void saveMemo(tx, personas.yuna.id, { episodeId: 6, memo: '방금 쓴 메모' }, START))
    await user.click(await button('메모 쓰기'))
    expect(await screen.findByText('방금 쓴 메모')).toBeVisible()
  })

  test('[MEMO-02, MEMO-03] input beyond 150 is ignored, the counter warns over 135', async () => {
    await recordPickAs('jihoon')
    const { user } = await renderApp('/', { as: 'jihoon' })
    await user.click(await button('메모 쓰기'))
    const text = await screen.findByRole('textbox', { name: '나의 메모' })
    await user.click(text)
    await user.paste('가'.repeat(135))
    expect(screen.getByText('135/150').closest('[data-stage]')).toHaveAttribute('data-stage', 'free')
    await user.paste('나')
    expect(screen.getByText('136/150').closest('[data-stage]')).toHaveAttribute('data-stage', 'near')
    await user.paste('다'.repeat(13) + '👕')
    // 149 characters and a surrogate pair: the pair would exceed the limit, so it is removed.
    expect(text).toHaveValue('가'.repeat(135) + '나' + '다'.repeat(13))
  })

  test('[MEMO-06, MEMO-10] a failure keeps the dialog and the text; the draft survives closing', async () => {
    await recordPickAs('jihoon')
    const { user } = await renderApp('/', { as: 'jihoon' })
    overrideHandler('post', '/v1/picks/memo', () => refusal(500, 'SERVER_ERROR', '메모 서버가 쉬고 있어요'), true)
    await user.click(await button('메모 쓰기'))
    await user.type(await screen.findByRole('textbox'), '잃어버리면 안 되는 말')
    await user.click(await button('메모 남기기'))
    expect(await screen.findByText('메모 서버가 쉬고 있어요')).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('잃어버리면 안 되는 말')
    await user.click(await button('취소'))
    await user.click(await button('메모 쓰기'))
    expect(await screen.findByRole('textbox')).toHaveValue('잃어버리면 안 되는 말')
    expect(screen.getByText('메모 서버가 쉬고 있어요')).toBeVisible()
    await user.type(screen.getByRole('textbox'), '!')
    expect(screen.queryByText('메모 서버가 쉬고 있어요')).toBeNull()
  })

  test.each([
    ['more of a memo', '더 보기', '/community/episode/6'],
    ['the shop’s link', '샵', '/shop'],
  ])('[MEMO-01, MEMO-09] leaving home by %s closes the dialog, and Back finds home without it', async (_, name, path) => {
    await recordPickAs('jihoon')
    const { user } = await renderApp('/', { as: 'jihoon' })
    await user.click(await button('메모 쓰기'))
    await screen.findByRole('dialog', { name: "Pickers' Notes" })
    fireEvent.click(screen.getAllByRole('link', { name, hidden: true })[0] ?? document.body)
    await waitFor(() => expect(location.pathname).toBe(path))
    history.back()
    expect(await button('메모 쓰기')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[MEMO-07] memos that fail to load show an error in their place', async () => {
    await recordPickAs('jihoon')
    const { user } = await renderApp('/', { as: 'jihoon' })
    overrideHandler('get', '/v1/picks/memo/preview', () => new HttpResponse('<html>', { status: 502 }))
    await user.click(await button('메모 쓰기'))
    expect(await screen.findByText('메모를 불러오지 못했어요')).toBeVisible()
    expect(screen.getByRole('textbox')).toBeVisible()
  })

  test('[PICK-09, PICK-10, PICK-11] my pick shows date and styles and leads to the memo', async () => {
    await recordPickAs('jihoon')
    const { user } = await renderApp('/', { as: 'jihoon' })
    await user.click(await button('나의 Pick 확인하기'))
    const dialog = await screen.findByRole('dialog', { name: '나의 Pick' })
    expect(await within(dialog).findByText(/2026-11-21/)).toBeVisible()
    expect(within(dialog).getByText('1 / 2')).toBeVisible()
    const first = within(dialog).getByRole('button', { name: '다음' })
    await user.click(first)
    expect(within(dialog).getByText('2 / 2')).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(within(dialog).getByText('1 / 2')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: '메모 쓰기' }))
    expect(await screen.findByRole('dialog', { name: "Pickers' Notes" })).toBeVisible()
    expect(dialog).not.toBeInTheDocument()
  })
})

describe('who may write a memo', () => {
  test('[MEMO-08] without a pick there is no memo to open; an existing memo can be edited', async () => {
    const { view } = await renderApp('/', { as: 'jihoon' })
    await link('나의 Pick 남기기')
    expect(screen.queryByRole('heading', { name: '나의 메모' })).toBeNull()
    expect(screen.queryByRole('button', { name: '나의 Pick 확인하기' })).toBeNull()
    view.unmount()

    localStorage.clear()
    const { user } = await renderApp('/', { as: 'minseo' })
    await user.click(await button('고쳐 쓰기'))
    const text = await screen.findByRole('textbox', { name: '나의 메모' })
    expect(text).not.toHaveValue('')
  })
})
