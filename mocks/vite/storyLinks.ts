import type { Plugin } from 'vite'
import type { StoryList } from '../console/stories/screenStory.ts'
import { pathBelow, send } from './respond.ts'
import { readScreenStories, type RoutePatterns } from './storyList.ts'

const FILE = 'mock/stories.json'
const TIMEOUT_MS = 1000

export type StoryLinksOptions = {
  /** Of a Storybook, ending with a slash; relative to the app's base, or absolute. Without one, nothing is linked. */
  readonly address: string | undefined
  readonly patterns: RoutePatterns
}

/**
 * Serves the list of stories that the console links to, and emits it in builds. In dev it is empty while no Storybook runs: the
 * server asks, since a page's request for another origin would report an error.
 */
export function storyLinks({ address, patterns }: StoryLinksOptions): Plugin {
  const listed = (isRunning: boolean): string => {
    const list: StoryList = { address: address ?? '', stories: isRunning ? readScreenStories(patterns) : [] }
    return JSON.stringify(list)
  }
  return {
    name: 'story-links',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ define: { 'import.meta.env.MOCK_STORIES': JSON.stringify(address !== undefined) } }),
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use((request, response, next) => {
        if (address === undefined || pathBelow(base, request.url) !== FILE) return next()
        void replies(address).then((isRunning) => send(response, listed(isRunning), 'application/json'))
      })
    },
    generateBundle() {
      if (address !== undefined) this.emitFile({ type: 'asset', fileName: FILE, source: listed(true) })
    },
  }
}

/** A relative address is of the same server. */
async function replies(address: string): Promise<boolean> {
  if (!URL.canParse(address)) return true
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(address, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  )
}
