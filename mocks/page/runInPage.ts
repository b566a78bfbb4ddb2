import * as v from 'valibot'
import { findScenarios } from './local.ts'
import type { Backend } from '../handlers/backend.ts'
import type { LogEntry, RequestLog } from '../handlers/requestLog.ts'
import type { Command, CommandContext } from '../control/commands/command.ts'
import { logEntry } from '../control/commands/settingCommands.ts'
import { CommandError } from '../control/commands/commandError.ts'
import { commands, execute } from '../control/control.ts'
import { applyStartState, type Navigate } from './applyStartState.ts'
import { worldLanguage } from './pageLanguage.ts'
import { storeRunningScenario } from './runningScenario.ts'
import type { StartState, StorageItems } from '../scenarios/startState.ts'
import { noteLeftOut } from './undo.ts'
import { readRequests, removeRequests } from './storedRequests.ts'
import { windowId, windowIdOf } from './windowName.ts'
import { readOtherPersonas, replaceOtherPersonas } from './tabPersona.ts'
import { storageKeys } from '../../src/contract/storageKeys.ts'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../../src/lib/storage.ts'
import type { Place } from '../control/encodeWorld.ts'

/** Commands that return a start state: the page navigates there. */
const leavesPage: ReadonlySet<string> = new Set(['reset', 'scenario', 'persona', 'importWorld'])

const replacesWorld: ReadonlySet<string> = new Set(['reset', 'scenario', 'importWorld'])

const removesRequests: ReadonlySet<string> = new Set([...replacesWorld, 'clearRequestLog'])

const endsScenario: ReadonlySet<string> = new Set(['reset', 'importWorld'])

/**
 * Called after a change: notifies other windows, and emulates the world's device in this one. `navigate` replaces loading the
 * start's document.
 */
export type AfterChange = {
  readonly notify: () => void
  readonly emulateDevice: () => Promise<void>
  readonly navigate?: Navigate | undefined
}

/** Runs a command in this page. Throws CommandError. Navigates if the command returns a start state. */
export async function runInPage(
  backend: Backend & Pick<CommandContext, 'onChange'>,
  base: string,
  name: string,
  input: unknown = {},
  after: AfterChange = { notify: () => {}, emulateDevice: async () => {} },
): Promise<unknown> {
  const command = new Map(Object.entries<Command>(commands)).get(name)
  if (!command) throw new CommandError(`no command ${name}; __mock.help() lists all`)
  if (name === 'requestLog') await (earlierRequests ??= addEarlierRequests(backend.log))
  const reply = await execute(command, await contextOf(backend, base), input)
  if (command.method === 'POST') after.notify()
  if (removesRequests.has(name)) {
    backend.log.clear()
    await removeRequests()
  }
  if (endsScenario.has(name)) storeRunningScenario(null)
  const storage: SafeStorage = safeLocalStorage
  if (name === 'expireToken') for (const [key, value] of Object.entries(Object(reply))) storage.write(key, String(value))
  if (leavesPage.has(name)) {
    // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- the schemas of these commands' replies
    const start = reply as StartState
    if (name === 'scenario') storeRunningScenario(String(Reflect.get(Object(input), 'id')), start.version)
    if (replacesWorld.has(name)) replaceOtherPersonas(start.otherPersonas)
    if (start.leftOut) noteLeftOut(start.leftOut)
    applyStartState(start, base, after.navigate)
  } else if (command.method === 'POST') await after.emulateDevice()
  return reply
}

let earlierRequests: Promise<void> | undefined

/** Whether a request of this window waits for ever: its page is gone. */
const isAborted = ({ window, status }: LogEntry) => status === null && windowIdOf(window) === windowId()

/** Adds the requests that were stored before this page was loaded. */
async function addEarlierRequests(log: RequestLog): Promise<void> {
  const read = (await readRequests()).map((stored) => v.safeParse(logEntry, stored))
  const earlier = read.flatMap(({ success, output }) => (success ? [output] : []))
  log.addEarlier(earlier.map((entry) => Object.assign(entry, { isEarlier: true }, isAborted(entry) ? { status: 0 } : {})))
}

type PageContext = CommandContext & { readonly place: () => Place }

/** The context of commands in this page, below `base`. */
export async function contextOf(backend: Backend & Pick<CommandContext, 'onChange'>, base: string): Promise<PageContext> {
  const ownScenarios = await findScenarios()
  return {
    ...backend,
    ownScenarios,
    language: worldLanguage(),
    place: () => readPlace(base),
    appUrl: base,
  }
}

/** The page's route below `base`, and the app's storage. */
const readPlace = (base: string): Place => ({
  route: `/${location.href.slice(base.length).split('#')[0]}`,
  localStorage: readKeys(safeLocalStorage, storageKeys.localStorage),
  sessionStorage: readKeys(safeSessionStorage, storageKeys.sessionStorage),
  otherPersonas: readOtherPersonas(),
})

function readKeys(storage: SafeStorage, keys: readonly string[]): StorageItems {
  return Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      const value = storage.read(key)
      return value === null ? [] : [[key, value]]
    }),
  )
}
