import type { Page } from '@playwright/test'

/** A language and a theme to photograph a screen in. */
export interface Appearance {
  readonly language: 'ko' | 'en'
  readonly theme: 'light' | 'dark'
}

/** Grouped by language: the app changes its theme without a reload. */
export const appearances: readonly Appearance[] = [
  { language: 'ko', theme: 'light' },
  { language: 'ko', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
]

/** A screen to photograph. `show` brings a page, new or showing the same screen, to an appearance. */
export interface Screen {
  readonly name: string
  readonly show: (page: Page, appearance: Appearance) => Promise<void>
}

/** Screens and the server they are on. */
export interface ScreenSource {
  readonly screens: readonly Screen[]
  readonly close: () => Promise<void>
}

/** A file name for a route or a story's id. */
export function fileNameOf(route: string): string {
  return route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'landing'
}
