import { setTheme, themes } from '../../lib/theme.ts'
import { languages } from '../../texts/defineTexts.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuGroup } from '../../ui/Menu.tsx'
import { useTheme } from '../../ui/theme.ts'
import css from './Switches.module.css'
import { appTexts } from '../texts.ts'

export function LanguageSwitch() {
  const { language: names } = useTexts(appTexts)
  const { language, setLanguage } = useLocale()
  return (
    <Switch label={names.label} choices={languages} chosen={language} nameOf={(each) => names[each]} onChoose={setLanguage} />
  )
}

export function ThemeSwitch() {
  const { theme: names } = useTexts(appTexts)
  return <Switch label={names.label} choices={themes} chosen={useTheme()} nameOf={(each) => names[each]} onChoose={setTheme} />
}

/** Language and theme in the account menu. */
export function MenuSwitches() {
  const { language, theme } = useTexts(appTexts)
  return (
    <>
      <MenuGroup label={language.label}>
        <LanguageSwitch />
      </MenuGroup>
      <MenuGroup label={theme.label}>
        <ThemeSwitch />
      </MenuGroup>
    </>
  )
}

type Props<T> = {
  label: string
  choices: readonly T[]
  chosen: T | undefined
  nameOf: (choice: T) => string
  onChoose: (choice: T) => void
}

function Switch<T extends string>({ label, choices, chosen, nameOf, onChoose }: Props<T>) {
  return (
    <fieldset className={css.switch} aria-label={label}>
      {choices.map((choice) => (
        <Button key={choice} variant="quiet" size="compact" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {nameOf(choice)}
        </Button>
      ))}
    </fieldset>
  )
}
