import type { Decorator } from '@storybook/react-vite'
import { cloneElement, isValidElement, Suspense, use } from 'react'
import { once } from '../src/lib/singleFlight.ts'
import { useLocale } from '../src/texts/useTexts.ts'

type Words = ReadonlyMap<unknown, unknown>
type Props = { Story: Parameters<Decorator>[0]; args: object }

/** The app's texts by their Korean; loaded in English alone. */
const words = once(async (): Promise<Words> => {
  const { allTexts } = await import('../stories/support/allTexts.ts')
  return new Map(allTexts.flatMap(({ pairs }) => pairs.map(({ ko, en }) => [ko, en] as const)))
})

/** The labels of a story's args in the toolbar's language: those that are texts of the app. */
export const inEnglish: Decorator = (Story, { args }) => (
  <Suspense fallback={null}>
    <InLanguage Story={Story} args={args} />
  </Suspense>
)

function InLanguage({ Story, args }: Props) {
  const { language } = useLocale()
  return language === 'en' ? <InEnglish Story={Story} args={args} /> : <Story />
}

function InEnglish({ Story, args }: Props) {
  const known = use(words())
  return <Story args={Object(translated(args, known))} />
}

function translated(value: unknown, known: Words): unknown {
  if (typeof value === 'string') return known.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => translated(each, known))
  if (isValidElement(value)) return cloneElement(value, Object(translated(value.props, known)))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each, known)]))
}
