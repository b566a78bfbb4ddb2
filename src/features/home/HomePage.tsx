import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useCurrentEpisode } from '../episode/api.ts'
import { DialogNotLoaded, NextScreen, NotLoaded } from '../../api/NotLoaded.tsx'
import { QueryView } from '../../api/QueryView.tsx'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { NewBelow } from '../catalogue/NewBelow.tsx'
import { PickSection } from '../episode/PickSection.tsx'
import { MyMemo } from '../memo/MyMemo.tsx'
import { MyPickRow, PickedOn } from '../memo/MyPickRow.tsx'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { firstViewShown } from '../../ui/firstView.ts'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
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
    return ({ open, onWrite, ...rest }: DialogProps) =>
      open === 'pick' ? <MyPickDialog onWrite={onWrite} {...rest} /> : <MemoDialog {...rest} />
  },
  { ifFailed: DialogNotLoaded },
)

/** An episode ends, and the next one begins, while home is open. */
const EVERY_MS = 60_000

type DialogProps = { open: OpenDialog; episode: CurrentEpisode; onClose: () => void; onWrite: () => void }
/** The dialogs of the user's pick and memo. */
type OpenDialog = 'pick' | 'memo'

/** Home of a signed-in user, depending on the current episode. */
export function HomePage() {
  const texts = useTexts(homeTexts)
  usePage(texts.title)
  const query = useCurrentEpisode({ pollingInterval: EVERY_MS, skipPollingIfUnfocused: true })

  const hasFailed = !query.data && query.error !== undefined
  return (
    <>
      <QueryView
        query={query}
        call="currentEpisode"
        title={texts.lookupError}
        failure={hasFailed ? texts.tryAgain : <LookupError />}
        loading={waiting}
      >
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
      {hasFailed && (
        <>
          <Page>
            <NewBelow />
          </Page>
          <Banner hasPictures={false} />
        </>
      )}
    </>
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
  const isMine = episode.isAlreadyParticipated
  const opensMemo = useOpensMemo()
  const [open, setOpen] = useState<OpenDialog | null>(opensMemo ? 'memo' : null)
  const write = () => setOpen('memo')
  return (
    <>
      <PickSection
        episode={episode}
        pick={isMine ? { row: <MyPickRow episode={episode} />, pickedOn: <PickedOn episode={episode} /> } : null}
        checkButton={{ ...HomeDialogs.intent, onClick: () => setOpen('pick') }}
      />
      <Page>
        {isMine && <MyMemo episode={episode} onWrite={write} />}
        <Insights />
      </Page>
      <Banner />
      {isMine && open && <HomeDialogs open={open} episode={episode} onClose={() => setOpen(null)} onWrite={write} />}
    </>
  )
}

const entryState = v.object({ opens: v.literal('memo') })

/** Whether the pick flow asked for the memo's dialog, once: the history entry does not ask again after a reload or Back. */
function useOpensMemo(): boolean {
  const { state } = useLocation()
  const navigate = useNavigate()
  const opensMemo = v.is(entryState, state)
  useEffect(() => {
    if (opensMemo) void navigate('.', { replace: true, state: null })
  }, [opensMemo, navigate])
  return opensMemo
}
