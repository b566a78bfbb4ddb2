/** Settings of Storybook's toolbar. */
export type StoryGlobals = Readonly<Record<string, string>>

const PHONE = '(width <= 48em)'

/** The parts of a window that the settings are read from. */
type AppWindow = {
  readonly document: { readonly documentElement: { readonly lang: string; readonly dataset: DOMStringMap } }
  readonly matchMedia: (query: string) => { readonly matches: boolean }
}

/** The toolbar's settings that show a story as a window of the app looks now. */
export function readGlobals(app: AppWindow): StoryGlobals {
  const { lang, dataset } = app.document.documentElement
  const isDark =
    dataset['theme'] === 'dark' || (dataset['theme'] !== 'light' && app.matchMedia('(prefers-color-scheme: dark)').matches)
  return {
    language: lang === 'en' ? 'en' : 'ko',
    theme: isDark ? 'dark' : 'light',
    motion: app.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full',
    // A desktop's story takes the space that Storybook has.
    ...(app.matchMedia(PHONE).matches && { 'viewport.value': 'phone' }),
  }
}

/** The address of a story in a Storybook, whose own address may be relative to that of the app. */
export function storyAddress(app: string, storybook: string, id: string, globals: StoryGlobals): string {
  const list = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  return new URL(`?path=/story/${id}&globals=${list.join(';')}`, new URL(storybook, app)).href
}
