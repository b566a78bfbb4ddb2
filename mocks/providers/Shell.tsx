import { useEffect, type ReactNode } from 'react'
import { languages } from '../../src/texts/defineTexts.ts'
import { useLocale, useTexts } from '../../src/texts/useTexts.ts'
import css from './Shell.module.css'
import { commonTexts } from './texts.ts'

type Brand = 'google' | 'naver' | 'payment' | 'postcode' | 'policies'

type Props = {
  brand: Brand
  /** The company's name as text, since no logo is used. */
  name: string
  title: string
  /** A notice that nothing here is real. */
  notice: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** The frame of an emulated company's page: name, notice, language. */
export function Shell({ brand, name, title, notice, aside, children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return (
    <div className={css.shell} data-brand={brand}>
      <header>
        <div className={css.head}>
          <p className={css.name}>{name}</p>
          <Languages />
          {aside}
        </div>
        <Practice>{notice}</Practice>
      </header>
      <main className={css.main}>{children}</main>
    </div>
  )
}

function Practice({ children }: { children: ReactNode }) {
  const texts = useTexts(commonTexts)
  return (
    <p className={css.practice} role="note">
      <strong>{`${texts.practice} `}</strong>
      <span>{children}</span>
    </p>
  )
}

function Languages() {
  const texts = useTexts(commonTexts)
  const { language, setLanguage } = useLocale()
  return (
    <fieldset className={css.languages} aria-label={texts.language}>
      {languages.map((name) => (
        <button key={name} type="button" lang={name} aria-pressed={name === language} onClick={() => setLanguage(name)}>
          {name === 'ko' ? '한국어' : 'English'}
        </button>
      ))}
    </fieldset>
  )
}
