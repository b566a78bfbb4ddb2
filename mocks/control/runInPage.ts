import { findScenarios } from '../local/inPage.ts'
import type { Backend } from './backend.ts'
import { CommandError, type CommandContext, type Command } from './commands/command.ts'
import { commands, execute } from './control.ts'
import { applyStartState } from './applyStartState.ts'
import { storeRunningScenario } from './runningScenario.ts'
import { storageKeys } from '../../src/contract/storageKeys.ts'
import type { StartState, StorageItems } from '../scenarios/startState.ts'
import { templatesIn } from './templates.ts'

/** Commands that return a start state: the page navigates there. */
const leavesPage: ReadonlySet<string> = new Set(['reset', 'scenario', 'persona', 'importWorld'])

const endsScenario: ReadonlySet<string> = new Set(['reset', 'importWorld'])

/** Called after a change: notifies other windows, and emulates the world's device in this one. */
export type AfterChange = { readonly notify: () => void; readonly emulateDevice: () => Promise<void> }

/** Runs a command in this page. Throws CommandError. Navigates if the command returns a start state. */
export async function runInPage(
  backend: Backend,
  base: string,
  name: string,
  input: unknown = {},
  after: AfterChange = { notify: () => {}, emulateDevice: async () => {} },
): Promise<unknown> {
  const command = new Map(Object.entries<Command>(commands)).get(name)
  if (!command) throw new CommandError(`no command ${name}; there are ${Object.keys(commands).join(', ')}`)
  const reply = await execute(command, await contextOf(backend, base), input)
  if (command.method === 'POST') after.notify()
  if (endsScenario.has(name)) storeRunningScenario(undefined)
  if (name === 'scenario') storeRunningScenario({ id: String(Reflect.get(Object(input), 'id')), done: [] })
  if (leavesPage.has(name) && isStartState(reply)) applyStartState(reply, base)
  else if (command.method === 'POST') await after.emulateDevice()
  return reply
}

async function contextOf(backend: Backend, base: string): Promise<CommandContext> {
  const ownScenarios = await findScenarios()
  const place = () => ({
    route: `/${location.href.slice(base.length).split('#')[0]}`,
    localStorage: readKeys(localStorage, storageKeys.localStorage),
    sessionStorage: readKeys(sessionStorage, storageKeys.sessionStorage),
  })
  return { ...backend, ownScenarios, templates: templatesIn(base), place, appUrl: base }
}

function readKeys(storage: Storage, keys: readonly string[]): StorageItems {
  return Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      const value = storage.getItem(key)
      return value === null ? [] : [[key, value]]
    }),
  )
}

function isStartState(reply: unknown): reply is StartState {
  return typeof reply === 'object' && reply !== null && 'start' in reply && 'sessionStorage' in reply
}
