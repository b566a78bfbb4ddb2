import { readFileSync } from 'node:fs'
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { signedIn, tokens } from '../../src/contract/auth.ts'
import { fieldError } from '../../src/contract/envelope.ts'
import { currentEpisodeShape, episode, style } from '../../src/contract/episodes.ts'
import { errorStatuses, type ErrorCode } from '../../src/contract/errors.ts'
import { REVIEW_PHOTOS_MAX } from '../../src/contract/limits.ts'
import { commonRefusals, type Operation } from '../../src/contract/operation.ts'
import { examples, operations } from '../../src/contract/operations.ts'
import { completion, order, orderLine, refundAccount, virtualAccount } from '../../src/contract/orderShape.ts'
import { paymentMethods } from '../../src/contract/values.ts'
import { paymentPages } from '../../src/contract/payment.ts'
import { instant } from '../../src/contract/instant.ts'
import { memo, ranked, statisticsShape, summary, userPicksShape } from '../../src/contract/picks.ts'
import { productDetail, productShape } from '../../src/contract/products.ts'
import { review } from '../../src/contract/reviewShape.ts'
import { address, email, emailText, userShape } from '../../src/contract/users.ts'
import { idText } from '../../src/contract/values.ts'
import { commonExamples, operationExamples, type Replies } from './openApiExamples.ts'

type Json = Record<string, unknown>

/** Bodies have the name of their operation; one schema for several has that of the first. */
const bodies = new Map<GenericSchema, string>()
for (const [name, { body }] of Object.entries<Operation>(operations)) {
  if (body && !bodies.has(body)) bodies.set(body, `${name.charAt(0).toUpperCase()}${name.slice(1)}Body`)
}

/** Named schemas of the document; all others are inlined. */
const definitions = {
  ...Object.fromEntries([...bodies].map(([body, name]) => [name, body])),
  SignedIn: signedIn,
  Tokens: tokens,
  Style: style,
  Episode: episode,
  CurrentEpisode: currentEpisodeShape,
  UserPicks: userPicksShape,
  Memo: memo,
  Ranked: ranked,
  Summary: summary,
  Statistics: statisticsShape,
  User: userShape,
  Address: address,
  Product: productShape,
  ProductDetail: productDetail,
  Review: review,
  OrderLine: orderLine,
  Order: order,
  VirtualAccount: virtualAccount,
  RefundAccount: refundAccount,
  Completion: completion,
}

const formats = new Map<unknown, string>([
  // The converter takes a pipe apart.
  [instant.pipe[0], 'date-time'],
  [email.pipe[0], 'email'],
  [emailText, 'email'],
])

const conversion = {
  target: 'draft-2020-12' as const,
  typeMode: 'input' as const,
  // The document describes the transferred data, without fallbacks and transformations.
  errorMode: 'ignore' as const,
  // What the client may leave out of a reply is no rule for a server.
  ignoreActions: ['metadata'],
  definitions,
  overrideSchema: ({ valibotSchema, jsonSchema }: { valibotSchema: unknown; jsonSchema: object }) => {
    const format = formats.get(valibotSchema)
    return format === undefined ? undefined : { ...jsonSchema, format }
  },
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
}

/** The contract as an OpenAPI 3.1 document: the transferred data in both directions, with replies of the seeded world. */
export async function openApi(): Promise<Json> {
  const replies = await operationExamples()
  const common = Object.entries(await commonExamples())
  const statements = requirementTexts()
  const paths: Record<string, Json> = {}
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const path = templateOf(operation.path)
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: describe(name, operation, statements.get(operation.id) ?? name, replies.get(name) ?? {}),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pickers', version: '1', description: 'Style episodes, picks, statistics, a curated shop and its orders.' },
    servers: [{ url: '/', description: 'VITE_API_BASE_URL' }],
    paths: { ...paths, ...pages(statements) },
    components: {
      schemas: { ...toJsonSchemaDefs(definitions, conversion), Failure: failure() },
      examples: Object.fromEntries(common.map(([code, value]) => [code, { value }])),
      securitySchemes: {
        access: { type: 'http', scheme: 'bearer', description: 'The access token.' },
        refresh: { type: 'http', scheme: 'bearer', description: 'The refresh token.' },
      },
    },
  }
}

function describe(name: string, operation: Operation, statement: string, replies: Replies): Json {
  const security = { public: [], refreshToken: [{ refresh: [] }], user: [{ access: [] }], member: [{ access: [] }] }
  return {
    operationId: name,
    tags: [operation.path.split('/')[2] ?? ''],
    summary: `${operation.id} ${statement}`,
    security: security[operation.access],
    parameters: [...parametersOf(operation.params, 'path'), ...parametersOf(operation.query, 'query')],
    ...(operation.body === undefined
      ? {}
      : { requestBody: { required: true, content: contentOf(operation, shapeOf(operation.body), Object(examples)[name]) } }),
    responses: { '200': success(operation, replies), ...refusals(operation, replies) },
  }
}

