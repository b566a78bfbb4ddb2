import { decodeWorld } from './encodeWorld.ts'
import { runInPage } from './runInPage.ts'
import type { Backend } from './backend.ts'
import { CommandError } from './command.ts'
import { showScenarios } from './scenarioList.ts'
import { deleteStaleWorlds } from './deleteStaleWorlds.ts'
import { SHARED } from './worldCommands.ts'

// Starting a scenario needs the catalogue next.
import('../scenarios/catalogue.ts').catch(() => {})

/** Starts the scenario that `?scenario=` names and navigates to its start; an unknown id shows the list of scenarios. */
export async function startFromAddress(backend: Backend, base: string, id: string): Promise<void> {
  // Beside the work: a browser that refuses has nothing to sweep.
  deleteStaleWorlds(`pickers-mock:${import.meta.env.BASE_URL}:`).catch(() => {})
  try {
    if (id === SHARED) await runInPage(backend, base, 'importWorld', { text: await decodeWorld(location.hash.slice(1)) })
    else await runInPage(backend, base, 'scenario', { id })
  } catch (refusal) {
    // A truncated link cannot be decoded: the list is shown for it too.
    if (!(refusal instanceof CommandError) && id !== SHARED) throw refusal
    await showScenarios(base, id)
  }
}
