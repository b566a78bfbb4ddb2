import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Command } from '../../mocks/control/commands/command.ts'
import { commands } from '../../mocks/control/control.ts'

type Json = Record<string, unknown>

const failure = (description: string): Json => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error'],
        properties: { error: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } } },
      },
    },
  },
})

/** The control API of a mocked world as an OpenAPI 3.1 document. */
export function controlOpenApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, command] of Object.entries<Command>(commands)) {
    paths[`/__mock${command.path}`] = {
      ...paths[`/__mock${command.path}`],
      [command.method.toLowerCase()]: describe(name, command),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pickers: control of the mocked world',
      version: '1',
      description:
        'Scenarios, time, faults, the crowd, orders and the request log. In a page the same commands are functions of `window.__mock`.',
    },
    servers: [{ url: 'http://localhost:8787', description: 'npm run mock:server' }],
    paths,
  }
}

function describe(name: string, { method, path, about, input, reply }: Command): Json {
  const body = { required: true, content: { 'application/json': { schema: shapeOf(input) } } }
  return {
    operationId: name,
    tags: [path.split('/')[1]],
    summary: about,
    ...(method === 'POST' && { requestBody: body }),
    responses: {
      '200': { description: 'Done.', content: { 'application/json': { schema: shapeOf(reply) } } },
      '400': failure('The command does not take this input.'),
      '403': failure('A page of another origin sent it.'),
      '409': failure('It cannot be done, and why.'),
      ...(method === 'POST' && { '415': failure('The body is not JSON by its Content-Type.') }),
    },
  }
}

function shapeOf(schema: GenericSchema): Json {
  const { $schema: _, ...shape } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' })
  return shape
}
