// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { storeRunningScenario } from '../../../mocks/page/runningScenario.ts'
import { languageOf } from '../../../mocks/db/languageRecord.ts'
import type { Language } from '../../../mocks/db/languages.ts'
import { offerLanguage } from '../../../mocks/page/languageOffer.ts'
import { Shop, START } from '../client.ts'
import type { PickersWorld } from '../../../mocks/db/createWorld.ts'

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  document.documentElement.lang = 'ko'
})

const speak = (language: Language) => (document.documentElement.lang = language)

/** A page with a Korean world, unless `start` names another. */
async function openPage(language: Language = 'ko', pinnedAt = START) {
  const { world } = new Shop({ language, pinnedAt })
  const accept = vi.fn<(language: Language) => Promise<void>>(async () => {})
  onTestFinished(offerLanguage(world, accept))
  await settled(world)
  return { world, accept }
}

/** Later reads of a world come after the one of the offer. */
async function settled(world: PickersWorld): Promise<void> {
  for (let read = 0; read < 3; read++) await world.read(languageOf)
}

test('offers the language of the interface once it differs from the world’s', async () => {
  const { accept } = await openPage()
  expect(screen.queryByRole('status')).toBeNull()
  speak('en')
  expect(await screen.findByRole('status')).toHaveTextContent('still in Korean')
  await userEvent.click(screen.getByRole('button', { name: 'Begin anew in English' }))
  expect(accept).toHaveBeenCalledExactlyOnceWith('en')
  speak('ko')
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('says so when the texts of the other language cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { accept } = await openPage()
  accept.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  speak('en')
  await userEvent.click(await screen.findByRole('button', { name: 'Begin anew in English' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Connect to the internet'))
  expect(screen.queryByRole('button', { name: 'Begin anew in English' })).toBeNull()
})

test('offers Korean in an English world', async () => {
  await openPage('en')
  expect(await screen.findByRole('button', { name: '한국어로 새로 시작' })).toBeInTheDocument()
})

test('closed, it stays away in this world and comes back in the next one', async () => {
  await openPage()
  speak('en')
  await userEvent.click(await screen.findByRole('button', { name: 'Close this notice' }))
  expect(screen.queryByRole('status')).toBeNull()

  await openPage()
  expect(screen.queryByRole('status')).toBeNull()

  await openPage('ko', START + 1)
  expect(await screen.findByRole('status')).toBeInTheDocument()
})

test('does not disturb a scenario', async () => {
  storeRunningScenario('home-picked')
  const { world } = await openPage()
  speak('en')
  await settled(world)
  expect(screen.queryByRole('status')).toBeNull()
})
