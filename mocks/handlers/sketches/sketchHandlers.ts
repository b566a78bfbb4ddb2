import * as v from 'valibot'
import type { SketchedRow } from '../../db/collections/control.ts'
import type { ResolverInfo } from '../wrap.ts'
import { failure, success } from '../reply.ts'
import { Refusal } from '../../rules/refusal.ts'
import type { PickersWorld } from '../../db/createWorld.ts'
import { upsert } from '../../db/upsert.ts'
import type { Sketch, SketchRow } from './sketch.ts'

const row = v.looseObject({ id: v.union([v.string(), v.number()]) })
const fields = v.record(v.string(), v.unknown())
type Rows = readonly v.InferOutput<typeof row>[]

const invalid = (issues: readonly v.BaseIssue<unknown>[]) =>
  new Refusal(
    'INVALID_REQUEST',
    undefined,
    issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  )

/** A request to a sketched resource; without an id, to the collection. */
type SketchRequest = Pick<ResolverInfo, 'request' | 'readBytes' | 'readSettings'> & { readonly id: string | undefined }

/** Handles a request to a sketched resource. */
export async function handleSketchRequest(world: PickersWorld, sketch: Sketch, request: SketchRequest): Promise<Response> {
  const reply = await decide(world, sketch, request)
  return reply instanceof Refusal ? failure(reply, (await request.readSettings()).language) : reply
}

async function decide(
  world: PickersWorld,
  sketch: Sketch,
  { request, id, readBytes }: SketchRequest,
): Promise<Response | Refusal> {
  const rows = await readRows(world, sketch)
  const found = rows.find((row) => String(row.id) === id)
  const { method } = request
  if (id === undefined) {
    if (method === 'GET') return success(queryRows(rows, new URL(request.url).searchParams))
    if (method === 'POST') return write(world, sketch, { id: nextId(rows), ...(await readFields(readBytes)) })
  } else if (!found) {
    return new Refusal('NOT_FOUND')
  } else {
    if (method === 'GET') return success(found)
    if (method === 'POST' || method === 'PATCH')
      return write(world, sketch, { ...found, ...(await readFields(readBytes)), id: found.id })
    if (method === 'DELETE') return remove(world, sketch, found.id)
  }
  return new Refusal('METHOD_NOT_ALLOWED')
}

/** The first rows and the rows written since, which the world stores. */
async function readRows(world: PickersWorld, { path, rows }: Sketch): Promise<Rows> {
  const written = await world.read((tx) => tx.sketchedRows.findMany((q) => q.where({ path })))
  const now = new Map<string, unknown>(rows.map((row) => [String(row.id), row]))
  for (const { id, row } of written) now.set(id.slice(path.length + 1), row)
  return [...now.values()].flatMap((present) => (present === null ? [] : v.parse(row, present)))
}

function queryRows(rows: Rows, query: URLSearchParams): SketchRow[] {
  const { sort, page = '1', size, ...filters } = Object.fromEntries(query)
  const fits = (row: SketchRow) => Object.entries(filters).every(([field, wanted]) => String(row[field]) === wanted)
  const found: SketchRow[] = rows.filter(fits)
  if (sort !== undefined) found.sort((one, other) => compareRows(one, other, sort))
  const length = size === undefined ? found.length : Number(size)
  return found.slice((Number(page) - 1) * length, Number(page) * length)
}

function compareRows(one: SketchRow, other: SketchRow, sort: string): number {
  const field = sort.replace(/^-/, '')
  const [a, b] = sort.startsWith('-') ? [other[field], one[field]] : [one[field], other[field]]
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'ko')
}

/** The greatest numeric id plus one; as a string if ids are strings. */
function nextId(rows: Rows): string | number {
  const ids = rows.map(({ id }) => id)
  const next = Math.max(0, ...ids.map(Number).filter(Number.isSafeInteger)) + 1
  return ids.some((id) => typeof id === 'string') ? String(next) : next
}

async function readFields(readBytes: () => Promise<Uint8Array>): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(await readBytes()))
    return v.is(fields, body) ? body : {}
  } catch {
    return {}
  }
}

async function write(world: PickersWorld, sketch: Sketch, wanted: Record<string, unknown>): Promise<Response | Refusal> {
  const parsed = await v.safeParseAsync(sketch.schema, wanted)
  if (!parsed.success) return invalid(parsed.issues)
  const saved = v.parse(row, parsed.output)
  await save(world, sketch, saved.id, saved)
  return success(saved)
}

async function remove(world: PickersWorld, sketch: Sketch, id: string | number): Promise<Response> {
  await save(world, sketch, id, null)
  return success(null)
}

async function save(world: PickersWorld, { path }: Sketch, id: string | number, row: SketchedRow['row']): Promise<void> {
  await world.transaction((tx) => void upsert(tx.sketchedRows, { id: `${path}:${id}`, path, row }))
}
