import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { useEpisodesQuery } from '../api/episodes.ts'
import { errorText, isApiError } from '../api/errorText.ts'
import { idText } from '../contract/values.ts'
import { CommunityHead } from '../features/community/CommunityHead.tsx'
import { MemoWall } from '../features/community/MemoWall.tsx'
import { useCommunity } from '../features/community/useCommunity.ts'
import { communityTexts } from '../features/community/texts.ts'
import { commonTexts } from '../texts/common.ts'
import { errorTexts } from '../texts/errors.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import css from './CommunityPage.module.css'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pageTexts } from './texts.ts'

/** What pickers wrote about an episode (COMM). An address without a possible episode is not found (NAV-02). */
export function CommunityPage() {
  const id = v.safeParse(idText, useParams()['id'])
  return id.success ? <Community key={id.output} id={id.output} /> : <NotFoundPage />
}

function Community({ id }: { id: number }) {
  const { data: episodes } = useEpisodesQuery()
  const episode = episodes?.find((one) => one.id === id)
  const community = useCommunity(id)
  if ((episodes && !episode) || isUnknown(community.error)) return <NotFoundPage />
  return (
    <Found>
      <div className={css.side}>
        <CommunityHead id={id} episode={episode} />
      </div>
      <div className={css.matter}>
        <Memos {...community} />
      </div>
    </Found>
  )
}

function Found({ children }: { children: ReactNode }) {
  const { titles } = useTexts(pageTexts)
  useDocumentTitle(titles.community)
  return (
    <Page>
      <div className={css.community}>{children}</div>
    </Page>
  )
}

function Memos({ memos, mineId, error, refetch }: ReturnType<typeof useCommunity>) {
  const community = useTexts(communityTexts)
  const common = useTexts(commonTexts)
  const errors = useTexts(errorTexts)
  if (memos) return memos.length > 0 ? <MemoWall memos={memos} mineId={mineId} /> : <EmptyState title={community.none} />
  const words = error && errorText(error, errors, 'memos')
  if (words) return <ErrorState message={words.text} lang={words.lang} retryLabel={common.retry} onRetry={() => void refetch()} />
  return (
    <div className={css.loading}>
      <Spinner label={community.loading} />
    </div>
  )
}

const isUnknown = (error: unknown) => isApiError(error) && error.kind === 'refused' && error.code === 'EPISODE_NOT_FOUND'
