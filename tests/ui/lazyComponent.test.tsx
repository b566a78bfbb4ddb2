import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { followMissingFiles } from '../../src/lib/newBuild.ts'
import { lazyComponent } from '../../src/ui/lazyComponent.tsx'
import { allowConsoleErrors } from '../support/consoleGuard.ts'

type DialogProps = { title: string; onClose?: () => void }
const Dialog = ({ title }: DialogProps) => <dialog open>{title}</dialog>

function Failed({ onClose }: DialogProps) {
  useEffect(() => onClose?.(), [onClose])
  return null
}

/** A field, and a button that opens the component of `load`; a failure is shown as an alert. */
function showPage(load: () => Promise<ComponentType<DialogProps>>) {
  render(
    <PageBoundary>
      <Page LazyDialog={lazyComponent(load, { ifFailed: Failed })} />
    </PageBoundary>,
  )
}

function Page({ LazyDialog }: { LazyDialog: ReturnType<typeof lazyComponent<DialogProps>> }) {
  const [{ isOpen, failures }, setPage] = useState({ isOpen: false, failures: 0 })
  // StrictMode runs the effect that calls it twice.
  const onClose = () => setPage((page) => (page.isOpen ? { isOpen: false, failures: page.failures + 1 } : page))
  return (
    <>
      <input aria-label="memo" />
      <button type="button" onClick={() => setPage({ isOpen: !isOpen, failures })}>
        open
      </button>
      {failures > 0 && <p role="alert">{failures}</p>}
      {isOpen && <LazyDialog title="sizes" onClose={onClose} />}
    </>
  )
}

class PageBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null }

  static getDerivedStateFromError({ message }: Error) {
    return { message }
  }

  override render() {
    return this.state.message ?? this.props.children
  }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'open' }))

test('[NAV-11] a failed chunk is reported once, the next press fetches it; typed text stays', async () => {
  allowConsoleErrors(/could not be loaded/)
  const load = vi.fn<() => Promise<typeof Dialog>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module')).mockResolvedValue(Dialog)
  showPage(load)
  await userEvent.type(screen.getByLabelText('memo'), 'warm wool')

  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('1')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('memo')).toHaveValue('warm wool')

  await press()
  expect(await screen.findByRole('dialog')).toHaveTextContent('sizes')
  expect(screen.getByRole('alert')).toHaveTextContent('1')
  expect(screen.getByLabelText('memo')).toHaveValue('warm wool')
})

test('[NAV-11] two failed presses in a row: each is reported, the third works', async () => {
  allowConsoleErrors(/could not be loaded/)
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn<() => Promise<typeof Dialog>>()
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockResolvedValue(Dialog)
  showPage(load)
  for (const count of ['1', '2']) {
    await press()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(count))
  }
  await press()
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('[NAV-11] after a failure its style sheets are requested again before it is shown', async () => {
  allowConsoleErrors(/could not be loaded/)
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/Sizes.css' })
  document.head.append(sheet)
  onTestFinished(() => document.querySelector('link[href$="Sizes.css"]')?.remove())
  const load = vi.fn<() => Promise<typeof Dialog>>()
  load.mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/Sizes.css')).mockResolvedValue(Dialog)
  showPage(load)
  await press()
  expect(await screen.findByRole('alert')).toBeVisible()
  await press()
  expect(await screen.findByRole('dialog')).toHaveTextContent('sizes')
  expect([sheet.isConnected, document.querySelectorAll('link[href$="Sizes.css"]').length]).toEqual([false, 1])
})

test('code is fetched once, by the first press, and the page stays visible meanwhile', async () => {
  let deliver: ((dialog: typeof Dialog) => void) | undefined
  const load = vi.fn<() => Promise<typeof Dialog>>(() => new Promise((resolve) => (deliver = resolve)))
  showPage(load)
  expect(load).not.toHaveBeenCalled()
  await press()
  expect(screen.getByLabelText('memo')).toBeVisible()
  deliver?.(Dialog)
  expect(await screen.findByRole('dialog')).toBeVisible()
  await press()
  expect(screen.queryByRole('dialog')).toBeNull()
  await press()
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('[ERR-04] what it throws while rendering reaches the error boundary of the page', async () => {
  allowConsoleErrors(/broken dialog/)
  showPage(async () => () => {
    throw new Error('broken dialog')
  })
  await press()
  expect(await screen.findByText('broken dialog')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {count}
    </button>
  )
}

const Waiting = ({ children }: { children: ReactNode }) => <Suspense fallback="waiting">{children}</Suspense>

test('[NAV-11] a page is fetched when it is first rendered, with a placeholder', async () => {
  const Page = lazyComponent(async () => Counter)
  render(<Page step={2} />, { wrapper: Waiting })
  expect(screen.getByText('waiting')).toBeVisible()
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible()
})

test('[NAV-11] a page fetched ahead is rendered at once', async () => {
  const Page = lazyComponent(async () => Counter)
  await Page.preload()
  render(<Page step={2} />, { wrapper: Waiting })
  expect(screen.getByRole('button', { name: '0' })).toBeVisible()
})

test('a page keeps its state when it is fetched again meanwhile', async () => {
  const Page = lazyComponent(async () => Counter)
  const { rerender } = render(<Page step={2} />, { wrapper: Waiting })
  await userEvent.click(await screen.findByRole('button'))
  await Page.preload()
  rerender(<Page step={3} />)
  await userEvent.click(screen.getByRole('button', { name: '2' }))
  expect(screen.getByRole('button', { name: '5' })).toBeVisible()
})

/** As Vite does it before the import rejects. */
const missingFile = () => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return Promise.reject<typeof Dialog>(error)
}

describe('a file that a deploy has removed', () => {
  followMissingFiles()

  test('[NAV-11] loads the document again, once for a build; then the part says so', async () => {
    allowConsoleErrors(/could not be loaded/)
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    showPage(missingFile)
    await press()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()

    showPage(missingFile)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('1')
    expect(reload).toHaveBeenCalledOnce()
  })

  test.each([
    ['a field has a text', () => userEvent.type(screen.getByLabelText('memo'), 'warm wool')],
    ['the browser is offline', async () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('[NAV-11] does not load it again while %s', async (_, prepare) => {
    allowConsoleErrors(/could not be loaded/)
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    showPage(missingFile)
    await prepare()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('1')
    expect(reload).not.toHaveBeenCalled()
  })
})
