import { useEffect, useRef, useState } from 'react'
import { isBlank, written } from '../../../src/contract/writtenText.ts'
import { useLocale } from '../../../src/texts/useTexts.ts'
import { placesShape, type Place } from '../../handlers/providers/calls.ts'
import { callProvider, failureOf, pageFields, type Failure } from '../callProvider.ts'

export type Search =
  | { readonly at: 'idle' | 'loading' | 'alone' }
  | { readonly at: 'found'; readonly places: readonly Place[] }
  | { readonly at: 'problem'; readonly failure: Failure }

/** The address search: calls its server, and posts searches and the chosen place to the shop's page. */
export function usePostcode() {
  const { origin, q = '', example = '', english } = pageFields()
  const { language } = useLocale()
  const [search, setSearch] = useState<Search>({ at: 'idle' })
  const [query, setQuery] = useState(q)
  const latest = useRef(0)
  useSizes(origin)

  const choose = (place: Place, text = query) => {
    const chosen = { ...place, userLanguageType: language === 'en' ? 'E' : 'K', query: text }
    if (!postToHost(origin, 'complete', chosen)) setSearch({ at: 'alone' })
  }
  const find = async (typed: string) => {
    if (isBlank(typed)) return
    const text = written(typed)
    // Only the last search is shown.
    latest.current += 1
    const turn = latest.current
    setQuery(text)
    setSearch({ at: 'loading' })
    const found = await callProvider(placesShape, `postcode?${new URLSearchParams({ q: text }).toString()}`).catch(failureOf)
    if (turn !== latest.current) return
    if ('kind' in found) return setSearch({ at: 'problem', failure: found })
    setSearch({ at: 'found', places: found })
    postToHost(origin, 'search', { q: text, count: found.length })
    // A demo fills in an example: the first place.
    const [first] = found
    if (text === example && first) choose(first, text)
  }
  // What the shop, or the demo, asks for.
  const begin = useRef(find)
  useEffect(() => void begin.current(example || q), [example, q])

  return { search, query, showsEnglish: english === 'true', onSearch: (text: string) => void find(text), onChoose: choose }
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

/** Posts an event to the script in the shop's page, only at the origin that it passed. False without such a page. */
function postToHost(origin: string | undefined, event: 'complete' | 'search' | 'resize', detail: unknown): boolean {
  const opener: Window | null = window.opener
  const host = window.parent === window ? opener : window.parent
  if (!host || origin === undefined || !URL.canParse(origin)) return false
  host.postMessage({ event, detail }, new URL(origin).origin)
  return true
}
