import { languages } from '../db/languages.ts'
import { decodeWorld } from '../control/encodeWorld.ts'
import type { Navigate } from './applyStartState.ts'
import { createControl } from '../control/control.ts'
import { isOnlyVisited } from './isOnlyVisited.ts'
import { contextOf, runInPage, type AfterChange } from './runInPage.ts'
import { readStartVersion } from './runningScenario.ts'
import { rememberWorld, replacing } from './undo.ts'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { readPersona } from './tabPersona.ts'
import { MissingTexts } from '../db/seed/inLanguage.ts'
import { personaNames, personas, type Persona } from '../db/seed/personas.ts'
import type { Backend } from '../handlers/backend.ts'
import { CommandError } from '../control/commands/commandError.ts'
import { SHARED } from '../control/commands/worldCommands.ts'

// Preloaded: starting a scenario needs the catalogue next.
import('../scenarios/catalogue.ts').catch(() => {})

/**
 * Starts the scenario of the `scenario` parameter and navigates to its start; an unknown id opens the gallery and never
 * resolves; `shared` opens the world in the link's hash. `language` names the language of its world and of the interface, `world` that of its world alone.
 */
export async function startFromAddress(backend: Backend, base: string, id: string, navigate: Navigate): Promise<void> {
  const after = { notify: () => {}, emulateDevice: async () => {}, navigate }
  try {
    await replacing(async () => {
      await rememberChanges(backend, base)
      if (id === SHARED) await runInPage(backend, base, 'importWorld', { text: await decodeWorld(location.hash.slice(1)) }, after)
      else await startNamed(backend, base, id, after)
    })
  } catch (refusal) {
    // A truncated link cannot be decoded: it opens the gallery too.
    const isBroken = refusal instanceof CommandError || id === SHARED
    if (!isBroken || refusal instanceof MissingTexts) throw refusal
    location.replace(galleryAddress(base, id))
    await new Promise(() => {})
  }
}

/** What was done in the world can be undone for a minute. */
async function rememberChanges(backend: Backend, base: string): Promise<void> {
  const context = await contextOf(backend, base)
  if (isOnlyVisited(await backend.world.log.read(readStartVersion() ?? 0), context.place())) return
  // The address here starts this scenario again.
  const place = () => ({ ...context.place(), route: '/' })
  await rememberWorld(createControl({ ...context, place }))
}

/** Starts a scenario; the tab's own persona is signed in at its start. */
async function startNamed(backend: Backend, base: string, id: string, after: AfterChange): Promise<void> {
  let start: string | undefined
  const persona = personaOfTab()
  const navigate = persona === undefined ? after.navigate : (address: string) => (start = address)
  await runInPage(backend, base, 'scenario', { id, ...namedLanguage() }, { ...after, navigate })
  if (persona !== undefined && start !== undefined) await signIn(backend, base, persona, start, after)
}

/** Signs the tab's own persona in, if no user or another one is, and shows the page of this address. */
export async function startPersona(backend: Backend, base: string, navigate: Navigate): Promise<void> {
  const persona = personaOfTab()
  const isSignedIn = persona !== undefined && safeLocalStorage.read('userId') === String(personas[persona].id)
  const after = { notify: () => {}, emulateDevice: async () => {}, navigate }
  const here = new URL(location.href)
  here.searchParams.delete('as')
  if (persona === undefined || isSignedIn) navigate(here.href)
  else await signIn(backend, base, persona, here.href, after)
}

function personaOfTab(): Persona | undefined {
  const persona = readPersona()
  return personaNames.find((name) => name === persona)
}

/** The cart and the payments of the persona stay. */
async function signIn(backend: Backend, base: string, persona: Persona, start: string, after: AfterChange): Promise<void> {
  const stays = (['cart', 'checkouts'] as const).map((key) => [key, safeLocalStorage.read(key)] as const)
  await runInPage(backend, base, 'persona', { persona }, { ...after, navigate: () => {} })
  for (const [key, value] of stays) if (value !== null) safeLocalStorage.write(key, value)
  after.navigate?.(start)
}

function namedLanguage() {
  const named = new URLSearchParams(location.search).get('language')
  const language = languages.find((each) => each === named)
  return language && { language }
}

/** The gallery's address with the reason; the id `list` opens the gallery itself. */
function galleryAddress(base: string, id: string): string {
  const world = new URLSearchParams(location.search).get('world')
  const reason = id === SHARED ? { damaged: '' } : { unknown: id }
  const query = new URLSearchParams({ ...(id === 'list' ? {} : reason), ...(world !== null && { world }) }).toString()
  return `${base}mock/scenarios.html${query === '' ? '' : `?${query}`}`
}
