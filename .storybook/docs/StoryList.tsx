import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import './StoryList.css'

/** Groups of the sidebar; the flows and the foundations have their own part of the overview. */
const groups = ['Screens', 'Components', 'Features', 'Third parties']

const storyIndex = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), title: v.string(), type: v.picklist(['docs', 'story']) })),
})
type Entry = v.InferOutput<typeof storyIndex>['entries'][string]

/** Every screen and component: a link to its page. */
export function StoryList() {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    fetchEntries().then(setEntries, () => setFailed(true))
  }, [])
  if (isFailed) return <p>The list could not be loaded; the sidebar has all of them.</p>
  return groups.map((group) => (
    <section key={group} aria-label={group}>
      <h3>{group}</h3>
      <ul className="story-list sb-unstyled">
        {firstEntries(entries, `${group}/`).map(({ id, title, type }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/${type}/${id}`}>{title.slice(group.length + 1).replaceAll('/', ' / ')}</AnchorMdx>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** In the sidebar's order. */
async function fetchEntries(): Promise<readonly Entry[]> {
  const response = await fetch('index.json')
  return Object.values(v.parse(storyIndex, await response.json()).entries)
}

function firstEntries(entries: readonly Entry[], group: string): readonly Entry[] {
  const listed = entries.filter(({ title }) => title.startsWith(group))
  return listed.filter(({ title }, index) => listed.findIndex((other) => other.title === title) === index)
}
