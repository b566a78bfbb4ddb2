import type { ComponentProps, ReactNode } from 'react'
import { langOf } from '../../lib/langOf.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './PickSection.module.css'
import { InvitationStrip } from './InvitationStrip.tsx'
import { MyPickStrip, PickedOn } from '../memo/MyPickStrip.tsx'
import { episodeTexts } from './texts.ts'

type Props = {
  episode: CurrentEpisode
  /** Whether a dialog shows the user's pick. */
  isPickOpen: boolean
  /** The button that opens the dialog. */
  checkButton: ComponentProps<'button'>
}

/** The episode in progress: the invitation to pick, or the user's pick (HOME-03, HOME-04). */
export function PickSection({ episode, isPickOpen, checkButton }: Props) {
  const texts = useTexts(episodeTexts)
  const { detail, styles, isAlreadyParticipated } = episode
  const sheet: ReactNode = isAlreadyParticipated ? (
    <MyPickStrip episode={episode} isOpen={isPickOpen} />
  ) : (
    <InvitationStrip styles={styles} />
  )
  return (
    <section className={css.section}>
      <div className={css.words}>
        <Badge>{texts.newEpisode}</Badge>
        <h1 className={css.title} tabIndex={-1} lang={langOf(detail.title)}>
          {detail.title}
        </h1>
        <p className={css.description} lang={langOf(detail.description)}>
          {detail.description}
        </p>
        <p className={css.edge}>
          {isAlreadyParticipated ? <PickedOn episode={episode} /> : texts.frames(detail.id, styles.length)}
        </p>
        {isAlreadyParticipated && (
          <div className={css.check}>
            <Button {...checkButton} look="outline" isWide>
              {texts.checkPick}
            </Button>
          </div>
        )}
      </div>
      <div className={css.sheet} data-theme="dark">
        {sheet}
      </div>
    </section>
  )
}
