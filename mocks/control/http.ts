import type { Command, CommandContext } from './commands/command.ts'
import { CommandError, InputError } from './commands/commandError.ts'
import { MissingTexts } from '../db/seed/inLanguage.ts'
import { messages } from '../rules/messages.ts'
import { commands, execute } from './control.ts'

const commandsByRoute = new Map(Object.values<Command>(commands).map((command) => [`${command.method} ${command.path}`, command]))

/**
 * Handles a request for a path below `/__mock` with a query or a JSON body, and a JSON reply. 404 for an unknown path, 400 for
 * an invalid input, 409 for a command that cannot run. 415 for another body than JSON, which any page's form could post.
 */
export async function handleControlRequest(controlled: CommandContext, request: Request, path: string): Promise<Response> {
  const command = commandsByRoute.get(`${request.method} ${path}`)
  if (!command) return failure(404, unknownMessage(request.method, path))
  const type = request.headers.get('content-type')
  const isJson = type === null ? request.body === null : /^application\/json\s*(;|$)/i.test(type)
  if (request.method === 'POST' && !isJson) return failure(415, messages.notJson(type ?? '-').en)
  try {
    return Response.json(await execute(command, controlled, await readInput(request)))
  } catch (error) {
    if (error instanceof InputError) return failure(400, error.message)
    if (error instanceof CommandError || error instanceof MissingTexts) return failure(409, error.message)
    throw error
  }
}

/** A command's name in place of its path is answered with its path. */
function unknownMessage(method: string, path: string): string {
  const named = new Map(Object.entries<Command>(commands)).get(path.slice(1))
  const meant = named ? `${path.slice(1)} is ${named.method} /__mock${named.path}` : 'docs/control.md lists all'
  return `there is no ${method} /__mock${path}; ${meant}`
}

async function readInput(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams)
  const bytes = await request.arrayBuffer()
  try {
    // `Request.text` would put U+FFFD into a world that another program has saved in another encoding.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new InputError('the body is not JSON in UTF-8')
  }
}

const failure = (status: number, message: string) => Response.json({ error: { message } }, { status })
