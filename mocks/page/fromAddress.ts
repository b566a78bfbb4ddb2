import { languages } from '../db/languages.ts'
import { decodeWorld } from '../control/encodeWorld.ts'
import type { Navigate } from './applyStartState.ts'
import { runInPage } from './runInPage.ts'
import type { Backend } from '../handlers/backend.ts'
import { CommandError } from '../control/commands/commandError.ts'
import { deleteStaleWorlds } from './deleteStaleWorlds.ts'
import { SHARED } from '../control/commands/worldCommands.ts'

// Preloaded: starting a scenario needs the catalogue next.
import('../scenarios/catalogue.ts').catch(() => {})

/**
 * Starts the scenario of the `scenario` parameter and navigates to its start; an unknown id opens the gallery and never
 * resolves. `language` names the language of its world and of the interface, `world` that of its world alone.
 */
export async function startFromAddress(backend: Backend, base: string, id: string, navigate: Navigate): Promise<void> {
  const after = { notify: () => {}, emulateDevice: async () => {}, navigate }
  // Not awaited: the start does not depend on it.
  deleteStaleWorlds(`pickers-mock:${import.meta.env.BASE_URL}:`).catch(() => {})
  try {
    if (id === SHARED) await runInPage(backend, base, 'importWorld', { text: await decodeWorld(location.hash.slice(1)) }, after)
    else await runInPage(backend, base, 'scenario', { id, ...namedLanguage() }, after)
  } catch (refusal) {
    // A truncated link cannot be decoded: it opens the gallery too.
    if (!(refusal instanceof CommandError) && id !== SHARED) throw refusal
    location.replace(galleryAddress(base, id))
    await new Promise(() => {})
  }
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
