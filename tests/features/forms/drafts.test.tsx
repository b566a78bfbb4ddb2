import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { issueCode, STATE } from '../../support/authorizationCode.ts'
import { type Form, forms, pressButton } from '../../support/forms.tsx'
import { checkoutEntry, openCheckout, pressPay, stubPopup } from '../../support/payment.tsx'
import { press } from '../../support/formProperties.tsx'
import { overrideHandler, refusal, startMockServer, renderApp, success } from '../../support/renderApp.tsx'
import { memoTexts } from '../../../src/features/memo/texts.ts'
import { accountTexts } from '../../../src/features/account/texts.ts'

/** The server ends every session. */
const endSessions = () =>
  startMockServer().world.transaction((tx) => {
    tx.sessions.deleteMany()
  })

/** Signs in by a provider's callback in the same tab and waits for the redirect. */
async function signInAgain(persona: Form['as']) {
  const provider = personas[persona].provider === 'naver' ? 'naver' : 'google'
  const code = await issueCode(provider, persona)
  const { view } = await renderApp(`/auth/${provider}/callback?code=${code}&state=${STATE}`)
  await waitFor(() => expect(location.pathname).toMatch(/^\/(auth\/additional-info)?$/))
  view.unmount()
}

/** Fills the form in, ends the session and saves. Returns the typed values. */
async function typeUntilSessionEnds({ as, path, before, open, type, save, readValues }: Form) {
  await before?.()
  const { user, view } = await renderApp(path, { as })
  await open(user)
  await type(user)
  const typed = readValues()
  await endSessions()
  press(save)
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect([localStorage.getItem('accessToken'), localStorage.getItem('userId')]).toEqual([null, null])
  view.unmount()
  return typed
}

/** Selects a style and submits after the session has ended. */
async function selectUntilSessionEnds() {
  const { user, view } = await renderApp('/pick', { as: 'jihoon' })
  await pressButton(user, '시작하기')
  const [style] = within(await screen.findByRole('list', { name: '스타일' })).getAllByRole('button')
  await user.click(style ?? document.body)
  await pressButton(user, '선택 완료')
  await endSessions()
  await pressButton(user, '나의 Pick 남기기')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  view.unmount()
}

const storedDrafts = () => JSON.parse(sessionStorage.getItem('drafts') ?? '{"byForm":{}}').byForm

async function startPick() {
  const { user, view } = await renderApp('/pick')
  await pressButton(user, '시작하기')
  await screen.findByRole('button', { name: '선택 완료' })
  return view
}

