import { getResponse, type HttpHandler } from 'msw'
import type { ErrorCode } from '../../src/contract/errors.ts'
import { commonRefusals, type Operation } from '../../src/contract/operation.ts'
import { examples, operations, type OperationName } from '../../src/contract/operations.ts'
import { createWorld, type PickersWorld } from '../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { createBackend } from '../../mocks/handlers/backend.ts'
import { failure } from '../../mocks/handlers/reply.ts'
import { resources } from '../../mocks/resources/all.ts'
import { Refusal } from '../../mocks/rules/refusal.ts'
import { startSession } from '../../mocks/rules/users/session.ts'
import { SCENARIO_START } from '../../mocks/scenarios/startScenario.ts'
import { member, trials, type Trial, type TrialRequest, type Trials } from './openApiTrials.ts'

/** Replies of the handlers in the seeded world, by code. */
export type Replies = Readonly<Partial<Record<ErrorCode | 'success', unknown>>>

const BASE = 'https://api.example.com/'
/** Elements of a list: a document shows what one is, not how many there are. */
const LIST_LENGTH = 6

/** For each operation a reply of success and one of each of its own refusals; the common refusals are in `commonExamples`. */
export async function operationExamples(): Promise<Map<string, Replies>> {
  const replies = new Map<string, Replies>()
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const { success = () => exampleOf(name), ...tried }: Trials = trialsOf(name)
    const entries: [string, Reply][] = [['success', await replyTo(operation, success)]]
    for (const code of operation.refusals) {
      const trial = tried[code]
      entries.push([code, trial ? await replyTo(operation, trial) : await refusalOf(code)])
    }
    for (const [code, { error }] of entries)
      if (code !== (error?.code ?? 'success'))
        throw new Error(`scripts/generate/openApiTrials.ts: ${code} of ${name} has the reply ${JSON.stringify(error)}`)
    replies.set(name, Object.fromEntries(entries.map(([code, reply]) => [code, shortened(reply)])))
  }
  return replies
}

export async function commonExamples(): Promise<Replies> {
  return Object.fromEntries(await Promise.all(commonRefusals.map(async (code) => [code, await refusalOf(code)])))
}

type Reply = { readonly data: unknown; readonly error: { readonly code: string } | null }

const isName = (name: string): name is OperationName => name in trials
const trialsOf = (name: string): Trials => (isName(name) && trials[name]) || {}

const bodies: Partial<Record<string, Readonly<Record<string, unknown>>>> = examples
const exampleOf = (name: string): TrialRequest => (bodies[name] ? { body: bodies[name] } : {})

/** A code that no rule of the mock backend refuses with has the words that one would have. */
const refusalOf = (code: ErrorCode): Promise<Reply> => failure(new Refusal(code)).json()

type Opened = {
  readonly log: MemoryLog
  readonly world: PickersWorld
  readonly handlers: readonly HttpHandler[]
  readonly token: string
  readonly version: number | undefined
}

/** A seeded world with a session of the member, a fixed clock and fixed ids. */
async function openWorld(): Promise<Opened> {
  const log = new MemoryLog()
  const world = createWorld(log, { resources, pinnedAt: SCENARIO_START })
  const { accessToken: token } = await world.transaction((tx) => startSession(tx, member.id, SCENARIO_START))
  return { log, world, handlers: createBackend(world, BASE, { resources }).handlers, token, version: await versionOf(log) }
}

const versionOf = async (log: MemoryLog) => (await log.read(0)).at(-1)?.version

/** The world of the next trial: what none has changed is used again, since a seed takes time. */
let next: Opened | undefined

async function replyTo(operation: Operation, trial: Trial): Promise<Reply> {
  const opened = next ?? (await openWorld())
  const request = await opened.world.transaction(trial)
  const isSignedIn = operation.access === 'user' || operation.access === 'member'
  const token = request.token ?? (isSignedIn ? opened.token : '')
  const response = await getResponse([...opened.handlers], requestOf(operation, request, token))
  next = (await versionOf(opened.log)) === opened.version ? opened : undefined
  return response?.json()
}

function requestOf(
  { method, path, multipart }: Operation,
  { params = {}, query = {}, body, photos = 0 }: TrialRequest,
  token: string,
) {
  const url = new URL(
    path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => (name in params ? String(params[name]) : '1')),
    BASE,
  )
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const authorization = { authorization: `Bearer ${token}` }
  if (!multipart) {
    const sent = body && { body: JSON.stringify(body) }
    return new Request(url, {
      method,
      headers: { ...authorization, ...(sent && { 'content-type': 'application/json' }) },
      ...sent,
    })
  }
  const form = new FormData()
  form.append(multipart.part, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  for (let photo = 0; photo < photos; photo += 1) form.append(multipart.files, new Blob(['x'], { type: 'image/png' }), 'a.png')
  return new Request(url, { method, headers: authorization, body: form })
}

const shortened = (reply: Reply): Reply =>
  Array.isArray(reply.data) ? { ...reply, data: reply.data.slice(0, LIST_LENGTH) } : reply
