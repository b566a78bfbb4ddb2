export const HANGUL = /\p{Script=Hangul}/u

/** The fields that hold free text; in all others both languages agree. */
const freeText: Readonly<Record<string, readonly string[]>> = {
  users: ['name', 'nickName'],
  addresses: ['name', 'receiver', 'address', 'addressDetail'],
  episodes: ['title', 'description'],
  styles: ['name'],
  products: ['name', 'description'],
  memos: ['memo'],
  reviews: ['description'],
  orders: ['receiver', 'address', 'addressDetail', 'cancelReason', 'failMessage', 'virtualAccount'],
  orderLines: ['productName'],
  faults: ['message'],
}

export type Json = Readonly<Record<string, unknown>>

/** The fields of a record that are free text, or all others. */
export const fieldsOf = (isText: boolean) => (collection: string, record: Json) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => (freeText[collection] ?? []).includes(field) === isText))

export const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
