import type { ScreenStory } from './screenStory.ts'

/** What the app's window shows. */
export type ShownPage = {
  /** Below the app's base, with a leading slash. */
  readonly path: string
  readonly scenario: string | undefined
  readonly isSignedIn: boolean
}

/** The story of a visitor's home page, whose route is the same as that of a signed-in user's. */
const LANDING = 'pages-landing--default'
const LANDING_FILE = 'pages-landing--'

/** The story of a page: the first for which it is the main route, and among those one of the same scenario. */
export function findStory(stories: readonly ScreenStory[], { path, scenario, isSignedIn }: ShownPage): ScreenStory | undefined {
  if (path === '/' && !isSignedIn) return stories.find(({ id }) => id === LANDING)
  const [best] = stories
    .filter(({ id }) => !id.startsWith(LANDING_FILE))
    .map((story) => ({
      story,
      rank: story.routes.findIndex((route) => isMatch(route, path)),
      isOther: story.scenario === scenario ? 0 : 1,
    }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank || one.isOther - other.isOther)
  return best?.story ?? stories.find(({ routes }) => routes.includes('*'))
}

/** Whether a path has the form of a route's pattern, e.g. `/product/:id`. */
export function isMatch(pattern: string, path: string): boolean {
  // Static hosts add a slash to the address of a folder.
  const parts = path.replace(/(?<=.)\/$/, '').split('/')
  const expected = pattern.split('/')
  return expected.length === parts.length && expected.every((part, at) => part.startsWith(':') || part === parts[at])
}