function contentOf({ multipart }: Operation, body: Json, example: unknown): Json {
  if (multipart === undefined) return { 'application/json': { schema: body, example } }
  const files = { type: 'array', maxItems: REVIEW_PHOTOS_MAX, items: { type: 'string', format: 'binary' } }
  const schema = { type: 'object', required: [multipart.part], properties: { [multipart.part]: body, [multipart.files]: files } }
  const encoding = { [multipart.part]: { contentType: 'application/json' }, [multipart.files]: { contentType: 'image/*' } }
  return { 'multipart/form-data': { schema, encoding, example: { [multipart.part]: example } } }
}

function success({ reply, isReplyOptional }: Operation, { success: example }: Replies): Json {
  const shape = shapeOf(reply)
  const data = isReplyOptional && shape['type'] !== 'null' ? { anyOf: [shape, { type: 'null' }] } : shape
  const note = isReplyOptional ? 'Done. The data is a convenience: clients judge `result` alone.' : 'Done.'
  return { description: note, content: { 'application/json': { schema: enveloped('SUCCESS', data, { type: 'null' }), example } } }
}

function refusals(operation: Operation, replies: Replies): Json {
  const codes = [...new Set([...commonRefusals.filter((code) => isPossible(code, operation)), ...operation.refusals])]
  const statuses = [...new Set(codes.map((code) => errorStatuses[code]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const list = codes.filter((code) => errorStatuses[code] === status)
      const codesOnly = { properties: { error: { properties: { code: { enum: list } } } } }
      const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, codesOnly] }
      const named = Object.fromEntries(list.map((code) => [code, exampleOf(code, replies)]))
      return [String(status), { description: list.join(', '), content: { 'application/json': { schema, examples: named } } }]
    }),
  )
}

const exampleOf = (code: ErrorCode, replies: Replies): Json =>
  code in replies ? { value: replies[code] } : { $ref: `#/components/examples/${code}` }

function failure(): Json {
  const properties = {
    code: { type: 'string' },
    message: { type: 'string', description: 'Korean, for people.' },
    fields: { type: 'array', items: shapeOf(fieldError), description: 'On 400: what is wrong where.' },
  }
  return enveloped('FAIL', { type: 'null' }, { type: 'object', required: ['code', 'message'], properties })
}

function isPossible(code: ErrorCode, { access, method }: Operation) {
  if (code === 'MEMBERS_ONLY') return access === 'member'
  if (['EXPIRED_TOKEN', 'INVALID_TOKEN', 'FORBIDDEN'].includes(code)) return access === 'user' || access === 'member'
  if (['TOO_LARGE', 'STORAGE_FULL'].includes(code)) return method !== 'GET'
  return code !== 'NOT_FOUND' && code !== 'METHOD_NOT_ALLOWED'
}

function enveloped(result: string, data: Json, error: Json): Json {
  return { type: 'object', required: ['result', 'data', 'error'], properties: { result: { const: result }, data, error } }
}

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, conversion)
  const entries = 'entries' in schema ? Object(schema.entries) : {}
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: required.includes(name),
    // The contract reads its digits.
    schema: entries[name] === idText ? { type: 'integer', minimum: 1 } : shape,
  }))
}

function shapeOf(schema: GenericSchema): Json {
  const { $schema: _schema, $defs: _defs, ...shape } = toJsonSchema(schema, conversion)
  return shape
}

const errorPage = (why: string): Json => ({ description: `An error page: ${why}.`, content: { 'text/html': {} } })

/** Payment pages: replies to navigations are pages and redirects, not envelopes. */
function pages(statements: Map<string, string>): Json {
  const redirect = { '303': { description: 'On to the app.', headers: { Location: { schema: { type: 'string' } } } } }
  const form = {
    content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', additionalProperties: { type: 'string' } } } },
  }
  const paymentReturn = (operationId: string) => ({
    post: {
      operationId,
      tags: ['inicis'],
      summary: `API-53 ${statements.get('API-53')}`,
      security: [],
      requestBody: form,
      responses: redirect,
    },
  })
  const parameter = (name: string, schema: Json) => ({ name, in: 'query', required: true, schema })
  return {
    [paymentPages.desktop]: {
      get: {
        operationId: 'desktopPaymentPage',
        tags: ['inicis'],
        summary: `API-51 ${statements.get('API-51')}`,
        security: [],
        parameters: [parameter('orderId', { type: 'string' }), parameter('paymentMethod', { enum: [...paymentMethods] })],
        responses: {
          '303': redirect['303'],
          '200': { description: "The provider's error page.", content: { 'text/html': {} } },
          '400': errorPage('an unknown payment method'),
          '404': errorPage('there is no such order'),
          '409': errorPage('the order cannot be paid'),
        },
      },
    },
    [paymentPages.desktopReturn]: paymentReturn('desktopPaymentReturn'),
    [paymentPages.desktopClose]: paymentReturn('desktopPaymentClose'),
    [paymentPages.mobileReturn]: paymentReturn('mobilePaymentReturn'),
  }
}

function templateOf(path: string) {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

function requirementTexts() {
  const text = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8')
  return new Map([...text.matchAll(/^- ([A-Z]+-\d+) (.*)$/gm)].map(([, id, statement]) => [id ?? '', statement ?? '']))
}
