import { Suspense } from 'react'
import { useCurrentEpisode } from '../episode/api.ts'
import { DialogNotLoaded, NextScreen, NotLoaded } from '../../api/NotLoaded.tsx'
import { QueryError, QueryView } from '../../api/QueryView.tsx'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { PickSection } from '../episode/PickSection.tsx'
import { MyMemo } from '../memo/MyMemo.tsx'
import { MyPickRow, PickedOn } from '../memo/MyPickRow.tsx'
import { dialogClosed, dialogOpened } from '../memo/slice.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { firstViewShown } from '../../ui/firstView.ts'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HomeTitle } from './HomeTitle.tsx'
import { homeTexts } from './texts.ts'

// Both after home's first view, at the same time.
const below = { ifFailed: NotLoaded, waiting: <NextScreen /> }
const Banner = lazyComponent(async () => {
  await firstViewShown()
  return (await import('../shop/ShopBanner.tsx')).ShopBanner
}, below)
const Insights = lazyComponent(async () => {
  await firstViewShown()
  return (await import('../trend/LiveInsights.tsx')).LiveInsights
}, below)

// Split from home: a user needs only one of the two.
const Finished = lazyComponent(async () => (await import('./HomeFinished.tsx')).HomeFinished)
const HomeDialogs = lazyComponent(
  async () => {
    const [{ MyPickDialog }, { MemoDialog }] = await Promise.all([
      import('../memo/MyPickDialog.tsx'),
      import('../memo/MemoDialog.tsx'),
    ])
    /** The dialogs of the user's pick and memo, which open each other. */
    return ({ open, ...rest }: { open: 'pick' | 'memo'; episode: CurrentEpisode; onClose: () => void }) =>
      open === 'pick' ? <MyPickDialog {...rest} /> : <MemoDialog {...rest} />
  },
  { ifFailed: DialogNotLoaded },
)

/** An episode ends, and the next one begins, while home is open. */
const EVERY_MS = 60_000

/** Home of a signed-in user, depending on the current episode. */
export function HomePage() {
  const texts = useTexts(homeTexts)
  usePage(texts.title)
  const query = useCurrentEpisode({ pollingInterval: EVERY_MS, skipPollingIfUnfocused: true })

  if (query.error && !query.data) {
    return (
      <>
        <Page>
          <HomeTitle />
          <QueryError message={{ text: <LookupError /> }} onRetry={query.refetch} />
        </Page>
        <Banner />
      </>
    )
  }
  return (
    <QueryView query={query} call="currentEpisode" failure={<LookupError />} loading={waiting}>
      {(episode) =>
        episode.isInProgress ? (
          <InProgress episode={episode} />
        ) : (
          <Suspense fallback={waiting}>
            <Finished />
          </Suspense>
        )
      }
    </QueryView>
  )
}

function LookupError() {
  const texts = useTexts(homeTexts)
  return (
    <>
      <span>{texts.lookupError}</span>
      <br />
      <span>{texts.tryAgain}</span>
    </>
  )
}

const waiting = (
  <Page>
    <HomeTitle />
    <Skeleton />
  </Page>
)

function InProgress({ episode }: { episode: CurrentEpisode }) {
  const dispatch = useAppDispatch()
  const isMine = episode.isAlreadyParticipated
  const open = useAppSelector((state) => (isMine ? state.memo.open : null))
  const close = () => void dispatch(dialogClosed())
  return (
    <>
      <PickSection
        episode={episode}
        pick={isMine ? { row: <MyPickRow episode={episode} />, pickedOn: <PickedOn episode={episode} /> } : null}
        checkButton={{ ...HomeDialogs.intent, onClick: () => dispatch(dialogOpened('pick')) }}
      />
      <Page>
        {isMine && <MyMemo memo={episode.pickMemo} />}
        <Insights />
      </Page>
      <Banner />
      {open && <HomeDialogs open={open} episode={episode} onClose={close} />}
    </>
  )
}
