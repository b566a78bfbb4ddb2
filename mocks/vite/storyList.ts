import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ScreenStory } from '../console/stories/screenStory.ts'

const pagesFolder = fileURLToPath(new URL('../../stories/pages', import.meta.url))

/** The routes of the app by the names that stories have for them (`patterns.NAME`). */
export type RoutePatterns = Readonly<Record<string, string>>

/**
 * The stories of screens with routes and scenario, read from the sources, since Storybook's own index has no parameters. Routes
 * are `route: patterns.NAME` of the story or its file, then the patterns that the story names, then those of the file; the scenario
 * is the first `withScenario('ID')` or `withFault('ID'` of the story, else of the file.
 */
export function readScreenStories(patterns: RoutePatterns, folder = pagesFolder): ScreenStory[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => storiesIn(readFileSync(join(folder, file), 'utf8'), patterns))
}

function storiesIn(text: string, patterns: RoutePatterns): ScreenStory[] {
  const [meta = '', ...stories] = text.split(/^export const /m)
  const id = firstMatch(meta, /\bid: '([^']+)'/)
  const title = firstMatch(meta, /\btitle: '([^']+)'/)
  if (id === undefined || title === undefined) return []
  return stories.map((story) => {
    const own = routeIn(story, patterns) ?? routeIn(meta, patterns) ?? []
    return {
      id: `${id}--${kebabCase(firstMatch(story, /^(\w+)/) ?? '')}`,
      title,
      routes: [...new Set([own, patternsIn(story, patterns), patternsIn(text, patterns)].flat())],
      scenario: scenarioIn(story) ?? scenarioIn(meta) ?? null,
    }
  })
}

const firstMatch = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1]

const patternsIn = (text: string, patterns: RoutePatterns): string[] =>
  [...text.matchAll(/\bpatterns\.(\w+)/g)].flatMap(([, name = '']) => patterns[name] ?? [])

const routeIn = (text: string, patterns: RoutePatterns): string | undefined =>
  firstMatch(text, /\broute: '([^']+)'/) ?? patterns[firstMatch(text, /\broute: patterns\.(\w+)/) ?? '']

const scenarioIn = (text: string) => firstMatch(text, /\bwith(?:Scenario|Fault)\('([\w-]+)'/)

/** As Storybook makes an id of an export's name. */
const kebabCase = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
