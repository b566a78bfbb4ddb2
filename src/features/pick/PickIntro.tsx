import type { CurrentEpisode } from '../../contract/episodes.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Page, PageTitle } from '../../ui/Page.tsx'
import css from './PickIntro.module.css'
import { pickTexts } from './texts.ts'

type Props = { episode: CurrentEpisode; onStart: () => void }

/** The episode and three rules (PICK-01). */
export function PickIntro({ episode: { detail, styles }, onStart }: Props) {
  const pick = useTexts(pickTexts)
  return (
    <Page>
      <PageTitle size="display" lead={pick.count(styles.length)}>
        <span lang="ko">{pick.title(detail.id, detail.title)}</span>
      </PageTitle>
      <ol className={css.rules} data-theme="dark">
        {pick.rules.map((rule, index) => (
          <li key={rule} className={css.rule}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>{rule}</span>
          </li>
        ))}
      </ol>
      <Button look="accent" size="large" onClick={onStart}>
        {pick.start}
      </Button>
    </Page>
  )
}
