import { decodeWorld } from './encodeWorld.ts'
import { askInPage } from './askInPage.ts'
import type { Backend } from './backend.ts'
import { CommandError } from './command.ts'
import { showScenarios } from './scenarioList.ts'
import { deleteStaleWorlds } from './deleteStaleWorlds.ts'
import { SHARED } from './worldCommands.ts'

// Whoever starts a scenario asks for the catalogue next.
import('../scenarios/catalogue.ts').catch(() => {})

/** Starts what `?scenario=` names and goes where it begins; an id nobody knows gets the list of those there are. */
export async function startFromAddress(backend: Backend, base: string, id: string): Promise<void> {
  // Beside the work: a browser that refuses has nothing to sweep.
  deleteStaleWorlds(`pickers-mock:${import.meta.env.BASE_URL}:`).catch(() => {})
  try {
    if (id === SHARED) await askInPage(backend, base, 'importWorld', { text: await decodeWorld(location.hash.slice(1)) })
    else await askInPage(backend, base, 'scenario', { id })
  } catch (refusal) {
    // A link cut short cannot be unpacked: that, too, is nobody's scenario.
    if (!(refusal instanceof CommandError) && id !== SHARED) throw refusal
    await showScenarios(base, id)
  }
}
