import { useCurrentEpisodeQuery } from '../api/episodes.ts'
import type { CurrentEpisode } from '../contract/episodes.ts'
import { ComingSoon } from '../features/episode/ComingSoon.tsx'
import { MyPickDialog } from '../features/episode/MyPickDialog.tsx'
import { PickSection } from '../features/episode/PickSection.tsx'
import { MemoDialog } from '../features/memo/MemoDialog.tsx'
import { MyMemo } from '../features/memo/MyMemo.tsx'
import { ShopBanner } from '../features/shop/ShopBanner.tsx'
import { HomeReviews } from '../features/reviews/HomeReviews.tsx'
import { ArchiveTeaser } from '../features/trend/ArchiveTeaser.tsx'
import { LiveInsights } from '../features/trend/LiveInsights.tsx'
import { pickOpened } from '../state/memo.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { useDocumentTitle } from '../texts/documentTitle.ts'
import { useTexts } from '../texts/provider.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Home of whoever is signed in, in the shape of the current episode (HOME-01, HOME-02). */
export function HomePage() {
  const { titles, home, common } = useTexts()
  useDocumentTitle(titles.home)
  const { data: episode, error, refetch } = useCurrentEpisodeQuery()

  if (error && !episode) {
    return (
      <>
        <ErrorState message={home.lookupError} retryLabel={common.retry} onRetry={() => void refetch()} />
        <ShopBanner />
      </>
    )
  }
  if (!episode) {
    return (
      <Page>
        <Skeleton label={common.loading} />
      </Page>
    )
  }
  return episode.isInProgress ? <InProgress episode={episode} /> : <Finished />
}

function InProgress({ episode }: { episode: CurrentEpisode }) {
  const dispatch = useAppDispatch()
  const open = useAppSelector((state) => state.memo.open)
  const isMine = episode.isAlreadyParticipated
  return (
    <>
      <PickSection episode={episode} onCheckPick={() => dispatch(pickOpened())} />
      <Page>
        {isMine && <MyMemo memo={episode.pickMemo} />}
        <LiveInsights />
      </Page>
      <ShopBanner />
      {isMine && open === 'pick' && <MyPickDialog episode={episode} />}
      {isMine && open === 'memo' && <MemoDialog episode={episode} />}
    </>
  )
}

function Finished() {
  const { titles } = useTexts()
  return (
    <>
      <Page>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{titles.home}</h1>
        </VisuallyHidden>
        <HomeReviews />
      </Page>
      <ShopBanner />
      <Page>
        <ArchiveTeaser />
      </Page>
      <ComingSoon />
    </>
  )
}
