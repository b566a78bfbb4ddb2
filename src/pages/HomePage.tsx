import { lazy, Suspense } from 'react'
import { useCurrentEpisodeQuery } from '../api/episodes.ts'
import type { CurrentEpisode } from '../contract/episodes.ts'
import { PickSection } from '../features/episode/PickSection.tsx'
import { MyMemo } from '../features/memo/MyMemo.tsx'
import { ShopBanner } from '../features/shop/ShopBanner.tsx'
import { LiveInsights } from '../features/trend/LiveInsights.tsx'
import { modalClosed, pickOpened } from '../store/memo/memoSlice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { commonTexts } from '../texts/common.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { showLoadErrorToast } from '../ui/toasts.ts'
import { HiddenTitle } from './HiddenTitle.tsx'
import { homeTexts } from './homeTexts.ts'

// Between two episodes home is another page: nobody needs both.
const Finished = lazy(async () => ({ default: (await import('./HomeFinished.tsx')).HomeFinished }))
const HomeDialogs = lazyWithRetry(async () => (await import('./HomeDialogs.tsx')).HomeDialogs)

/** Home of whoever is signed in, in the shape of the current episode (HOME-01, HOME-02). */
export function HomePage() {
  const texts = useTexts(homeTexts)
  const common = useTexts(commonTexts)
  useDocumentTitle(texts.title)
  const { data: episode, error, refetch } = useCurrentEpisodeQuery()

  if (error && !episode) {
    return (
      <>
        <HiddenTitle />
        <ErrorState message={texts.lookupError} retryLabel={common.retry} onRetry={() => void refetch()} />
        <ShopBanner />
      </>
    )
  }
  if (!episode) {
    return <Waiting label={common.loading} />
  }
  if (episode.isInProgress) return <InProgress episode={episode} />
  return (
    <Suspense fallback={<Waiting label={common.loading} />}>
      <Finished />
    </Suspense>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <Page>
    <HiddenTitle />
    <Skeleton label={label} />
  </Page>
)

function InProgress({ episode }: { episode: CurrentEpisode }) {
  const common = useTexts(commonTexts)
  const dispatch = useAppDispatch()
  const isMine = episode.isAlreadyParticipated
  const open = useAppSelector((state) => (isMine ? state.memo.open : null))
  const onLoadError = () => {
    dispatch(modalClosed())
    showLoadErrorToast(common.notLoaded, common.retry)
  }
  return (
    <>
      <PickSection episode={episode} onCheckPick={() => dispatch(pickOpened())} />
      <Page>
        {isMine && <MyMemo memo={episode.pickMemo} />}
        <LiveInsights />
      </Page>
      <ShopBanner />
      {open && <HomeDialogs open={open} episode={episode} onLoadError={onLoadError} />}
    </>
  )
}
