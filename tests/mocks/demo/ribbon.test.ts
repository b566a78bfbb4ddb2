// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installRibbon } from '../../../mocks/demo/ribbon/installRibbon.ts'
import { ribbonTags } from '../../../mocks/demo/ribbon/ribbon.ts'
// Loaded by the press: a busy machine takes longer than a test waits.
import '../../../mocks/demo/ribbon/copyLink.ts'
import '../../../mocks/page/undo.ts'

const toggleConsole = vi.fn<() => void>()
const commands = {
  reset: vi.fn<() => Promise<void>>(),
  persona: vi.fn<(input: object) => Promise<void>>(),
  exportWorld: vi.fn<() => Promise<{ text: string }>>(),
  linkToWorld: vi.fn<() => Promise<{ link: string | null }>>(),
  read: vi.fn<() => Promise<string | undefined>>(),
  orders: vi.fn<() => Promise<{ orderId: string; toDeposit: number | null }[]>>(),
  depositArrives: vi.fn<(input: object) => Promise<void>>(),
}

// The files of a project share the document.
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  Reflect.set(globalThis, '__mock', commands)
  document.body.innerHTML = ribbonTags('/demo/')
    .filter(({ tag }) => tag === 'aside')
    .map((ribbon) => `<aside class="demo-ribbon" lang="${'attrs' in ribbon ? ribbon.attrs.lang : ''}">${ribbon.children}</aside>`)
    .join('')
  installRibbon(toggleConsole)
})

const ribbon = (language: 'ko' | 'en') => {
  const [ko, en] = screen.getAllByRole('complementary')
  const shown = language === 'ko' ? ko : en
  if (!shown) throw new Error('there is no ribbon')
  shown.querySelector('details')?.setAttribute('open', '')
  return within(shown)
}

test('its links stay below the base, and those of an English ribbon start English worlds', () => {
  const addresses = ribbon('en')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
  expect(addresses).toContain('/demo/start/')
  expect(addresses.filter((address) => address.includes('scenario'))).toHaveLength(3)
  for (const address of addresses) expect(address).toMatch(/^\/demo\/(start\/$|\?scenario=.*language=en)/)
})

test('a person’s button signs in or out in the present world', async () => {
  await userEvent.click(ribbon('ko').getByRole('button', { name: '회원' }))
  expect(commands.persona).toHaveBeenLastCalledWith({ persona: 'jihoon' })
})

test.each([
  ['', undefined, '방문자'],
  ['501', 'guest', '게스트'],
  ['1', 'google', '회원'],
])('the menu marks what user "%s" is, also one who came in by a button of the shop', async (userId, provider, name) => {
  if (provider !== undefined) localStorage.setItem('userId', userId)
  commands.read.mockResolvedValue(provider)
  const shown = ribbon('ko')
  document.querySelector('details')?.dispatchEvent(new Event('toggle'))
  await waitFor(() => expect(shown.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'))
  expect(shown.getAllByRole('button', { name: /방문자|게스트|회원/, pressed: true })).toHaveLength(1)
})

const open = () => document.querySelector('details')?.dispatchEvent(new Event('toggle'))

test('the menu has the deposit while the page waits for it', async () => {
  commands.orders.mockResolvedValue([
    { orderId: '20261121-A', toDeposit: 41_500 },
    { orderId: '20261121-B', toDeposit: null },
  ])
  const shown = ribbon('ko')
  history.replaceState(null, '', '?orderId=20261121-A')
  open()
  await userEvent.click(await shown.findByRole('button', { name: '이 가상계좌에 입금하기' }))
  expect(commands.depositArrives).toHaveBeenCalledWith({ orderId: '20261121-A' })
  history.replaceState(null, '', '?orderId=20261121-B')
  open()
  await waitFor(() => expect(shown.queryByRole('button', { name: '이 가상계좌에 입금하기' })).toBeNull())
})

test('a failed command is reported, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  commands.reset.mockRejectedValue(new Error('no storage'))
  const shown = ribbon('en')
  await userEvent.click(shown.getByRole('button', { name: 'Start over in English' }))
  await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent('Reload the page'))
  expect(commands.reset).toHaveBeenCalledWith({ language: 'en' })
  expect(shown.getByRole('button', { name: 'Start over in English' })).toBeEnabled()
})

test('the testers’ console opens in sight of the app, and the focus can return', async () => {
  await userEvent.click(ribbon('en').getByRole('button', { name: 'Tester tools' }))
  expect(toggleConsole).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('complementary')[1]?.querySelector('details')).not.toHaveAttribute('open')
  expect(document.activeElement).toHaveTextContent('Menu')
})

test('Escape closes the menu and returns the focus to its button', async () => {
  ribbon('ko').getByRole('button', { name: '회원' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('details')).not.toHaveAttribute('open')
  expect(document.activeElement).toHaveTextContent('메뉴')
})

test('a link that the browser does not copy is shown; a world without one is named', async () => {
  commands.linkToWorld.mockResolvedValue({ link: 'https://demo.test/?scenario=shared#abc' })
  const shown = ribbon('en')
  const copy = shown.getByRole('button', { name: 'Copy a link to this state' })
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no permission'))
  await user.click(copy)
  await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent('https://demo.test/?scenario=shared#abc'))
  commands.linkToWorld.mockResolvedValue({ link: null })
  await user.click(copy)
  await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent('too much for a link'))
})

test('hidden, it stays so in this tab', async () => {
  await userEvent.click(ribbon('ko').getByRole('button', { name: '이 탭에서 숨기기' }))
  expect(document.documentElement.dataset['ribbon']).toBe('off')
  expect(sessionStorage.getItem('pickers-mock:ribbon')).toBe('off')
})
