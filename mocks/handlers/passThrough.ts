import * as v from 'valibot'
import { readCounter, setCounter } from '../db/ids.ts'
import { upsert } from '../db/collection.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import type { Language } from '../db/languages.ts'
import type { User } from '../db/collections/users.ts'
import { failed, isWithoutBody } from './reply.ts'
import { warn } from './warn.ts'
import type { WriteTx } from '../db/collections.ts'
import { notices } from './notices.ts'
import type { PassedOn } from './passThroughList.ts'
import { parseJson } from '../db/parseJson.ts'

/** A header of replies that the pass-through created, with the problem. */
export const NOTICE_HEADER = 'x-mock-notice'

const login = v.object({
  result: v.literal('SUCCESS'),
  data: v.object({ accessToken: v.string(), refreshToken: v.string(), userId: v.optional(v.pipe(v.unknown(), v.toNumber())) }),
})

const userReply = v.object({
  result: v.literal('SUCCESS'),
  data: v.object({
    id: v.number(),
    nickName: v.nullish(v.string(), ''),
    age: v.nullish(v.number(), null),
    gender: v.fallback(v.nullish(v.picklist(['M', 'W']), null), null),
    provider: v.fallback(v.picklist(['google', 'naver', 'guest']), 'google'),
  }),
})

const providers: Record<string, User['provider']> = {
  signInWithGoogle: 'google',
  signInWithNaver: 'naver',
  signInAsGuest: 'guest',
}

const texts = {
  ko: {
    unreachable: '연결된 서버가 응답하지 않아요.',
    mockedSignIn: '연결된 서버가 로그인 정보를 알지 못해요. 로그인도 같은 서버로 연결해 주세요.',
  },
  en: {
    unreachable: 'The connected server doesn’t respond.',
    mockedSignIn: 'The connected server doesn’t know this login. Pass logging in on to the same server.',
  },
}

type Forwarded = {
  readonly request: Request
  readonly readBytes: () => Promise<Uint8Array<ArrayBuffer>>
  /** Below the base. */
  readonly path: string
  /** The operation's name. */
  readonly operation: string
  /** Of messages. */
  readonly language: Language
}

/** Sends a request to the real backend, and stores the users of the tokens in its replies. An unreachable backend is a 502. */
export async function forwardRequest(
  world: PickersWorld,
  { request, readBytes, path, operation, language }: Forwarded,
  to: PassedOn,
): Promise<Response> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const url = new URL(path.slice(1) + new URL(request.url).search, to.backend.endsWith('/') ? to.backend : `${to.backend}/`)
  try {
    const answer = await to.send(new Request(url, await initOf(request, readBytes)))
    const text = await answer.text()
    if (answer.status === 401 && bearer !== undefined && !to.operations.has('refreshTokens'))
      return signInMocked(request, path, language)
    const reply = parseJson(text)?.value
    if (v.is(login, reply)) await storeTokenUsers(world, operation, v.parse(login, reply).data, bearer)
    if (operation === 'user' && v.is(userReply, reply)) await storeUser(world, v.parse(userReply, reply).data)
    const headers = forwarded(answer.headers, ownReplyHeaders)
    return new Response(isWithoutBody(answer.status) ? null : text, { status: answer.status, headers })
  } catch (error) {
    const message = `${texts[language].unreachable} (${to.backend}: ${String(error)})`
    return failed(502, { code: 'BACKEND_UNREACHABLE', message }, { [NOTICE_HEADER]: notices.unreachable })
  }
}

/** Refuses a token of the mocks, but not with a 401, which would end the client's session. */
function signInMocked({ method }: Request, path: string, language: Language): Response {
  warn(`${method} ${path}: ${notices.mockedSignIn}`)
  return failed(
    502,
    { code: 'SIGN_IN_NOT_PASSED', message: texts[language].mockedSignIn },
    { [NOTICE_HEADER]: notices.mockedSignIn },
  )
}

/** Of one connection (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** `fetch` sets these itself, and decodes what it has asked for. */
const ownRequestHeaders = ['host', 'content-length', 'accept-encoding', 'expect']
const ownReplyHeaders = ['content-length', 'content-encoding']

/** All headers but those of one connection, and those that are set anew here. */
function forwarded(sent: Headers, own: readonly string[]): Headers {
  const headers = new Headers(sent)
  const named = (sent.get('connection') ?? '').split(',').map((name) => name.trim())
  for (const name of [...hopByHop, ...own, ...named]) if (name !== '') headers.delete(name)
  // Which origins may read the reply, the mock server says itself.
  for (const name of sent.keys()) if (name.startsWith('access-control-')) headers.delete(name)
  return headers
}

async function initOf({ method, headers: sent }: Request, readBytes: Forwarded['readBytes']): Promise<RequestInit> {
  const headers = forwarded(sent, ownRequestHeaders)
  if (method === 'GET') return { method, headers }
  const bytes = await readBytes()
  return { method, headers, ...(bytes.length > 0 && { body: bytes }) }
}

/** Mocked operations then accept these tokens for the user of their login; refreshed tokens belong to the same user. */
async function storeTokenUsers(
  world: PickersWorld,
  operation: string,
  { accessToken, refreshToken, userId }: v.InferOutput<typeof login>['data'],
  bearer: string | undefined,
): Promise<void> {
  await world.transaction((tx) => {
    const id = userId ?? tx.foreignTokens.findFirst((q) => q.where({ id: bearer ?? '' }))?.userId
    if (id === undefined || !Number.isSafeInteger(id) || id < 1) return
    addForeignUser(tx, id, providers[operation])
    for (const token of [accessToken, refreshToken]) upsert(tx.foreignTokens, { id: token, userId: id })
  })
}

/** Adds a user with the real backend's id to the world, if it is unknown. */
function addForeignUser(tx: WriteTx, id: number, provider: User['provider'] = 'google'): void {
  if (tx.users.findFirst((q) => q.where({ id }))) return
  const unknown = { name: '', nickName: '', email: null, phoneNumber: null, birthYear: null, gender: null, isOwner: false }
  tx.users.create({ id, provider, guestId: provider === 'guest' ? `foreign-${id}` : null, ...unknown })
  if ((readCounter(tx.counters, 'users') ?? 0) < id) setCounter(tx.counters, 'users', id)
}

async function storeUser(
  world: PickersWorld,
  { id, nickName, gender, age: birthYear, provider }: v.InferOutput<typeof userReply>['data'],
): Promise<void> {
  await world.transaction((tx) => {
    tx.users.update((q) => q.where({ id }), {
      data: (draft) => Object.assign(draft, { nickName, gender, birthYear, provider }),
    })
  })
}
