import * as v from 'valibot'
import { command, done, isDone, nothing, type CommandContext, type NamedWorlds } from './command.ts'
import { CommandError } from './commandError.ts'

const summary = v.object({
  name: v.string(),
  /** Below the server's address; the end of a client's base URL. */
  path: v.string(),
  isLoaded: v.boolean(),
  /** ISO 8601; null if it was not used since the server started. */
  lastUsedAt: v.nullable(v.string()),
})

export const namedWorldCommands = {
  worlds: command({
    method: 'GET',
    path: '/worlds',
    about: 'The worlds of the mock server: `main` at its address, each other one at `/w/NAME/`.',
    input: nothing,
    reply: v.array(summary),
    run: async (to) => worldsOf(to).list(),
  }),

  removeWorld: command({
    method: 'POST',
    path: '/worlds/remove',
    about: 'Deletes a world of the mock server; its next request begins it again from the seed.',
    input: v.object({ name: v.string() }),
    reply: done,
    run: async (to, { name }) => {
      const worlds = worldsOf(to)
      if (!worlds.has(name)) throw new CommandError(`there is no world ${name}`)
      await worlds.remove(name)
      return isDone
    },
  }),
}

function worldsOf({ worlds }: CommandContext): NamedWorlds {
  if (!worlds) throw new CommandError('only the mock server has named worlds')
  return worlds
}