describe('a session that ends while a form is filled in', () => {
  test.each(forms)('[AUTH-19, ERR-01] $title: the typed values are back after signing in again, until saved', async (form) => {
    const typed = await typeUntilSessionEnds(form)
    await signInAgain(form.as)
    const { user, view } = await renderApp(form.path)
    await form.open(user)
    expect(form.readValues()).toEqual(typed)
    const before = storedDrafts()
    // The mock server does not have the orders of this test.
    overrideHandler('post', '/v1/orders/cancel', () => success())
    overrideHandler('post', '/v1/reviews', () => success())
    press(form.save)
    await waitFor(() => expect(storedDrafts()).not.toEqual(before))
    expect(storedDrafts()).toEqual({})
    view.unmount()
  })

  test('[CHK-05, AUTH-19] after signing in again a checkout begins with the address chosen before, and with card', async () => {
    stubPopup()
    const { user, view } = await openCheckout({ addresses: 2 })
    await user.click(screen.getAllByRole('radio', { name: /염지훈/ })[1] ?? document.body)
    await user.click(screen.getByRole('radio', { name: '가상계좌' }))
    await endSessions()
    await pressPay({ user })
    await waitFor(() => expect(location.pathname).toBe('/login'))
    view.unmount()
    await signInAgain('jihoon')
    const usr = await checkoutEntry()
    await renderApp('/checkout', { state: { usr, key: 'again', idx: 1 } })
    expect(await screen.findByRole('radio', { name: '신용카드' })).toBeChecked()
    expect((await screen.findAllByRole('radio', { name: /염지훈/ }))[1]).toBeChecked()
  })

  describe('in mid-pick', () => {
    test('[AUTH-19, PICK-12] the selected styles are back after signing in again', async () => {
      await selectUntilSessionEnds()
      await signInAgain('jihoon')
      await startPick()
      const styles = within(screen.getByRole('list', { name: '스타일' }))
      expect(styles.getAllByRole('button', { pressed: true })).toHaveLength(1)
    })

    test('[AUTH-19, AUTH-21] another user starts without them, and they are removed', async () => {
      await selectUntilSessionEnds()
      await signInAgain('yuna')
      const view = await startPick()
      expect(screen.getByText('한 벌 이상 골라 주세요')).toBeVisible()
      view.unmount()
      await signInAgain('jihoon')
      await startPick()
      expect(screen.getByText('한 벌 이상 골라 주세요')).toBeVisible()
    })

    test('[AUTH-21, NAV-07] logging out removes them', async () => {
      const { user } = await renderApp('/pick', { as: 'jihoon' })
      await pressButton(user, '시작하기')
      const [style] = within(await screen.findByRole('list', { name: '스타일' })).getAllByRole('button')
      await user.click(style ?? document.body)
      await pressButton(user, '내 계정')
      await pressButton(user, '로그아웃')
      expect(await screen.findByRole('heading', { level: 1, name: /Your Pick/ })).toBeVisible()
      expect(JSON.parse(sessionStorage.getItem('pick') ?? '')).toMatchObject({ userId: null, styleIds: [] })
    })
  })

  test('[AUTH-19, AUTH-21] another user who signs in sees no draft, and it is removed', async () => {
    const [profile] = forms
    if (!profile) throw new Error('no form')
    await typeUntilSessionEnds(profile)
    await signInAgain('yuna')
    expect(sessionStorage.getItem('drafts')).toBe('{"userId":null,"byForm":{}}')
    await signInAgain('minseo')
    await renderApp(profile.path)
    expect(await screen.findByRole('textbox', { name: accountTexts.ko.nickname })).toHaveValue('민서')
  })

  test('[AUTH-21, NAV-07] logging out removes every draft', async () => {
    const { user } = await renderApp('/account/profile', { as: 'minseo' })
    await user.type(await screen.findByRole('textbox', { name: accountTexts.ko.nickname }), '!')
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain('민서!'))
    await user.click(await screen.findByRole('button', { name: '내 계정' }))
    await user.click(screen.getByRole('button', { name: '로그아웃' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Your Pick/ })).toBeVisible()
    expect(sessionStorage.getItem('drafts')).toBe('{"userId":null,"byForm":{}}')
  })

  test('[MEMO-10, AUTH-21] a memo’s dialog stays closed, and its text is left to no other user', async () => {
    const memo = forms.find(({ title }) => title === 'a memo')
    if (!memo) throw new Error('no form')
    const typed = await typeUntilSessionEnds(memo)
    await signInAgain('jihoon')
    const { view } = await renderApp('/')
    await screen.findByRole('button', { name: memoTexts.ko.writeMemo })
    expect(screen.queryByRole('dialog')).toBeNull()
    view.unmount()
    expect(storedDrafts()).toEqual({ 'memo/6': { text: typed } })
    await signInAgain('yuna')
    expect(storedDrafts()).toEqual({})
  })

  test.each([
    ['another form’s draft', { profile: { nickName: '새 이름' }, memo: null, address: 'text' }],
    ['a field', { profile: { nickName: '새 이름', email: 7 } }],
  ])('[CART-06] %s that is damaged hides no other input', async (_, byForm) => {
    sessionStorage.setItem('drafts', JSON.stringify({ userId: '1', byForm }))
    await renderApp('/account/profile', { as: 'minseo' })
    expect(await screen.findByRole('textbox', { name: accountTexts.ko.nickname })).toHaveValue('새 이름')
    expect(screen.getByRole('textbox', { name: accountTexts.ko.email })).not.toHaveValue('')
  })

  test('[AUTH-19, ERR-01] a draft survives a refusal and a reload; invalid storage is ignored', async () => {
    overrideHandler('post', '/v1/users/1', () => refusal(500, 'X', '쉬는 중'))
    const first = await renderApp('/account/profile', { as: 'minseo' })
    await first.user.type(await screen.findByRole('textbox', { name: accountTexts.ko.nickname }), '!')
    press(accountTexts.ko.save)
    expect(await screen.findByText('쉬는 중')).toBeVisible()
    first.view.unmount()
    const second = await renderApp('/account/profile')
    expect(await screen.findByRole('textbox', { name: accountTexts.ko.nickname })).toHaveValue('민서!')
    second.view.unmount()
    for (const broken of ['{', '{"userId":"1","byForm":{"profile":{"nickName":7}}}', '[]']) {
      sessionStorage.setItem('drafts', broken)
      const { view } = await renderApp('/account/profile')
      expect(await screen.findByRole('textbox', { name: accountTexts.ko.nickname })).toHaveValue('민서')
      view.unmount()
    }
  })
})
