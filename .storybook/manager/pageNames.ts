import { useEffect } from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { productComponents, storiesId } from '../../stories/productComponents.ts'

type Page = { readonly id: string; readonly title: string }

const productPages: ReadonlySet<string> = new Set(productComponents.map((name) => `${storiesId(name)}--docs`))

/** What a documentation page shows, as the sidebar calls it. Storybook calls all of them Docs. */
export function pageKind({ id, title }: Page): string {
  if (title.startsWith('Components/') || productPages.has(id)) return 'Use and situations'
  if (title.startsWith('Foundations/')) return 'Rules'
  if (title.startsWith('Flows/')) return 'Steps'
  return title.includes('/') ? 'All states' : title
}

/** As the search lists it, whose lines have no context: `Cart · 장바구니: all states`. */
function pageName(page: Page): string {
  const kind = pageKind(page)
  return kind === page.title ? kind : `${page.title.split('/').at(-1)}: ${kind.toLowerCase()}`
}

/** Names the documentation pages in Storybook's index, now and whenever it has changed. */
export function PageNames(): null {
  const api = useStorybookApi()
  const { internal_index: known } = useStorybookState()
  useEffect(() => {
    if (!known) return
    const entries = Object.entries(known.entries).map(([id, entry]) => {
      const isNamed = entry.type !== 'docs' || entry.name === pageName(entry)
      return { id, entry, next: isNamed ? entry : { ...entry, name: pageName(entry) } }
    })
    if (entries.every(({ entry, next }) => entry === next)) return
    void api.setIndex({ ...known, entries: Object.fromEntries(entries.map(({ id, next }) => [id, next])) })
  }, [api, known])
  return null
}
