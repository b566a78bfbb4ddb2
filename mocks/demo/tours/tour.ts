import type { Language } from '../../../src/texts/defineTexts.ts'

type Bilingual = Readonly<Record<Language, string>>

export type Step = {
  readonly name: string
  /** In the emulated payment page: a popup, or on a phone the app's own window. */
  readonly isInPayment?: true
  /** Not on everyone's way, and not counted. */
  readonly isDetour?: true
  /** What to do, and what for. */
  readonly text: Bilingual
  /** What happens in the world by itself, every so often while the step is shown: a deposit arrives, a day passes. */
  readonly world?: { readonly everyMs: number; readonly run: () => Promise<unknown> }
  /** The element to press, to fill or to read; undefined while the page shows another step. */
  readonly find: () => Element | undefined
}

/**
 * The steps of a tour in their order. What the page shows decides which of them is shown: the last one whose element is there.
 * So a tour goes on by what the visitor does, and survives reload and back.
 */
export type Tour = { readonly name: Bilingual; readonly steps: readonly Step[] }

/** Whether the page is at a route of the app, below the base. */
export const isAt = (path: string): boolean =>
  location.pathname.replace(/\/$/, '') === (import.meta.env.BASE_URL + path).replace(/\/$/, '')

/** Whether the page is at a route with an id. */
export const isBelow = (path: string): boolean => location.pathname.startsWith(`${import.meta.env.BASE_URL}${path}/`)

export const openDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1)

/** Visible elements of the page, or of the modal dialog over it. */
export const visible = (selector: string): Element[] =>
  [...(openDialog() ?? document).querySelectorAll(selector)].filter((element) => element.checkVisibility())

/** An element by its visible text, in either language. */
export const named = (selector: string, ...names: readonly string[]): Element | undefined =>
  visible(selector).find(({ textContent }) => names.includes(textContent.trim()))

/** Whether the page shows a spinner or a placeholder, which are messages with a picture or with empty boxes. */
export const isLoading = (): boolean => visible('main output:is(:has(> svg), :has(> span > span:empty))').length > 0
