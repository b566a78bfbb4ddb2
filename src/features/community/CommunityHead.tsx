import type { Episode } from '../../contract/episodes.ts'
import { count } from '../../lib/format.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageTitle } from '../../ui/layout/Page.tsx'
import css from './CommunityHead.module.css'
import { communityTexts } from './texts.ts'

type Props = {
  id: number
  episode: Pick<Episode, 'title' | 'description'> | undefined
  /** Shows the number of the episode alone. */
  isLoading: boolean
  memoCount: number | undefined
  onChooseEpisode: () => void
  /** Opens the user's memo; absent without a pick in this episode. */
  write?: { isEdit: boolean; onWrite: () => void } | undefined
}

/** The episode's title and description; its number while loading and after an error. */
export function CommunityHead({ id, episode, isLoading, memoCount, onChooseEpisode, write }: Props) {
  const community = useTexts(communityTexts)
  return (
    <>
      <PageTitle
        size="display"
        eyebrow={community.eyebrow(id)}
        lead={episode && <span lang={langOf(episode.description)}>{episode.description}</span>}
      >
        {episode?.title.trim() ? <span lang={langOf(episode.title)}>{episode.title}</span> : community.episode(id)}
      </PageTitle>
      {!isLoading && (
        <div className={css.line}>
          <p className={`${css.count} figures`}>{memoCount ? community.count(memoCount, count(memoCount)) : '\u00A0'}</p>
          <button type="button" className={`${css.selector} link`} aria-haspopup="dialog" onClick={onChooseEpisode}>
            <span>{community.choose}</span>
            <Icon name="down" />
          </button>
          {write && (
            <Button variant="outline" size="compact" onClick={write.onWrite}>
              {write.isEdit ? community.editMemo : community.writeMemo}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
