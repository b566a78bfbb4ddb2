import { commandExamples } from './commands/commandExamples.ts'
import type { Control } from './control.ts'

const help = async (name?: string) => (await import('./help.ts')).printHelp(name)

type Help = { readonly help: (name?: string) => Promise<void> }

/** A control whose commands `run` executes, and `help`, which prints all commands, or the named one. */
export function commandsBy(run: (name: string) => (input: unknown) => Promise<unknown>): Control & Help {
  const functions = Object.keys(commandExamples).map((name) => [name, run(name)] as const)
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- `Examples` names every command
  return { ...(Object.fromEntries(functions) as Control), help }
}
