import { count } from '../../../src/lib/format.ts'

const NAMING = [
  'orderId',
  'nickName',
  'name',
  'title',
  'productName',
  'memo',
  'description',
  'operation',
  'kind',
  'provider',
  'size',
  'left',
  'status',
  'state',
  'rating',
  'amount',
  'value',
] as const
/** For records without a name of their own: picks, sessions. */
const IDS = ['userId', 'episodeId', 'styleIds', 'productId'] as const
const MAX_PARTS = 3

/** The most telling values of a record, for a list. */
export function summaryOf(record: object): string {
  const own = NAMING.filter((field) => isShort(Reflect.get(record, field)))
  if (own.length === 0) return IDS.flatMap((field) => labelled(record, field)).join(' · ')
  return own
    .slice(0, MAX_PARTS)
    .map((field) => shown(field, Reflect.get(record, field)))
    .join(' · ')
}

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'left'])

const shown = (field: string, value: unknown) => (AMOUNTS.has(field) ? count(Number(value)) : String(value))

const isShort = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function labelled(record: object, field: string): string[] {
  const value: unknown = Reflect.get(record, field)
  return value === undefined || value === null ? [] : [`${field} ${JSON.stringify(value)}`]
}
