import type { WriteTx } from '../collections.ts'
import { styleImageUrl } from './images.ts'
import { styles } from './styles.ts'
import { textAt, textsOf } from './inLanguage.ts'

const DAY = 24 * 60 * 60 * 1000
const EPISODE_MS = 14 * DAY
/** Time until the last episode ends, at the start of the world. */
const REMAINING_MS = 7 * DAY

/** Adds the episodes, one after another; the last one ends a week after `start` (ms). */
export function fillEpisodes(tx: WriteTx, start: number): void {
  const texts = textsOf(tx)
  for (const [index, { title, description }] of texts.episodes.entries()) {
    const id = index + 1
    const endsAt = start + REMAINING_MS - (texts.episodes.length - id) * EPISODE_MS
    tx.episodes.create({ id, title, description, startsAt: endsAt - EPISODE_MS, endsAt })
  }
  for (const [index, style] of styles.entries()) {
    const name = textAt(texts.styles, index)
    tx.styles.create({ id: index + 1, episodeId: style.episodeId, name, imageUrl: styleImageUrl(style) })
  }
}
