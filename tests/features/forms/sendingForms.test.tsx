import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Persona } from '../../../mocks/db/seed/personas.ts'
import { guestOrdersTexts } from '../../../src/features/guest/texts.ts'
import { type Form, forms } from '../../support/forms.tsx'
import { button, press, textbox } from '../../support/formProperties.tsx'
import { holdReplies, renderApp } from '../../support/renderApp.tsx'
import { accountTexts } from '../../../src/features/account/texts.ts'

describe('a form that is being sent', () => {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

  const fields = () => {
    const form = (document.querySelector('dialog') ?? document).querySelector('form')
    return [...(form?.querySelectorAll<Control>('input:not([readonly], [type=file]), textarea, select') ?? [])]
  }

  async function change(user: UserEvent, field: Control): Promise<void> {
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, field.options[3]?.value ?? '')
    else if (field.type === 'radio') await user.click(field)
    else await user.type(field, '7')
  }

  const lookup: Omit<Form, 'as'> & { as: Persona } = {
    title: 'the lookup of an order',
    as: 'guest',
    path: '/guest/orders',
    open: async () => void (await screen.findByRole('textbox', { name: guestOrdersTexts.ko.number })),
    type: async (user) => {
      await user.type(textbox(guestOrdersTexts.ko.number), '20261121-ABCDEF')
      await user.type(textbox(guestOrdersTexts.ko.phone), '01012345678')
    },
    save: guestOrdersTexts.ko.search,
    readValues: () => [textbox(guestOrdersTexts.ko.number).value, textbox(guestOrdersTexts.ko.phone).value],
  }

  test.each([...forms, lookup])(
    '[AUTH-19] $title: its fields are locked and keep the focus, so that what is saved is what is shown',
    async (form) => {
      await form.before?.()
      const { user } = await renderApp(form.path, { as: form.as })
      await form.open(user)
      await form.type(user)
      const sent = form.readValues()
      const focused = fields().at(-1)
      focused?.focus()
      const release = holdReplies('/v1/*', 'post')
      press(form.save)
      await waitFor(() => expect(button(form.save)).toHaveAttribute('aria-busy', 'true'))
      expect(focused).toHaveFocus()
      for (const field of fields()) {
        expect(field).toHaveAttribute('aria-disabled', 'true')
        await change(user, field)
      }
      expect(form.readValues()).toEqual(sent)
      release()
      await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
    },
  )

  test('[AUTH-19, ACCT-05] what is typed into a form that was opened again meanwhile stays a draft', async () => {
    const { user } = await renderApp('/account/profile', { as: 'minseo' })
    await user.type(await screen.findByRole('textbox', { name: accountTexts.ko.nickname }), '1')
    const release = holdReplies('/v1/users/1', 'post')
    press(accountTexts.ko.save)
    await user.click(screen.getByRole('link', { name: '내 리뷰' }))
    await user.click(await screen.findByRole('link', { name: '회원정보' }))
    const nickname = await screen.findByRole('textbox', { name: accountTexts.ko.nickname })
    await user.type(nickname, '2')
    release()
    expect(await screen.findByText(accountTexts.ko.saved)).toBeVisible()
    expect(nickname).toHaveValue('민서12')
    const draft = { byForm: { profile: { nickName: '민서12' } } }
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem('drafts') ?? '{}')).toMatchObject(draft))
  })
})
