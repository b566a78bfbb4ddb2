import type { Control } from '../control.ts'

/** The commands of `__mock`, in the order of `control.ts`: a page needs the names before it loads their code. */
export const commandNames = [
  'reset',
  'scenarios',
  'scenario',
  'persona',
  'expireToken',
  'endSession',
  'exportWorld',
  'importWorld',
  'linkToWorld',
  'clock',
  'setClock',
  'advanceClock',
  'clockToEpisodeEnd',
  'clockToDepositDeadline',
  'pinClock',
  'faults',
  'addFault',
  'removeFault',
  'clearFaults',
  'heldReplies',
  'releaseReply',
  'overrides',
  'addOverride',
  'switchOverride',
  'removeOverride',
  'orders',
  'depositArrives',
  'setOrderStatus',
  'stocks',
  'sellOut',
  'crowd',
  'setCrowd',
  'device',
  'setDevice',
  'passThrough',
  'setPassThrough',
  'requestLog',
  'clearRequestLog',
  'worlds',
  'removeWorld',
] as const satisfies readonly (keyof Control)[]

type Help = { readonly help: (name?: string) => Promise<void> }

/** A control whose commands `run` executes, and `help`. */
export function commandsBy(run: (name: string) => (input: unknown) => Promise<unknown>): Control & Help {
  const functions = commandNames.map((name) => [name, run(name)] as const)
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- `commandNames` has every command, by a test
  return { ...(Object.fromEntries(functions) as Control), help }
}

/** Prints all commands, or the named one, with arguments and an example. */
async function help(name?: string): Promise<void> {
  const { printHelp } = await import('../help.ts')
  printHelp(name)
}
