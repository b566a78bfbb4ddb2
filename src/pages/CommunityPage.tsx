import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { useEpisodesQuery } from '../api/episodes.ts'
import { isEpisodeNotFound } from '../api/errorText.ts'
import { useErrorMessage } from '../api/useErrorMessage.ts'
import { QueryError } from '../components/QueryError.tsx'
import { idText } from '../contract/values.ts'
import { CommunityHead } from '../features/community/CommunityHead.tsx'
import { CommunityLayout, MemosLoading } from '../features/community/CommunityLayout.tsx'
import { MemoWall } from '../features/community/MemoWall.tsx'
import { useCommunity } from '../features/community/useCommunity.ts'
import { communityTexts } from '../features/community/texts.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pageTexts } from '../texts/pages.ts'

/** The memos of an episode (COMM). An invalid or unknown episode id is not found (NAV-02). */
export function CommunityPage() {
  const id = v.safeParse(idText, useParams()['id'])
  return id.success ? <Community key={id.output} id={id.output} /> : <NotFoundPage />
}

function Community({ id }: { id: number }) {
  const { data: episodes } = useEpisodesQuery()
  const episode = episodes?.find((each) => each.id === id)
  const community = useCommunity(id)
  if ((episodes && !episode) || isEpisodeNotFound(community.error)) return <NotFoundPage />
  return (
    <Found side={<CommunityHead id={id} episode={episode} />}>
      <Memos {...community} />
    </Found>
  )
}

function Found({ side, children }: { side: ReactNode; children: ReactNode }) {
  const { titles } = useTexts(pageTexts)
  useDocumentTitle(titles.community)
  return <CommunityLayout side={side}>{children}</CommunityLayout>
}

function Memos({ memos, mineId, error, refetch }: ReturnType<typeof useCommunity>) {
  const community = useTexts(communityTexts)
  const message = useErrorMessage(error, 'memos')
  if (memos) return memos.length > 0 ? <MemoWall memos={memos} mineId={mineId} /> : <EmptyState title={community.none} />
  return <QueryError message={message} loading={<MemosLoading label={community.loading} />} onRetry={refetch} />
}
