import { setTheme, themes } from '../../lib/theme.ts'
import { languages } from '../../texts/defineTexts.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { MenuGroup } from '../../ui/controls/Menu.tsx'
import { useTheme } from '../../ui/theme.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './Switches.module.css'
import { appTexts } from '../texts.ts'

export function LanguageSwitch() {
  const { language, setLanguage } = useLocale()
  return <Switch names={useTexts(appTexts).language} choices={languages} chosen={language} onChoose={setLanguage} />
}

export function ThemeSwitch() {
  return <Switch names={useTexts(appTexts).theme} choices={themes} chosen={useTheme()} onChoose={setTheme} />
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

type Props<T extends string> = {
  names: Readonly<Record<T | 'label', string>>
  choices: readonly T[]
  chosen: T | undefined
  onChoose: (choice: T) => void
}

function Switch<T extends string>({ names, choices, chosen, onChoose }: Props<T>) {
  return (
    <fieldset className={css.switch}>
      <VisuallyHidden as="legend">{names.label}</VisuallyHidden>
      {choices.map((choice) => (
        <Button key={choice} variant="quiet" size="compact" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {names[choice]}
        </Button>
      ))}
    </fieldset>
  )
}
