import { Link } from 'react-router-dom'
import { langOf } from '../../lib/langOf.ts'
import { NotShown } from '../../api/QueryView.tsx'
import type { Listed } from '../../api/api.ts'
import type { Episode } from '../../contract/episodes.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Pulse } from '../../ui/feedback/Pulse.tsx'
import css from './EpisodeDialog.module.css'
import { episodeTexts } from './texts.ts'

type Props = {
  episodes: Listed<Episode>
  /** Undefined if all are chosen. */
  chosenId: number | undefined
  toEpisode: (id: number) => string
  /** A link to all of them, above the list. */
  all?: { to: string; label: string }
  onChoose?: () => void
  onClose: () => void
}

/** All episodes, newest first; each has its own address. */
export function EpisodeDialog({ episodes, chosenId, toEpisode, all, onChoose, onClose }: Props) {
  const texts = useTexts(episodeTexts)
  const choose = () => {
    onClose()
    onChoose?.()
  }
  return (
    <Dialog title={texts.choose} onClose={onClose}>
      <ul className={css.episodes}>
        {all && (
          <li>
            <Link className={css.episode ?? ''} to={all.to} aria-current={chosenId === undefined} onClick={choose}>
              <span className={css.all}>{all.label}</span>
            </Link>
          </li>
        )}
        {episodes.items.toReversed().map(({ id, title, isInProgress }) => (
          <li key={id}>
            <Link className={css.episode ?? ''} to={toEpisode(id)} aria-current={id === chosenId} onClick={choose}>
              <span className="caption">{texts.episode(id)}</span>
              <span lang={langOf(title)}>{title}</span>
              {isInProgress && <Pulse>{texts.inProgress}</Pulse>}
            </Link>
          </li>
        ))}
      </ul>
      <NotShown count={episodes.unreadable.length} />
    </Dialog>
  )
}
