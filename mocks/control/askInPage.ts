import { findScenarios } from '../local/inPage.ts'
import type { Backend } from './backend.ts'
import { CommandError, type CommandContext, type Command } from './command.ts'
import { commands, execute } from './control.ts'
import { applyStartState } from './applyStartState.ts'
import { deviceKeys, type StartState, type StorageItems } from '../scenarios/startState.ts'
import { templatesIn } from './templates.ts'

/** These lead somewhere else: the page goes there. */
const leading: ReadonlySet<string> = new Set(['reset', 'scenario', 'persona', 'importWorld'])

/** What follows a change: other windows are told, and this one becomes the device of its world. */
export type After = { readonly tell: () => void; readonly become: () => Promise<void> }

/** Runs a command in this page; one that leads somewhere takes the page along. */
export async function askInPage(
  backend: Backend,
  base: string,
  name: string,
  input: unknown = {},
  after: After = { tell: () => {}, become: async () => {} },
): Promise<unknown> {
  const command = new Map(Object.entries<Command>(commands)).get(name)
  if (!command) throw new CommandError(`there is no ${name}; there are ${Object.keys(commands).join(', ')}`)
  const reply = await execute(command, await controlledIn(backend, base), input)
  if (command.method === 'POST') after.tell()
  // A page that leaves need not become what the new world says; its next one does.
  if (leading.has(name) && isDeparture(reply)) applyStartState(reply, base)
  else if (command.method === 'POST') await after.become()
  return reply
}

async function controlledIn(backend: Backend, base: string): Promise<CommandContext> {
  const ownScenarios = await findScenarios()
  const place = () => ({
    route: `/${location.href.slice(base.length).split('#')[0]}`,
    localStorage: keptIn(localStorage, deviceKeys.localStorage),
    sessionStorage: keptIn(sessionStorage, deviceKeys.sessionStorage),
  })
  return { ...backend, ownScenarios, templates: templatesIn(base), place, appUrl: base }
}

function keptIn(storage: Storage, keys: readonly string[]): StorageItems {
  return Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      const value = storage.getItem(key)
      return value === null ? [] : [[key, value]]
    }),
  )
}

function isDeparture(reply: unknown): reply is StartState {
  return typeof reply === 'object' && reply !== null && 'start' in reply && 'sessionStorage' in reply
}
