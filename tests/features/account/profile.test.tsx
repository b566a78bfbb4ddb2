import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { staticPaths } from '../../../src/config/paths.ts'
import { currentYear } from '../../../src/lib/format.ts'
import { countCalls, overrideHandler, refusal, startMockServer, renderApp } from '../../support/renderApp.tsx'
import { birthYears } from '../../../src/features/session/rules.ts'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: /^(회원정보 저장|Save profile)$/ })

async function open({ as = 'minseo', language = 'ko' }: { as?: 'minseo' | 'yuna'; language?: 'ko' | 'en' } = {}) {
  const app = await renderApp('/account/profile', { as, language })
  await screen.findByRole('form')
  return app
}

describe('the account pages', () => {
  test.each([
    ['/account/profile', '회원정보'],
    ['/account/orders', '주문 내역'],
    ['/account/reviews', '내 리뷰'],
  ])('[ACCT-01, NAV-05] %s is the current page in the sidebar', async (path, name) => {
    await renderApp(path, { as: 'minseo' })
    const side = within(await screen.findByRole('navigation', { name: '내 계정 메뉴' }))
    const pages = staticPaths.filter((other) => other.startsWith('/account/'))
    expect(side.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(pages)
    expect(side.getByRole('link', { current: 'page' })).toHaveTextContent(name)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(document.title).toBe(`${name} · Pickers`)
  })
})

describe('the profile', () => {
  test('[ACCT-02] shows the stored profile; an unknown gender is unset', async () => {
    const { view } = await open()
    expect(field('닉네임')).toHaveValue('민서')
    expect(field('이메일')).toHaveValue('minseo@example.com')
    expect(field('휴대폰 번호')).toHaveValue('010-1357-2461')
    expect(screen.getByRole('combobox', { name: '출생연도' })).toHaveDisplayValue('1998년')
    expect(screen.getByRole('radio', { name: '여성' })).toBeChecked()
    view.unmount()
    await open({ as: 'yuna' })
    expect(screen.getByRole('combobox', { name: '출생연도' })).toHaveDisplayValue('연도를 골라 주세요')
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2)
  })

  test('[ACCT-02] nickname, email, phone and birth year are required, each with a message', async () => {
    const calls = countCalls()
    const { user } = await open()
    for (const name of ['닉네임', '이메일', '휴대폰 번호']) await user.clear(field(name))
    await user.selectOptions(screen.getByRole('combobox', { name: '출생연도' }), '')
    await user.click(save())
    expect(field('닉네임')).toHaveAccessibleDescription('닉네임을 1~20자로 입력해 주세요')
    expect(field('닉네임')).toHaveFocus()
    expect(field('이메일')).toHaveAccessibleDescription('올바른 이메일 주소를 입력해 주세요')
    expect(field('휴대폰 번호')).toHaveAccessibleDescription('올바른 휴대폰 번호를 입력해 주세요 (예: 010-1234-5678)')
    expect(screen.getByRole('combobox', { name: '출생연도' })).toHaveAccessibleDescription('출생연도를 골라 주세요')
    expect(calls['POST /v1/users/1']).toBeUndefined()
    await user.type(field('닉네임'), '민')
    expect(field('닉네임')).toBeValid()
  })

  test('[ACCT-02] a gender that is unset is refused with a message at the field, until one is chosen', async () => {
    const calls = countCalls()
    const { user } = await open({ as: 'yuna' })
    await user.type(field('휴대폰 번호'), '01012345678')
    await user.selectOptions(screen.getByRole('combobox', { name: '출생연도' }), '1998')
    await user.click(save())
    const gender = screen.getByRole('group', { name: '성별' })
    expect(gender).toHaveAccessibleDescription('성별을 골라 주세요')
    expect(screen.getByRole('radio', { name: '여성' })).toHaveFocus()
    expect(calls[`POST /v1/users/${personas.yuna.id}`]).toBeUndefined()
    await user.click(screen.getByRole('radio', { name: '여성' }))
    expect(gender).not.toHaveAccessibleDescription()
    await user.click(save())
    expect(await screen.findByText('회원정보를 수정했어요')).toBeVisible()
  })

  test('[ACCT-03] invalid email and phone show the messages of the specification', async () => {
    const { user } = await open({ language: 'en' })
    await user.clear(field('Email'))
    await user.type(field('Email'), 'minseo@example')
    await user.clear(field('Phone number'))
    await user.type(field('Phone number'), '02-123-4567')
    await user.click(save())
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
    expect(field('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number. (e.g. 010-1234-5678)')
  })

  test('[ACCT-02] a nickname has at most 20 characters', async () => {
    const { user } = await open()
    await user.type(field('닉네임'), '가'.repeat(30))
    expect(field('닉네임')).toHaveValue('민서' + '가'.repeat(18))
  })

  test('[ACCT-04] the phone is formatted while it is typed, 13 characters at most', async () => {
    const { user } = await open()
    const phone = field('휴대폰 번호')
    await user.clear(phone)
    await user.type(phone, '0a1-1')
    expect(phone).toHaveValue('011')
    await user.type(phone, '1234567')
    expect(phone).toHaveValue('011-123-4567')
    await user.type(phone, '8999')
    expect(phone).toHaveValue('011-1234-5678')
  })

  test('[ACCT-02] offers 100 birth years and the stored one', async () => {
    await startMockServer().world.transaction(
      (tx) => void tx.users.update(personas.minseo, { data: (draft) => void (draft.birthYear = 1901) }),
    )
    await open()
    const years = within(screen.getByRole('combobox', { name: '출생연도' }))
      .getAllByRole('option')
      .slice(1)
    expect(years.map((option) => Number(option.getAttribute('value')))).toEqual([1901, ...birthYears(currentYear())])
  })

  test('[ACCT-05] saves once and shows a confirmation', async () => {
    const calls = countCalls()
    const { user, world } = await open({ language: 'en' })
    await user.clear(field('Nickname'))
    await user.type(field('Nickname'), ' Min ')
    await user.click(screen.getByRole('radio', { name: 'Man' }))
    // The second press comes before the reply.
    fireEvent.click(save())
    fireEvent.click(save())
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible()
    const saved = await world.read((tx) => tx.users.findFirst((q) => q.where({ id: 1 })))
    expect(saved).toMatchObject({ nickName: 'Min', gender: 'M', email: 'minseo@example.com', phoneNumber: '01013572461' })
    expect(calls['POST /v1/users/1']).toBe(1)
  })

  test('[ACCT-05, ERR-01] a refusal shows the server’s reason and keeps the input', async () => {
    const { user } = await open({ language: 'en' })
    await user.clear(field('Email'))
    await user.type(field('Email'), 'jihoon@example.com')
    await user.click(save())
    expect(await screen.findByText('An error occurred while updating the profile.')).toBeVisible()
    expect(screen.getByText('Another account uses this email address.')).toBeVisible()
    expect(field('Email')).toHaveValue('jihoon@example.com')
    overrideHandler('post', '/v1/users/1', () => HttpResponse.html('<b>no</b>', { status: 502 }))
    await user.click(save())
    await waitFor(() => expect(screen.queryByText('Another account uses this email address.')).toBeNull())
    expect(await screen.findByText('An error occurred while updating the profile.')).toBeVisible()
  })

  test('[ACCT-05] field errors of the server are shown at their fields', async () => {
    overrideHandler('post', '/v1/users/1', () =>
      HttpResponse.json(
        {
          result: 'FAIL',
          data: null,
          error: { code: 'INVALID_REQUEST', message: '다시', fields: [{ path: 'age', message: '' }] },
        },
        { status: 400 },
      ),
    )
    const { user } = await open()
    await user.click(save())
    await waitFor(() => expect(screen.getByRole('combobox', { name: '출생연도' })).toBeInvalid())
    expect(screen.getByRole('combobox', { name: '출생연도' })).toHaveFocus()
  })
})

describe('addresses', () => {
  test('[ACCT-06, OPEN-08] lists addresses and keeps the draft of a closed form', async () => {
    const { user } = await open()
    const list = await screen.findByRole('list', { name: '배송지' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '배송지 추가' }))
    await user.type(screen.getByRole('textbox', { name: '받는 분' }), '구민서')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: '배송지 추가' }))
    expect(screen.getByRole('textbox', { name: '받는 분' })).toHaveValue('구민서')
  })

  test('[ACCT-06, ERR-01] a failed user offers a retry', async () => {
    overrideHandler('get', '/v1/users/1', () => refusal(500, 'X', '쉬는 중'))
    await renderApp('/account/profile', { as: 'minseo' })
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible()
  })
})
