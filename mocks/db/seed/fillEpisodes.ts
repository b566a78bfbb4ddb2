import type { WriteTx } from '../collections.ts'
import { episodes } from './episodes.ts'
import { styleImageUrl } from './images.ts'
import { styles } from './styles.ts'
import { textAt, textsOf } from './inLanguage.ts'

const DAY = 24 * 60 * 60 * 1000
const EPISODE_MS = 14 * DAY
/** Time until the last episode ends, at the start of the world. */
const REMAINING_MS = 7 * DAY

/** Adds the episodes, one after another; the last one ends a week after `start` (ms). */
export function fillEpisodes(tx: WriteTx, start: number): void {
  const last = episodes.length
  const texts = textsOf(tx)
  for (const [index, { id }] of episodes.entries()) {
    const { title, description } = textAt(texts.episodes, index)
    const endsAt = start + REMAINING_MS - (last - id) * EPISODE_MS
    tx.episodes.create({ id, title, description, startsAt: endsAt - EPISODE_MS, endsAt })
  }
  for (const [index, style] of styles.entries()) {
    tx.styles.create({
      id: index + 1,
      episodeId: style.episodeId,
      name: textAt(texts.styles, index),
      imageUrl: styleImageUrl(style),
    })
  }
}
