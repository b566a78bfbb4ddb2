import type { Language } from '../src/texts/defineTexts.ts'
import { externalStore } from '../src/lib/externalStore.ts'

export type Appearance = { readonly theme: 'light' | 'dark'; readonly language: Language }

/** Replaces theme and language of the toolbar while a story's test looks at it in others. */
export const appearance = externalStore<Appearance | undefined>(undefined)
