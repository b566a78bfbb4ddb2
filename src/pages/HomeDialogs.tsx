import type { CurrentEpisode } from '../contract/episodes.ts'
import { MyPickDialog } from '../features/episode/MyPickDialog.tsx'
import { MemoDialog } from '../features/memo/MemoDialog.tsx'

/** The two modals about one's own pick; each leads to the other (MEMO-10). */
export function HomeDialogs({ open, episode }: { open: 'pick' | 'memo'; episode: CurrentEpisode }) {
  return open === 'pick' ? <MyPickDialog episode={episode} /> : <MemoDialog episode={episode} />
}
