import { useEffect, useEffectEvent } from 'react'
import { setTheme, storedTheme } from '../lib/theme.ts'
import { languages } from '../texts/defineTexts.ts'
import { useLocale } from '../texts/useTexts.ts'

/** Follows a language and a theme that the shopper chooses in another window (CONST-05). */
export function useFollowWindows(): void {
  const { setLanguage } = useLocale()
  const follow = useEffectEvent(({ key, newValue }: StorageEvent) => {
    const language = languages.find((each) => each === newValue)
    if (key === 'language' && language) setLanguage(language)
    // `system` has no stored value.
    if (key === 'theme') setTheme(storedTheme())
  })
  useEffect(() => {
    const onStorage = (event: StorageEvent) => follow(event)
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
}
