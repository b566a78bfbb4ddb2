import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseColorTokens } from '../../.storybook/manager/tokens/colorTokens.ts'
import { resetTokens, tokenChanges } from '../../.storybook/manager/tokens/tokenChanges.ts'
import { tokenDiff } from '../../.storybook/manager/tokens/tokenSheet.ts'
import { TokensPanel } from '../../.storybook/manager/tokens/TokensPanel.ts'
import { designTokens } from '../../scripts/generate/designTokens.ts'

const sheet = readFileSync('src/ui/tokens.css', 'utf8')
const tokens = parseColorTokens(sheet)

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(sheet)))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  resetTokens(tokens)
  sessionStorage.clear()
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

// `act` also runs the effects of what is loaded; without it, an edit could come before the panel subscribes to the edits.
const renderPanel = () => act(async () => render(createElement(TokensPanel)))

async function openPanel() {
  await renderPanel()
  expect(screen.getByText('All 132 contrast pairs pass')).toBeVisible()
}

// By label, since roles take seconds among 150 fields.
const textField = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const edit = (name: string, value: string) => fireEvent.change(textField(name), { target: { value } })
const rowOf = (pair: string, theme: string) =>
  screen.getAllByRole('row').find(({ textContent }) => textContent.startsWith(`${pair}${theme}`))

/** The sheet that a story's frame has from the panel. */
const sheetIn = (frame: HTMLIFrameElement) => frame.contentDocument?.querySelector('#pickers-edited-tokens')?.textContent

async function addFrame() {
  const frame = document.createElement('iframe')
  frame.srcdoc = '<p>A story</p>'
  document.body.append(frame)
  await expect.poll(() => frame.contentDocument?.body.textContent).toBe('A story')
  return frame
}

describe('the tokens of the sheet', () => {
  test('are all colors that docs/tokens.json has', () => {
    const { raw = {}, light = {} } = designTokens(sheet)
    const colors = Object.entries({ ...raw, ...light }).filter(([, { $type }]) => $type === 'color')
    expect(tokens.map(({ name }) => name)).toEqual(colors.map(([name]) => `--${name}`))
  })

  test('have their value in each theme', () => {
    expect(tokens).toContainEqual(
      expect.objectContaining({ name: '--pencil-500', isRaw: true, light: '#ee3d12', dark: '#ee3d12' }),
    )
    expect(tokens).toContainEqual(
      expect.objectContaining({ name: '--mark', group: 'the mark', light: 'var(--pencil-500)', dark: 'var(--pencil-400)' }),
    )
    expect(tokens).toContainEqual(expect.objectContaining({ name: '--dim', light: 'transparent', dark: 'rgb(10 12 11 / 12%)' }))
  })
})

describe('an edit', () => {
  test('shows at once which pairs fail, before and after, in its theme alone', async () => {
    await openPanel()
    edit('--mark, light', '#ff8a6a')
    expect(screen.getByText(/of 132 contrast pairs fail/)).toHaveTextContent('5 of 132')
    expect(rowOf('--mark on --page', 'light')).toHaveTextContent('✗ 2.06 fails (was 3.54)')
    // Unchanged, so it is among those that are shown on request.
    expect(rowOf('--mark on --page', 'dark')).toBeUndefined()
  })

  test('of a raw token reaches every token that refers to it', async () => {
    await openPanel()
    edit('--pencil-500: pick a color', '#ffffff')
    expect(rowOf('--bar-mine on --bar-track', 'light')).toHaveTextContent('fails')
  })

  test('reaches open frames, those that load later, and ends there too', async () => {
    const open = await addFrame()
    await openPanel()
    edit('--page, dark', 'plum-950')
    const css = '@layer tokens { :root {  } :root, [data-theme] { --page: light-dark(var(--gray-50), var(--plum-950)); } }'
    expect(sheetIn(open)).toBe(css)
    const later = await addFrame()
    await expect.poll(() => sheetIn(later)).toBe(css)
    fireEvent.click(screen.getByText('Reset all'))
    expect([sheetIn(open), sheetIn(later)]).toEqual(['', ''])
  })

  test('that is no color changes nothing and says what is possible', async () => {
    await openPanel()
    edit('--text, light', 'salmon')
    expect(textField('--text, light')).toBeInvalid()
    expect(textField('--text, light')).toHaveAccessibleDescription('#rrggbb or a raw token')
    expect(tokenChanges.get().size).toBe(0)
    fireEvent.blur(textField('--text, light'))
    expect(textField('--text, light')).toHaveValue('gray-950')
  })

  test('leaves the alpha of an overlay', async () => {
    await openPanel()
    edit('--scrim, light: pick a color', '#102030')
    expect(tokenChanges.get().get('--scrim')?.light).toBe('rgb(16 32 48 / 62%)')
  })

  test('outlives the panel and ends by its button', async () => {
    await openPanel()
    edit('--mark, dark', '#FFF')
    cleanup()
    await renderPanel()
    expect(screen.getByText('1 edited')).toBeVisible()
    expect(tokenChanges.get().get('--mark')).toEqual({ light: 'var(--pencil-500)', dark: '#ffffff' })
    fireEvent.click(screen.getByLabelText('Reset --mark'))
    expect(screen.getByText('No edits')).toBeVisible()
  })
})

