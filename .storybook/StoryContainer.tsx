import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Language } from '../src/texts/defineTexts.ts'
import { TextsProvider } from '../src/texts/TextsProvider.tsx'
import { useLocale } from '../src/texts/useTexts.ts'
import { appearance } from './appearance.ts'
import { played } from './played.ts'

type Globals = Readonly<Record<string, unknown>>

type Props = {
  globals: Globals
  /** The language that the story's play function reads. */
  playLanguage: Language
  path: string
  isDocs: boolean
  children: ReactNode
}

/** Of the root element, by the toolbar's text size. */
const fontSizes = new Map<unknown, string>([
  ['large', '125%'],
  ['larger', '150%'],
  ['double', '200%'],
])

export const languageOf = ({ language }: Globals): Language => (language === 'en' ? 'en' : 'ko')

/** Language, theme, motion, text size, layout and router of a story. */
export function StoryContainer({ globals, playLanguage, path, isDocs, children }: Props) {
  const override = useSyncExternalStore(appearance.subscribe, appearance.get)
  const theme = override?.theme ?? globals['theme']
  const { motion, textSize, network, layout } = globals
  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
    dataset['motion'] = motion === 'reduced' ? 'reduced' : 'full'
    dataset['layout'] = layout === 'page' ? 'page' : 'app'
    style.fontSize = isDocs ? '' : (fontSizes.get(textSize) ?? '')
  }, [theme, motion, textSize, layout, isDocs])
  return (
    <TextsProvider key={String(network)} initial={playLanguage}>
      <LanguageSwitch language={override?.language ?? languageOf(globals)} />
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </TextsProvider>
  )
}

/** Play functions find Korean texts: the toolbar's language comes after them, by the app's own switch, which changes nothing else. */
function LanguageSwitch({ language }: { language: Language }) {
  const locale = useLocale()
  const isPlayed = useSyncExternalStore(played.subscribe, played.get)
  const change = useEffectEvent((next: Language) => {
    if (locale.language !== next) locale.setLanguage(next)
  })
  useEffect(() => {
    if (isPlayed) change(language)
  }, [language, isPlayed])
  return null
}
