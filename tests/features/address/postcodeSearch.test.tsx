import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPostcode } from '../../../stories/support/stubPostcode.ts'
import { AddressFields } from '../../../src/features/address/AddressFields.tsx'
import { TextsProvider } from '../../../src/texts/TextsProvider.tsx'
import { useLocale } from '../../../src/texts/useTexts.ts'

const blank = { name: '', receiver: '', phoneNumber: '', postalCode: '', address: '', addressDetail: '' }
const form = { values: blank, errorOf: () => undefined, change: () => {}, isSending: false }

/** The script elements that ask for the search; none of them loads by itself. */
let scripts: HTMLScriptElement[]

beforeEach(() => {
  vi.useFakeTimers()
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  })
})

afterEach(() => {
  vi.useRealTimers()
  delete window.daum
  delete window.kakao
})

function LanguageSwitch() {
  const { setLanguage } = useLocale()
  return (
    <button type="button" onClick={() => setLanguage('en')}>
      English
    </button>
  )
}

const show = () =>
  render(
    <TextsProvider initial="ko">
      <LanguageSwitch />
      <AddressFields form={form} />
    </TextsProvider>,
  )
/** What follows an event in promises belongs to it. */
const dispatch = (event: () => void) => act(async () => event())
const press = (name: string) => dispatch(() => fireEvent.click(screen.getByRole('button', { name })))

test('[ACCT-09] a search that hangs says so after ten seconds, and is asked for again', async () => {
  show()
  await press('우편번호 찾기')
  await press('우편번호 찾기')
  expect(scripts).toHaveLength(1)
  expect(screen.getByRole('alert')).toHaveTextContent('주소 검색을 불러오는 중이에요. 잠시 후 다시 시도해 주세요.')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('alert')).toHaveTextContent('주소 검색을 불러오지 못했어요')
  await press('다시 시도')
  expect(scripts).toHaveLength(2)
  expect(screen.getByRole('alert')).toHaveTextContent('주소 검색을 불러오는 중이에요. 잠시 후 다시 시도해 주세요.')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  // It comes late.
  stubPostcode()
  await press('우편번호 찾기')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('region', { name: '우편번호 검색' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: '우편번호' })).toHaveAttribute('readonly')
  expect(screen.getByRole('textbox', { name: '주소' })).toHaveAttribute('readonly')
})

test('[ACCT-09] a search that is blocked says so at once', async () => {
  show()
  await dispatch(() => fireEvent.error(scripts[0] ?? document))
  expect(screen.queryByRole('alert')).toBeNull()
  await press('우편번호 찾기')
  await dispatch(() => fireEvent.error(scripts[1] ?? document))
  expect(screen.getByRole('alert')).toHaveTextContent('주소 검색을 불러오지 못했어요')
  await press('다시 시도')
  stubPostcode()
  await dispatch(() => fireEvent.load(scripts[2] ?? document))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[ACCT-09, CONST-05] a language switch leaves one search in the form', async () => {
  stubPostcode()
  show()
  await press('우편번호 찾기')
  await press('English')
  expect(within(screen.getByRole('region', { name: 'Postcode search' })).getAllByRole('button', { name: /서울/ })).toHaveLength(1)
})
