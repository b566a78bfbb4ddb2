import * as v from 'valibot'
import { methods, type Operation } from '../../src/contract/operation.ts'
import { examples, operations, type OperationName } from '../../src/contract/operations.ts'
import { expectThat, expectRefusal } from './validateReply.ts'
import type { Kit, Caller } from './kit.ts'
import { NotTried, typedEntries } from './report.ts'

const bodies: Partial<Record<OperationName, Readonly<Record<string, unknown>>>> = examples
/** A field that is missing, and one of another type. */
const invalidValues: readonly unknown[] = [undefined, {}]

/** Checks derived from the declaration of each operation: access, method, parameters and body (API-02 … API-05, API-14). */
export async function tryOperations(kit: Kit): Promise<void> {
  for (const [name, operation] of typedEntries<Readonly<Record<OperationName, Operation>>>(operations)) {
    const kind = operation.method === 'GET' ? 'reads' : 'writes'
    // Invalid bodies are derived from it and the schema.
    const body = bodies[name]
    await kit.check(name, 'who may call', kind, () => tryAccess(kit, operation, body))
    await kit.check(name, 'another method', 'writes', () => tryMethod(kit, operation))
    await kit.check(name, 'ids in its address', kind, () => tryAddress(kit, operation, body))
    if (body) await kit.check(name, 'invalid bodies', 'writes', () => tryBodies(kit, operation, body))
  }
  await kit.check('episodes', 'an unknown path', 'reads', async () => {
    const { code } = await kit.send({ ...operations.episodes, refusals: [] }, '/v1/no-such-path', {})
    expectThat(code === 'NOT_FOUND', `answers ${code} instead of NOT_FOUND`)
  })
}

async function tryAccess(kit: Kit, operation: Operation, body: unknown): Promise<void> {
  const input = { ...inputOf(operation), body }
  const callers = [undefined, { token: 'invented' }, { token: 'a.b.c' }]
  if (operation.access === 'public') {
    const reply = await kit.requestLoosely(operation, input, { token: 'invented' })
    expectThat(reply.code !== 'INVALID_TOKEN' && reply.code !== 'EXPIRED_TOKEN', 'a bad token is not ignored')
    return
  }
  for (const person of callers) {
    const reply = await kit.requestLoosely(operation, input, person)
    expectRefusal(reply, operation.access === 'refreshToken' ? 'INVALID_REFRESH_TOKEN' : 'INVALID_TOKEN')
  }
  if (operation.access === 'member' && !kit.isReadOnly)
    expectRefusal(await kit.requestLoosely(operation, input, await kit.guest('a')), 'MEMBERS_ONLY')
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

async function tryMethod(kit: Kit, operation: Operation): Promise<void> {
  const path = operation.path.replaceAll(/:\w+/g, '1')
  // Also `/v1/users/:userId`, which the path `/v1/users/additional-info` matches.
  const known = Object.values<Operation>(operations).filter((other) => patternOf(other.path).test(path))
  const method = methods.find((other) => known.every((one) => one.method !== other))
  if (!method) throw new NotTried('its path has every method')
  const reply = await kit.send(operation, path, { method })
  expectRefusal(reply, 'METHOD_NOT_ALLOWED')
  const allow = reply.headers.get('allow') ?? ''
  expectThat(allow.split(/\s*,\s*/).includes(operation.method), `Allow says ${allow || 'nothing'}`)
}

async function tryAddress(kit: Kit, operation: Operation, body: unknown): Promise<void> {
  const person = await caller(kit, operation)
  for (const part of ['params', 'query'] as const) {
    const schema = operation[part]
    for (const name of namesOf(schema)) {
      for (const value of ['x', '0', '-1', '1.5', 'a b', '1;2']) {
        const input = inputOf(operation)
        const request = { ...input, [part]: { ...input[part], [name]: value } }
        if (!schema || v.safeParse(schema, request[part]).success) continue
        expectRefusal(await kit.requestLoosely(operation, { ...request, body }, person), 'INVALID_REQUEST')
      }
    }
  }
}

async function tryBodies(kit: Kit, operation: Operation, body: Readonly<Record<string, unknown>>): Promise<void> {
  const { body: schema } = operation
  if (!schema) return
  const person = await caller(kit, operation)
  const input = inputOf(operation, person)
  for (const name of Object.keys(body)) {
    for (const value of invalidValues) {
      const invalidBody = { ...body, [name]: value }
      if (v.safeParse(schema, invalidBody).success) continue
      const reply = await kit.requestLoosely(operation, { ...input, body: invalidBody }, person)
      expectThat(
        reply.code === 'INVALID_REQUEST',
        `${name} ${value === undefined ? 'missing' : JSON.stringify(value).slice(0, 20)}: answers ${reply.status} ${reply.code ?? reply.result}`,
      )
    }
  }
  const path = operation.path.replaceAll(/:\w+/g, String(person?.userId ?? 1))
  for (const json of ['{', '"text"', '[]']) expectRefusal(await kit.send(operation, path, { json, person }), 'INVALID_REQUEST')
}

/** A caller with access to the operation. */
async function caller(kit: Kit, { access }: Operation): Promise<Caller | undefined> {
  if (access === 'public') return undefined
  if (access === 'member') return kit.member()
  if (access === 'refreshToken') throw new NotTried('the check would use up the refresh token')
  return kit.isReadOnly ? kit.reader() : kit.guest('a')
}

/** Valid ids, which do not need to exist. */
function inputOf(operation: Operation, person?: Caller) {
  const fill = (schema: v.GenericSchema | undefined) =>
    Object.fromEntries(namesOf(schema).map((name) => [name, name === 'userId' && person?.userId ? String(person.userId) : '1']))
  return { params: fill(operation.params), query: fill(operation.query) }
}

function namesOf(schema: v.GenericSchema | undefined): string[] {
  return schema && 'entries' in schema && typeof schema.entries === 'object' && schema.entries ? Object.keys(schema.entries) : []
}
