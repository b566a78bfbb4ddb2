import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isBlank, written } from '../../../src/contract/writtenText.ts'
import { useLocale } from '../../../src/texts/useTexts.ts'
import { callProvider, CallFailed, failureOf, pageFields, type Failure } from '../callProvider.ts'
import { placesShape, type Place } from '../../handlers/providers/calls.ts'
import { englishAlone, resultOf, type Picked } from './result.ts'

type Search =
  | { readonly at: 'idle' | 'loading' }
  | { readonly at: 'ready'; readonly count: number; readonly places: readonly Place[] }
  | { readonly at: 'problem'; readonly failure: Failure }

export type PostcodePageProps = {
  readonly options: Readonly<Record<string, string>>
  readonly search: Search
  /** The text of the last search. */
  readonly query: string
  readonly picked: Readonly<Record<string, string>> | undefined
  readonly onSearch: (q: string) => void
  readonly onMore: () => void
  readonly onPick: (picked: Picked, isEnglish: boolean) => void
}

const SLOW_MS = 3000

/** The address search: calls its server, and posts searches and selected addresses to the shop's page. */
export function usePostcode(): PostcodePageProps {
  const options = pageFields()
  const { origin, q = '', example = '' } = options
  const { language } = useLocale()
  const [search, setSearch] = useState<Search>({ at: 'idle' })
  const [query, setQuery] = useState(q)
  const [picked, setPicked] = useState<Record<string, string>>()
  const latest = useRef(0)
  useSizes(origin)

  const run = async (text: string, page: number, before: readonly Place[]) => {
    // Only the last search is shown.
    latest.current += 1
    const turn = latest.current
    setQuery(text)
    if (page === 1) setSearch({ at: 'loading' })
    const found = await find(text, page, options['shorthand'] !== 'false').catch(failureOf)
    if (turn !== latest.current) return
    if ('kind' in found) setSearch({ at: 'problem', failure: found })
    else setSearch({ at: 'ready', count: found.count, places: [...before, ...found.places] })
    if (page === 1 && 'count' in found) postToHost(origin, 'search', { q: text, count: found.count })
  }

  // Runs the search that the shop requested.
  const first = useRef(run)
  useEffect(() => {
    if (!isBlank(q)) void first.current(written(q), 1, [])
  }, [q])

  const reply = (result: Record<string, string>) => {
    setPicked(result)
    postToHost(origin, 'complete', result)
  }
  const pick = (chosen: Picked, isEnglish: boolean) =>
    reply(resultOf(chosen, { query, isEnglish, isMapped: options['autoMapping'] !== 'false' }))

  // A demo asks for an example address: the first place of this search, without a choice.
  const choose = useEffectEvent((chosen: Picked) => {
    const result = resultOf(chosen, { query: example, isEnglish: language === 'en', isMapped: true })
    reply(language === 'en' ? englishAlone(result) : result)
  })
  useEffect(() => {
    if (example === '') return
    const fill = async () => {
      const found = await find(example, 1, true).catch(failureOf)
      if ('kind' in found) return setSearch({ at: 'problem', failure: found })
      const [place] = found.places
      const [side] = place?.roads ?? []
      if (place && side) choose({ place, by: 'R', side, other: place.lots[0] })
    }
    void fill()
  }, [example])

  return {
    options,
    search,
    query,
    picked,
    onSearch: (text) => void (!isBlank(text) && run(written(text), 1, [])),
    onMore: () => void (search.at === 'ready' && run(query, search.places.length / 10 + 1, search.places)),
    onPick: pick,
  }
}

async function find(q: string, page: number, isShort: boolean) {
  if (['오류', 'error'].includes(q.toLowerCase())) throw new CallFailed({ kind: 'failed' })
  if (['느리게', 'slow'].includes(q.toLowerCase())) await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  const query = new URLSearchParams({ q, page: String(page), shorthand: isShort ? 'Y' : 'N' })
  return callProvider(placesShape, `postcode?${query.toString()}`)
}

/** Reports the page's size, since the owner of a frame may want to adapt its height. */
function useSizes(origin: string | undefined): void {
  useEffect(() => {
    const page = document.querySelector('#page')
    if (!page) return undefined
    const observer = new ResizeObserver(() => {
      postToHost(origin, 'resize', { width: document.documentElement.clientWidth, height: page.scrollHeight })
    })
    observer.observe(page)
    return () => observer.disconnect()
  }, [origin])
}

/** The shop's page that opened this one, if there is one. */
function host(): Window | null {
  const opener: Window | null = window.opener
  return window.parent === window ? opener : window.parent
}

export const hasHost = (): boolean => host() !== null

/** Posts an event to the script in the shop's page, only at the origin that it passed. */
function postToHost(origin: string | undefined, event: 'complete' | 'search' | 'resize', detail: unknown): void {
  if (origin === undefined || !URL.canParse(origin)) return
  host()?.postMessage({ event, detail }, new URL(origin).origin)
}
