import { useState, type FormEvent } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import type { Place } from '../../handlers/providers/calls.ts'
import { PageButton, PageInput } from '../Controls.tsx'
import { Shell } from '../Shell.tsx'
import { Loading, Problem } from '../States.tsx'
import css from './PostcodePage.module.css'
import { postcodeTexts } from './texts.ts'
import type { Search } from './usePostcode.ts'

type Props = {
  search: Search
  /** The text of the last search. */
  query: string
  showsEnglish: boolean
  onSearch: (text: string) => void
  onChoose: (place: Place) => void
}

/** The address search in the shop's frame or popup (ACCT-06, ACCT-07). */
export function PostcodePage({ search, query, showsEnglish, onSearch, onChoose }: Props) {
  const texts = useTexts(postcodeTexts)
  return (
    <Shell brand="postcode" name={texts.name} title={texts.page} notice={texts.notice}>
      <div className={css.page} aria-busy={search.at === 'loading'}>
        <h1 className={css.title}>{texts.page}</h1>
        <SearchForm key={query} first={query} onSearch={onSearch} />
        {search.at === 'idle' && <Tips onSearch={onSearch} />}
        {search.at === 'loading' && <Loading />}
        {search.at === 'alone' && <output>{texts.alone}</output>}
        {search.at === 'problem' && <Problem failure={search.failure} words={texts.problems} onRetry={() => onSearch(query)} />}
        {search.at === 'found' && (
          <>
            <output>{search.places.length === 0 ? texts.none : texts.found(search.places.length)}</output>
            <ul>
              {search.places.map((place) => (
                <li key={place['roadAddress']}>
                  <button type="button" className={css.place} onClick={() => onChoose(place)}>
                    <b>{place['zonecode']}</b>
                    <span>{[place['roadAddress'], place['buildingName']].filter(Boolean).join(' · ')}</span>
                    <small>{place['jibunAddress']}</small>
                    {showsEnglish && <small lang="en">{place['addressEnglish']}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Shell>
  )
}

function SearchForm({ first, onSearch }: { first: string; onSearch: (text: string) => void }) {
  const texts = useTexts(postcodeTexts)
  const [text, setText] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text)
  }
  return (
    <search>
      <form className={css.search} onSubmit={submit} ref={focusField}>
        <PageInput label={texts.label} value={text} onType={setText} maxLength={100} autoComplete="off" />
        <PageButton isSubmit>{texts.search}</PageButton>
      </form>
    </search>
  )
}

const focusField = (form: HTMLElement | null) => form?.querySelector('input')?.focus()

function Tips({ onSearch }: { onSearch: (text: string) => void }) {
  const texts = useTexts(postcodeTexts)
  return (
    <section aria-label={texts.tips}>
      <ul className={css.tips}>
        {texts.examples.map((example) => (
          <li key={example}>
            <PageButton variant="quiet" onClick={() => onSearch(example)}>
              {example}
            </PageButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
