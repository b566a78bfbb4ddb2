import type { Decorator, Loader } from '@storybook/react-vite'
import { cloneElement, isValidElement, type ReactElement } from 'react'
import { useLocale } from '../src/texts/useTexts.ts'

type Props = { Story: Parameters<Decorator>[0]; args: object }

/** The app's texts by their Korean, once a story is shown in English. */
let words: ReadonlyMap<unknown, unknown> = new Map()

/** Before the story is rendered: its play function finds it whole. */
export const loadWords: Loader = async ({ globals }) => {
  if (globals['language'] !== 'en' || words.size > 0) return
  const { allTexts } = await import('../stories/support/allTexts.ts')
  words = new Map(allTexts.flatMap(({ pairs }) => pairs.map(({ ko, en }) => [ko, en] as const)))
}

/** The labels of a story's args in the toolbar's language: those that are texts of the app. */
export const inEnglish: Decorator = (Story, { args }) => <InLanguage Story={Story} args={args} />

function InLanguage({ Story, args }: Props) {
  const { language } = useLocale()
  return language === 'en' ? <Story args={Object(translated(args))} /> : <Story />
}

/** Around what a story renders itself, whose labels are no args. */
export function Translated({ children }: { children: ReactElement }) {
  const { language } = useLocale()
  return language === 'en' ? <>{translated(children)}</> : children
}

function translated(value: unknown, place?: number): unknown {
  if (typeof value === 'string') return words.get(value) ?? value
  if (Array.isArray(value)) return value.map(translated)
  if (isValidElement(value)) return cloneElement(value, { ...Object(translated(value.props)), key: value.key ?? place })
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each)]))
}
