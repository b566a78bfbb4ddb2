import { type ReactNode, useState } from 'react'
import { type Listed, live } from '../../api/api.ts'
import { useCurrentEpisode, useEpisodes } from '../episode/api.ts'
import { useMemosQuery } from '../pick/api.ts'
import type { Memo } from '../../contract/picks.ts'
import { isNotFound } from '../../api/errorText.ts'
import { NotShown, QueryView } from '../../api/QueryView.tsx'
import { toCommunity } from '../../config/paths.ts'
import { CommunityHead } from './CommunityHead.tsx'
import { CommunityLayout, MemosLoading } from './CommunityLayout.tsx'
import { MemoWall } from './MemoWall.tsx'
import { communityTexts } from './texts.ts'
import { MemoDialog } from '../memo/MemoDialog.tsx'
import { EpisodeDialog } from '../episode/EpisodeDialog.tsx'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { NotFoundPage, PageOfId } from '../../api/NotFoundPage.tsx'

/** The memos of an episode, or the page of what is not found. */
export const CommunityPage = () => <PageOfId page={Community} />

function Community({ id }: { id: number }) {
  // What arrives earlier would be moved by the title.
  const { data: episodes, isLoading } = useEpisodes()
  const episode = episodes?.items.find((each) => each.id === id)
  const { currentData: memos, error, refetch } = useMemosQuery(id, live)
  const [open, setOpen] = useState<'episodes' | 'memo' | null>(null)
  const pickedEpisode = usePickedEpisode(id)
  const close = () => setOpen(null)
  if ((episodes?.unreadable.length === 0 && !episode) || isNotFound(error)) return <NotFoundPage />
  const head = (
    <CommunityHead
      id={id}
      episode={isLoading ? undefined : episode}
      isLoading={isLoading}
      memoCount={memos?.items.length}
      onChooseEpisode={() => setOpen('episodes')}
      write={pickedEpisode && { isEdit: pickedEpisode.pickMemo !== null, onWrite: () => setOpen('memo') }}
    />
  )
  return (
    <LoadedCommunity side={head}>
      <Memos query={isLoading ? { refetch } : { data: memos, error, refetch }} />
      {open === 'episodes' && episodes && (
        <EpisodeDialog episodes={episodes} chosenId={id} toEpisode={toCommunity} onClose={close} />
      )}
      {open === 'memo' && pickedEpisode && <MemoDialog episode={pickedEpisode} onClose={close} onMore={close} />}
    </LoadedCommunity>
  )
}

function LoadedCommunity({ side, children }: { side: ReactNode; children: ReactNode }) {
  usePage()
  return <CommunityLayout side={side}>{children}</CommunityLayout>
}

/** The episode in progress, if it is this one and the user has picked: only its pickers write memos. */
function usePickedEpisode(id: number) {
  const { data: current } = useCurrentEpisode()
  return current?.detail.id === id && current.isInProgress && current.isAlreadyParticipated ? current : undefined
}

type Query = { data?: Listed<Memo> | undefined; error?: unknown; refetch: () => unknown }

function Memos({ query }: { query: Query }) {
  const community = useTexts(communityTexts)
  return (
    <QueryView
      query={query}
      call="memos"
      loading={<MemosLoading label={community.loading} />}
      empty={<EmptyState title={community.none} />}
    >
      {({ items, unreadable }) => (
        <>
          <MemoWall memos={items} />
          <NotShown count={unreadable.length} />
        </>
      )}
    </QueryView>
  )
}
