import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { guestPhone } from '../../../src/lib/phone.ts'
import { DigitsInput, PhoneInput } from '../../../src/ui/controls/DigitsInput.tsx'
import { LimitedTextArea } from '../../../src/ui/controls/LimitedTextArea.tsx'

type Controlled = { value: string; onText: (text: string) => void }

/** Pastes into a field in place of what stands between the bars; returns its text with a bar at the caret. */
async function paste(field: string, inserted: string, control: (props: Controlled) => ReactElement): Promise<string> {
  const [head = '', selected = '', tail = ''] = field.split('|')
  function Form() {
    const [value, onText] = useState(head + selected + tail)
    return control({ value, onText })
  }
  const { unmount } = render(<Form />)
  const box = screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox')
  box.focus()
  box.setSelectionRange(head.length, head.length + selected.length)
  const user = userEvent.setup()
  await (inserted === '' ? user.keyboard('{Backspace}') : user.paste(inserted))
  const caret = box.selectionStart ?? -1
  unmount()
  return `${box.value.slice(0, caret)}|${box.value.slice(caret)}`
}

describe('[MEMO-02, OPEN-23] a text that must fit', () => {
  test.each([
    ['room left', 'abc||', 'd', 5, 'abcd|'],
    ['at the end of a full text', 'abcde||', 'f', 5, 'abcde|'],
    ['in the middle of a full text', 'ab||cde', 'X', 5, 'ab|cde'],
    ['more than fits, in the middle', 'a||b', 'XYZ', 4, 'aXY|b'],
    ['over everything', '|abc|', 'vwxyz', 4, 'vwxy|'],
    ['half an emoji', 'abcd||', '👗', 5, 'abcd|'],
    ['an emoji that fits', 'abc||', '👗', 5, 'abc👗|'],
    ['a text of an older limit', 'abcdefg|h|', '', 5, 'abcde|'],
    ['decomposed syllables', '||', '비 오는 날에는'.normalize('NFD'), 8, '비 오는 날에는|'],
    ['a syllable that does not fit', '||', '한글날'.normalize('NFD'), 2, '한글|'],
    ['a letter that joins the one before', 'caf||', 'e\u0301', 4, 'café|'],
    ['a sequence of emoji', 'abc||', '👩‍🚀', 6, 'abc|'],
    ['a flag of two letters', '||', '🇰🇷🇰🇷', 6, '🇰🇷|'],
  ])('%s', async (_, field, inserted, limit, shown) => {
    expect(await paste(field, inserted, (props) => <LimitedTextArea {...props} limit={limit} />)).toBe(shown)
  })
})

describe('[ACCT-04, OPEN-24] a phone number', () => {
  test.each([
    ['||', '+82 10-1234-5678', '010-1234-5678|'],
    ['||', '0082 10 1234 5678', '010-1234-5678|'],
    ['||', '82 (0)10-1234-5678', '010-1234-5678|'],
    ['||', '０１０－１２３４－５６７８', '010-1234-5678|'],
    ['||', '+82 2-123-4567', '02-123-4567|'],
    ['|010-1357-2461|', '+82 10-7777-8888', '010-7777-8888|'],
    ['|010-1357-2461|', '010-7777-8888(내선 0001)', '010-7777-8888|'],
    ['010-|0000|-0001', '1234', '010-1234|-0001'],
    ['010-12||34-5678', '99', '010-12|34-5678'],
    ['010-1234-5||678', '', '010-123-4|678'],
    ['010-||123-4567', '', '010|-123-4567'],
    ['010-12||', 'ㅂ', '010-12|'],
    ['|010|-8210-5678', '', '|821-056-78'],
  ])('%s with %j', async (field, inserted, shown) => {
    expect(await paste(field, inserted, (props) => <PhoneInput {...props} />)).toBe(shown)
  })

  test('[GUEST-03] of the lookup has 2-4-4 with ten digits', async () => {
    expect(await paste('||', '0101234567', (props) => <PhoneInput {...props} format={guestPhone} />)).toBe('01-0123-4567|')
  })
})

test.each([
  ['||', '110-123-456789', '110123456789|'],
  ['||', '신한 110-987-654321', '110987654321|'],
  ['1111|2222|33334444', '987654321', '11119876|33334444'],
  ['||', '82101234567890', '82101234567890|'],
])('[ORD-07] an account number: %s with %j', async (field, inserted, shown) => {
  expect(await paste(field, inserted, (props) => <DigitsInput {...props} limit={16} />)).toBe(shown)
})
