import type { ComponentProps, ReactNode } from 'react'
import { langOf } from '../../lib/langOf.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './PickSection.module.css'
import { InvitationRow } from './InvitationRow.tsx'
import { episodeTexts } from './texts.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

type Props = {
  episode: CurrentEpisode
  /** The user's pick; null before it. */
  pick: { row: ReactNode; pickedOn: ReactNode } | null
  /** The button that opens the dialog. */
  checkButton: ComponentProps<'button'>
}

/** The episode in progress: the invitation to pick, or the user's pick. */
export function PickSection({ episode: { detail, styles }, pick, checkButton }: Props) {
  const texts = useTexts(episodeTexts)
  return (
    <section className={css.section}>
      <div className={css.content}>
        <Badge>{texts.newEpisode}</Badge>
        <PageHeading className={css.title} lang={langOf(detail.title)}>
          {detail.title}
        </PageHeading>
        <p className={css.description} lang={langOf(detail.description)}>
          {detail.description}
        </p>
        <p className={css.caption}>{pick ? pick.pickedOn : texts.styleCount(detail.id, styles.length)}</p>
        {pick ? (
          <div className={css.check}>
            <Button {...checkButton} variant="outline">
              {texts.checkPick}
            </Button>
          </div>
        ) : (
          <p className={css.description}>{texts.about}</p>
        )}
      </div>
      <div className={css.images} data-theme="dark">
        {pick ? pick.row : <InvitationRow styles={styles} />}
      </div>
    </section>
  )
}
