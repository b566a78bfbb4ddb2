import { lazy, Suspense } from 'react'
import { useCurrentEpisodeQuery } from '../api/episodes.ts'
import { QueryError } from '../components/QueryError.tsx'
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
import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { showLoadErrorToast } from '../ui/toasts.ts'
import { HomeTitle } from '../features/home/HomeTitle.tsx'
import { homeTexts } from '../features/home/texts.ts'

// Split from home: a user needs only one of the two.
const Finished = lazy(async () => ({ default: (await import('./HomeFinishedPage.tsx')).HomeFinishedPage }))
const HomeDialogs = lazyWithRetry(async () => {
  const [{ MyPickDialog }, { MemoDialog }] = await Promise.all([
    import('../features/episode/MyPickDialog.tsx'),
    import('../features/memo/MemoDialog.tsx'),
  ])
  /** The dialogs of the user's pick and memo, which open each other (MEMO-10). */
  return ({ open, ...rest }: { open: 'pick' | 'memo'; episode: CurrentEpisode; onClose: () => void }) =>
    open === 'pick' ? <MyPickDialog {...rest} /> : <MemoDialog {...rest} />
})

/** Home of a signed-in user, depending on the current episode (HOME-01, HOME-02). */
export function HomePage() {
  const texts = useTexts(homeTexts)
  const common = useTexts(commonTexts)
  useDocumentTitle(texts.title)
  const { data: episode, error, refetch } = useCurrentEpisodeQuery()

  if (error && !episode) {
    return (
      <>
        <HomeTitle />
        <QueryError message={{ text: <LookupError /> }} onRetry={refetch} />
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

function LookupError() {
  const texts = useTexts(homeTexts)
  return (
    <>
      <span>{texts.lookupError}</span>
      <br />
      {texts.tryAgain}
    </>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <Page>
    <HomeTitle />
    <Skeleton label={label} />
  </Page>
)

function InProgress({ episode }: { episode: CurrentEpisode }) {
  const common = useTexts(commonTexts)
  const dispatch = useAppDispatch()
  const isMine = episode.isAlreadyParticipated
  const open = useAppSelector((state) => (isMine ? state.memo.open : null))
  const close = () => void dispatch(modalClosed())
  const onLoadError = () => {
    close()
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
      {open && <HomeDialogs open={open} episode={episode} onClose={close} onLoadError={onLoadError} />}
    </>
  )
}
