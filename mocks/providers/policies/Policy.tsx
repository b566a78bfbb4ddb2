import { useTexts } from '../../../src/texts/useTexts.ts'
import { Shell } from '../Shell.tsx'
import css from './Policy.module.css'

type Section = { readonly title: string; readonly items: readonly string[] }
type PolicyTexts = {
  readonly company: string
  readonly title: string
  readonly since: string
  readonly notice: string
  readonly contents: string
  readonly sections: readonly Section[]
}

/** A policy as a separate page, opened in a new tab (NAV-08). */
export function Policy({ texts: both }: { texts: { ko: PolicyTexts; en: PolicyTexts } }) {
  const texts = useTexts(both)
  return (
    <Shell brand="policies" name={texts.company} title={texts.title} notice={texts.notice}>
      <article className={css.page}>
        <h1>{texts.title}</h1>
        <p className={css.since}>{texts.since}</p>
        <nav aria-label={texts.contents}>
          <ol>
            {texts.sections.map(({ title }, at) => (
              <li key={title}>
                <a href={`#section-${at + 1}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {texts.sections.map(({ title, items }, at) => (
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
