import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi, onTestFinished } from 'vitest'
import { ConsoleProvider } from '../../mocks/console/ConsoleProvider.tsx'
import { useConsole } from '../../mocks/console/consoleContext.ts'
import { useFileDrop, useOpenFile } from '../../mocks/console/report/useOpenFile.ts'
import { CHECKLIST_KEY, readChecklist, type Checklist } from '../../mocks/gallery/checklist.ts'
import { TestRun } from '../../mocks/gallery/TestRun.tsx'
import { useChecklist } from '../../mocks/gallery/useChecklist.ts'
import { MissingTexts } from '../../mocks/db/seed/inLanguage.ts'
import { UNDO_KEY } from '../../mocks/page/runningScenario.ts'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'

/** «가나» as Korean Excel saves it. */
const EUC_KR = [0xb0, 0xa1, 0xb3, 0xaa]
const encode = (text: string) => [...new TextEncoder().encode(text)]
const fileOf = (name: string, ...parts: (string | number[])[]) =>
  new File([Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? encode(part) : part)))], name)

const entry = { result: 'failed', note: '단추가 안 보여요', build: '0.1.0', at: '2026-11-22T10:00:00.000Z' } as const
const checklist: Checklist = { 'cart-empty': entry }

function Gallery() {
  return <TestRun scenarios={[]} {...useChecklist()} />
}

const renderGallery = () =>
  render(
    <TextsProvider initial="en">
      <Gallery />
    </TextsProvider>,
  )

test('[CART-06] a damaged entry hides no other one, is announced, and stays stored until a result is changed', async () => {
  const damaged = JSON.stringify({ 'cart-free-shipping': { ...entry, result: 'maybe' }, ...checklist, 'shop-browse': null })
  localStorage.setItem(CHECKLIST_KEY, damaged)
  renderGallery()
  expect(screen.getByText('Some of the saved results couldn’t be read and are left out.')).toBeVisible()
  expect([readChecklist(), localStorage.getItem(CHECKLIST_KEY)]).toEqual([checklist, damaged])
})

test('results of two windows are merged before either hears of the other', () => {
  const [one, other] = [renderHook(useChecklist).result, renderHook(useChecklist).result]
  act(() => one.current.change('cart-empty', { result: 'passed' }))
  act(() => other.current.change('shop-browse', { note: '느려요' }))
  act(() => one.current.change('cart-empty', { note: '좋아요' }))
  expect(readChecklist()).toMatchObject({
    'cart-empty': { result: 'passed', note: '좋아요' },
    'shop-browse': { result: null, note: '느려요' },
  })
  expect(one.current.checklist).toEqual(readChecklist())
})

function Opener() {
  const openFile = useOpenFile()
  const target = useRef<HTMLDivElement>(null)
  useFileDrop(target)
  const { outcome } = useConsole()
  return (
    <div ref={target} data-testid="console">
      <input type="file" aria-label="File" onChange={({ target: { files } }) => void (files?.[0] && openFile(files[0]))} />
      <output>{outcome?.message}</output>
    </div>
  )
}

function renderConsole() {
  const importWorld = vi.fn<(input: { text: string }) => Promise<void>>(async () => undefined)
  vi.stubGlobal('__mock', {
    importWorld,
    exportWorld: async () => ({ text: 'the world before' }),
  })
  render(
    <TextsProvider initial="en">
      <ConsoleProvider>
        <Opener />
      </ConsoleProvider>
    </TextsProvider>,
  )
  return importWorld
}

const chooseFile = (file: File) => fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } })
const dropFile = (file: File) => fireEvent.drop(screen.getByTestId('console'), { dataTransfer: { files: [file] } })
const world = ['{"format":"pickers-world","memo":"', '"}'] as const
const reportStart = '<!doctype html><script type="application/json" id="pickers-report">'

const notDecoded = /^This file can’t be read as UTF-8 text\. .* Nothing has changed\.$/
const notReport = 'This is neither a report nor an exported world, so nothing has changed.'

test.each([
  ['a chosen world with broken text', chooseFile, [world[0], EUC_KR, world[1]], notDecoded],
  ['a dropped world with broken text', dropFile, [world[0], EUC_KR, world[1]], notDecoded],
  ['a report with broken text', chooseFile, [reportStart, world[0], [0xff], world[1], '</script>'], notDecoded],
  ['a foreign file', dropFile, ['JFIF'], notReport],
  ['a report that is cut off', chooseFile, [reportStart, world[0]], notReport],
])('%s is not opened, and the console says why', async (_, open, parts, reason) => {
  const importWorld = renderConsole()
  open(fileOf('file', ...parts))
  expect(await screen.findByText(reason)).toBeVisible()
  expect(importWorld).not.toHaveBeenCalled()
})

test('a world that an editor saved with a byte order mark is opened', async () => {
  const importWorld = renderConsole()
  chooseFile(fileOf('world.json', '\uFEFF', ...world))
  await waitFor(() => expect(importWorld.mock.calls).toEqual([[{ text: world.join('') }]]))
})

test('a world whose texts cannot be loaded leaves what could be undone before as it is', async () => {
  const importWorld = renderConsole()
  const undo = JSON.stringify({
    until: Date.now() + 60_000,
    done: 'Reset.',
    language: 'en',
    by: 'console',
    scenario: null,
    hasWorld: true,
  })
  sessionStorage.setItem(UNDO_KEY, undo)
  onTestFinished(() => sessionStorage.clear())
  importWorld.mockRejectedValue(new MissingTexts('the English texts could not be loaded'))
  chooseFile(fileOf('world.json', ...world))
  expect(await screen.findByText('the English texts could not be loaded')).toBeVisible()
  expect(sessionStorage.getItem(UNDO_KEY)).toBe(undo)
})