/** The manager's modules as a page load has them, with the edits that are stored. */
async function reload() {
  cleanup()
  vi.resetModules()
  const { restoreStoredTokens } = await import('../../.storybook/manager/tokens/loadTokenSheet.ts')
  const fresh = await import('../../.storybook/manager/tokens/tokenChanges.ts')
  await restoreStoredTokens()
  return fresh
}

describe('after a reload of the tab', () => {
  const key = 'pickers-storybook/tokens'

  test('an edit is applied before the panel is opened, and ends by a reset', async () => {
    await openPanel()
    edit('--page, dark', 'plum-950')
    const frame = await addFrame()
    const fresh = await reload()
    const values = { light: 'var(--gray-50)', dark: 'var(--plum-950)' }
    expect([...fresh.tokenChanges.get()]).toEqual([['--page', values]])
    expect(sheetIn(frame)).toContain('--page: light-dark(var(--gray-50), var(--plum-950));')
    fresh.resetTokens(tokens)
    expect(sheetIn(frame)).toBe('')
    expect(sessionStorage.getItem(key)).toBeNull()
  })

  test('an edit that tokens.css has by now ends, as do those that do not fit it', async () => {
    const white = { light: '#ffffff', dark: '#ffffff' }
    const entries = [
      ['--mark', { light: 'var(--pencil-500)', dark: 'var(--pencil-400)' }],
      ['--gone', white],
      ['--page', { light: 'red;}', dark: '#ffffff' }],
      ['--gray-50', { light: '#ffffff', dark: '#000000' }],
      ['--text', 'white'],
      ['--raised', white],
    ]
    sessionStorage.setItem(key, JSON.stringify(entries))
    const fresh = await reload()
    expect([...fresh.tokenChanges.get()]).toEqual([['--raised', white]])
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual([['--raised', white]])
  })

  test.each(['no JSON', '{}', '[null]'])('%s in the storage is no edit', async (text) => {
    sessionStorage.setItem(key, text)
    expect((await reload()).tokenChanges.get().size).toBe(0)
  })

  test('a browser that blocks the storage edits as before', async () => {
    const setItem = vi.fn<() => void>(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem })
    await openPanel()
    edit('--mark, dark', '#ffffff')
    expect(setItem).toHaveBeenCalled()
    expect(screen.getByText('1 edited')).toBeVisible()
  })
})

test('stories, which tests and pictures open without the manager, know nothing of the edits', () => {
  const preview = ['.storybook', 'stories', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mdx)$/.test(file) && !file.startsWith('manager'))
      .map((file) => `${folder}/${file}`),
  )
  expect(preview).toContain('.storybook/preview.tsx')
  const users = preview.filter((file) => /manager\/tokens|pickers-storybook/.test(readFileSync(file, 'utf8')))
  expect(users).toEqual([])
})

describe('the diff', () => {
  test('is copied, and git applies it', async () => {
    const user = userEvent.setup()
    await openPanel()
    edit('--pencil-500: pick a color', '#e0301e')
    edit('--danger, dark', 'plum-100')
    edit('--on-medal, light', 'gray-1000')
    await user.click(screen.getByText('Copy the diff'))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(applied(await navigator.clipboard.readText())).toBe(
      sheet
        .replace('--pencil-500: #ee3d12;', '--pencil-500: #e0301e;')
        .replace(
          '--danger: light-dark(var(--plum-700), var(--plum-300));',
          '--danger: light-dark(var(--plum-700), var(--plum-100));',
        )
        .replace('--on-medal: var(--gray-950);', '--on-medal: light-dark(var(--gray-1000), var(--gray-950));'),
    )
  })

  test('stays to be selected where the browser refuses the clipboard', async () => {
    const user = userEvent.setup()
    await openPanel()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    edit('--mark, dark', '#ffffff')
    await user.click(screen.getByText('Copy the diff'))
    expect(await screen.findByText(/The browser refused/)).toBeVisible()
    expect(screen.getByLabelText('The diff')).toHaveTextContent('+ --mark: light-dark(var(--pencil-500), #ffffff);')
  })

  test('is empty without an edit', () => expect(tokenDiff(sheet, tokens, new Map())).toBe(''))
})

/** tokens.css after `git apply`. */
function applied(diff: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-tokens-'))
  try {
    mkdirSync(join(folder, 'src/ui'), { recursive: true })
    writeFileSync(join(folder, 'src/ui/tokens.css'), sheet)
    writeFileSync(join(folder, 'tokens.diff'), diff)
    execFileSync('git', ['apply', 'tokens.diff'], { cwd: folder })
    return readFileSync(join(folder, 'src/ui/tokens.css'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a pair leads to its tokens', async () => {
  await openPanel()
  expect(rowOf('--text-on-mark on --mark', 'light')).toBeUndefined()
  fireEvent.click(screen.getByText('132 pairs pass'))
  fireEvent.click(within(rowOf('--text-on-mark on --mark', 'light') ?? document.body).getByText('--text-on-mark'))
  expect(screen.getByLabelText('Find a token')).toHaveValue('--text-on-mark')
  expect(screen.getByLabelText('--text-on-mark, dark')).toBeVisible()
  expect(screen.queryByLabelText('--mark, dark')).toBeNull()
})

test('a sheet that cannot be loaded is an alert', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  render(createElement(TokensPanel))
  expect(await screen.findByRole('alert')).toHaveTextContent('tokens.css could not be loaded.')
})
