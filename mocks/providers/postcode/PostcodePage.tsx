import { useState, type FormEvent } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { PageButton, PageInput } from '../Controls.tsx'
import { Shell } from '../Shell.tsx'
import { Loading, Problem } from '../States.tsx'
import { Mapping, Places, type Half } from './Places.tsx'
import css from './PostcodePage.module.css'
import { othersOf } from './result.ts'
import { postcodeTexts } from './texts.ts'
import { applyTheme } from './theme.ts'
import type { PostcodePageProps } from './usePostcode.ts'

type Props = PostcodePageProps & { hasHost: boolean }

/** The address search in the shop's frame or popup (ACCT-06, ACCT-07). */
export function PostcodePage({ options, search, query, picked, hasHost, onSearch, onMore, onPick }: Props) {
  const texts = useTexts(postcodeTexts)
  const { language } = useLocale()
  const [half, setHalf] = useState<Half>()
  const [isEnglish, setEnglish] = useState(options['alwaysShowEngAddr'] === 'true')
  const speaksEnglish = isEnglish || language === 'en'

  const choose = (chosen: Half) => {
    const others = othersOf(chosen.place, chosen.by)
    if (others.length > 1) setHalf(chosen)
    else onPick({ ...chosen, other: others[0] }, speaksEnglish)
  }
  const find = (q: string) => {
    setHalf(undefined)
    onSearch(q)
  }
  return (
    <Shell brand="postcode" name={texts.name} title={options['popupTitle'] ?? texts.page} notice={texts.notice}>
      <div className={css.page} ref={applyTheme(options)} aria-busy={search.at === 'loading'}>
        <h1 className={css.title}>{texts.page}</h1>
        <SearchForm first={query} isFocused={options['focusInput'] !== 'false'} onSearch={find} />
        {picked && <Picked picked={picked} hasHost={hasHost} />}
        {search.at === 'idle' && <Tips onSearch={find} />}
        {search.at === 'loading' && <Loading />}
        {search.at === 'problem' && <Problem failure={search.failure} words={texts.problems} onRetry={() => onSearch(query)} />}
        {half && (
          <Mapping half={half} onBack={() => setHalf(undefined)} onPick={(other) => onPick({ ...half, other }, speaksEnglish)} />
        )}
        {search.at === 'ready' && !half && (
          <Places
            found={search}
            showsEnglish={isEnglish}
            {...(options['hideEngBtn'] !== 'true' && { onEnglish: () => setEnglish(!isEnglish) })}
            onChoose={choose}
            onMore={onMore}
          />
        )}
      </div>
    </Shell>
  )
}

function SearchForm({ first, isFocused, onSearch }: { first: string; isFocused: boolean; onSearch: (q: string) => void }) {
  const texts = useTexts(postcodeTexts)
  const [q, setQ] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(q)
  }
  return (
    <search>
      <form className={css.search} onSubmit={submit} ref={isFocused ? focusField : null}>
        <PageInput label={texts.label} value={q} onType={setQ} maxLength={100} autoComplete="off" />
        <PageButton isSubmit>{texts.search}</PageButton>
      </form>
    </search>
  )
}

const focusField = (form: HTMLElement | null) => form?.querySelector('input')?.focus()

function Tips({ onSearch }: { onSearch: (q: string) => void }) {
  const texts = useTexts(postcodeTexts)
  return (
    <section className={css.tips}>
      <h2>{texts.tips}</h2>
      <ul>
        {texts.examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onSearch(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      <p>{texts.magic}</p>
    </section>
  )
}

/** Visible if this page stays open: because the shop requested it, or there is no shop. */
function Picked({ picked, hasHost }: { picked: Readonly<Record<string, string>>; hasHost: boolean }) {
  const texts = useTexts(postcodeTexts)
  return (
    <output className={css.picked}>
      <strong>{`${texts.picked} `}</strong>
      <span>{`${picked['zonecode']} ${picked['address']}`}</span>
      {!hasHost && <span className={css.alone}>{texts.alone}</span>}
    </output>
  )
}
