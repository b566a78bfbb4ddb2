import { useUserPicksQuery } from '../../api/picks.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { paperColorOf } from '../../ui/ImageFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StyleFrame } from '../../components/StyleCard.tsx'
import css from './MyPickStrip.module.css'
import { episodeTexts } from './texts.ts'

/** The user's picked styles, circled. Without them the button still opens the dialog, which shows the error. */
export function MyPickStrip({ episode, onCheckPick }: { episode: CurrentEpisode; onCheckPick: () => void }) {
  const texts = useTexts(episodeTexts)
  const common = useTexts(commonTexts)
  const { data: mine, error } = useOwnPick(episode)
  const edgeOf = (id: number) => episode.styles.findIndex((style) => style.id === id) + 1
  return (
    <>
      {!mine && !error && <Skeleton label={common.loading} frames={3} layout={css.skeleton} />}
      {mine && (
        <ul className={css.own} lang="ko">
          {mine.styles.map(({ id, name, imageUrl }, index) => (
            <li key={id}>
              <StyleFrame
                name={name}
                picture={imageAttributes(imageUrl)}
                edge={edgeOf(id)}
                paperColor={paperColorOf(id)}
                isFirst={index === 0}
                isPicked
              />
            </li>
          ))}
        </ul>
      )}
      <div className={css.check}>
        <Button look="outline" isWide onClick={onCheckPick}>
          {texts.checkPick}
        </Button>
      </div>
    </>
  )
}

/** The number of picked styles and the date; the episode's dates until the pick is loaded. */
export function PickedOn({ episode }: { episode: CurrentEpisode }) {
  const texts = useTexts(episodeTexts)
  const { data: mine } = useOwnPick(episode)
  const { detail, styles } = episode
  return mine ? texts.pickedOn(mine.styles.length, isoDate(mine.pickedAt)) : texts.frames(detail.id, styles.length)
}

function useOwnPick({ detail }: CurrentEpisode) {
  const userId = useAppSelector((state) => state.auth.userId) ?? ''
  return useUserPicksQuery({ userId, episodeId: detail.id })
}
