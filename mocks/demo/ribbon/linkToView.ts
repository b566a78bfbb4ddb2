import { personaNames, personas } from '../../db/seed/personas.ts'

/** What every visit changes: sessions, numbers, the crowd. */
const passive: ReadonlySet<string> = new Set(['counters', 'sessions', 'authorizationCodes', 'deadlines', 'crowdRates'])
const session: ReadonlySet<string> = new Set(['accessToken', 'refreshToken', 'userId'])
const CLOCK_TOLERANCE_MS = 60_000

type Export = {
  readonly changes: readonly (readonly [collection: string, id: unknown, record: { readonly value?: unknown } | null])[]
  readonly localStorage: Readonly<Record<string, string>>
  readonly sessionStorage: Readonly<Record<string, string>>
}

/**
 * A link that opens what this page shows in another browser: the page and its persona where nothing was changed, else the world.
 * Undefined if the world is too large for a URL.
 */
export async function linkToView(): Promise<string | undefined> {
  const exported: Export = JSON.parse((await window.__mock.exportWorld()).text)
  const { userId } = exported.localStorage
  const persona = personaNames.find((name) => String(personas[name].id) === userId)
  if (isChanged(exported) || (userId !== undefined && persona === undefined))
    return (await window.__mock.linkToWorld()).link ?? undefined
  const address = new URL(location.href)
  for (const name of ['ribbon', 'tour', 'as', 'scenario', 'world']) address.searchParams.delete(name)
  if (persona !== undefined) address.searchParams.set('as', persona)
  address.hash = ''
  return address.href
}

function isChanged({ changes, localStorage, sessionStorage }: Export): boolean {
  const isMoved = changes.some(
    ([collection, id, record]) =>
      collection === 'counters' &&
      record !== null &&
      (id === 'pinned' || (id === 'shift' && Math.abs(Number(record.value ?? 0)) > CLOCK_TOLERANCE_MS)),
  )
  const hasContent = Object.entries({ ...localStorage, ...sessionStorage }).some(
    ([key, value]) => !session.has(key) && !isEmpty(value),
  )
  return isMoved || hasContent || changes.some(([collection]) => !passive.has(collection))
}

/** A cart without items, a list without entries. */
const isEmpty = (value: string) => value === '' || /^(\[\]|\{\}|\{"items":\[\].*\})$/.test(value)
