import { useWords } from '../language.tsx'
import { Shell } from '../Shell.tsx'
import css from './Policy.module.css'

type Section = { readonly title: string; readonly items: readonly string[] }
export type PolicyWords = {
  readonly company: string
  readonly title: string
  readonly since: string
  readonly notice: string
  readonly contents: string
  readonly sections: readonly Section[]
}

/** A policy as a page of its own, opened in a new tab (NAV-08). */
export function Policy({ words: catalogues }: { words: { readonly ko: PolicyWords; readonly en: PolicyWords } }) {
  const words = useWords(catalogues)
  return (
    <Shell brand="policies" name={words.company} title={words.title} notice={words.notice}>
      <article className={css.page}>
        <h1>{words.title}</h1>
        <p className={css.since}>{words.since}</p>
        <nav aria-label={words.contents}>
          <ol>
            {words.sections.map(({ title }, at) => (
              <li key={title}>
                <a href={`#section-${at + 1}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {words.sections.map(({ title, items }, at) => (
          <section key={title} id={`section-${at + 1}`}>
            <h2>{title}</h2>
            <ol>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </section>
        ))}
      </article>
    </Shell>
  )
}
