import { useTexts } from '../../../src/texts/useTexts.ts'
import { Shell } from '../Shell.tsx'
import css from './Policies.module.css'
import { policiesTexts } from './texts.ts'

/** Terms and privacy policy of the demo's company as a separate page, opened in a new tab (NAV-08). */
export function Policies() {
  const { company, title, notice, lines } = useTexts(policiesTexts)
  return (
    <Shell brand="policies" name={company} title={title} notice={notice}>
      <article className={css.page}>
        <h1>{title}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </article>
    </Shell>
  )
}
