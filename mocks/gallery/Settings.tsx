import { setTheme, themes } from '../../src/lib/theme.ts'
import { languages } from '../../src/texts/defineTexts.ts'
import { useLocale, useTexts } from '../../src/texts/useTexts.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import { useTheme } from '../../src/ui/theme.ts'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx'
import { Wordmark } from '../../src/ui/layout/Wordmark.tsx'
import { galleryTexts } from './galleryTexts.ts'
import css from './Settings.module.css'

/** A link to the app, language and theme, which the app shares. */
export function Settings() {
  const texts = useTexts(galleryTexts)
  const { language, setLanguage } = useLocale()
  const theme = useTheme()
  return (
    <header className={css.settings}>
      <a href={import.meta.env.BASE_URL}>
        <Wordmark />
        <VisuallyHidden>{`, ${texts.toApp}`}</VisuallyHidden>
      </a>
      <fieldset aria-label={texts.language}>
        {languages.map((each) => (
          <Button
            key={each}
            variant="quiet"
            size="compact"
            lang={each}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {each === 'ko' ? '한국어' : 'English'}
          </Button>
        ))}
      </fieldset>
      <fieldset aria-label={texts.theme}>
        {themes.map((each) => (
          <Button key={each} variant="quiet" size="compact" aria-pressed={each === theme} onClick={() => setTheme(each)}>
            {texts.themes[each]}
          </Button>
        ))}
      </fieldset>
    </header>
  )
}
