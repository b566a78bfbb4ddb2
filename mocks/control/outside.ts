import type { Change } from '../db/log.ts'
import { parseJson } from '../db/parseJson.ts'

/** An address of another host, as browsers read it: `//host`, `/\host`, `https:host`, with spaces and line breaks skipped. */
const isAddress = (text: string) => /^(?:https?:|\/*\\|\/\/)/i.test(text.replaceAll(/[\s\p{Cc}]/gu, ''))

const isPicture = (field: string) => /imageUrls?$/i.test(field)
const isAny = () => true

function namesAddress(value: unknown, isFetched: (field: string) => boolean, field = ''): boolean {
  if (typeof value === 'string') return isFetched(field) && isAddress(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, each]) => namesAddress(each, isFetched, Array.isArray(value) ? field : key))
}

/**
 * Whether a record makes the page or the server send something to another host: a real backend and its tokens, the address of
 * a picture, a reply with any address. The build and the developer set those, never an imported world.
 */
export function actsOutside([collection, , record]: Change): boolean {
  if (record === null) return false
  if (collection === 'passThroughs' || collection === 'foreignTokens') return true
  if (collection === 'overrides') {
    const reply = String(Reflect.get(record, 'reply'))
    return namesAddress(parseJson(reply)?.value ?? reply, isAny)
  }
  return namesAddress(record, isPicture)
}
