import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { picksApi, useRecordPickMutation } from './api.ts'
import { patterns } from '../../config/paths.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import type { Summary } from '../../contract/picks.ts'
import { flowLeft } from './pickSlice.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Placeholder } from '../../ui/feedback/Placeholder.tsx'
import { PickConfirm } from './PickConfirm.tsx'
import { PickRecordedDialog } from './PickRecordedDialog.tsx'
import { PickIntro } from './PickIntro.tsx'
import { PickErrorDialog } from './PickErrorDialog.tsx'
import { PickGrid } from './PickGrid.tsx'
import { usePickSteps } from './usePickSteps.ts'
import { useTopOfPage } from './useTopOfStep.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Page, PageTitle } from '../../ui/layout/Page.tsx'
import { pickTexts } from './texts.ts'

/** Intro → pick → confirm → done. */
export function PickFlow({ episode }: { episode: CurrentEpisode }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const styleIds = useAppSelector((state) => state.pick.styleIds)
  const { id } = episode.detail
  // What home has loaded shortly before; the reply to the pick drops it.
  const { data: summary } = picksApi.endpoints.statisticsSummary.useQueryState()
  const [before, setBefore] = useState<Summary>()
  // The key keeps the state of a pick that is being sent while this page is left and entered again.
  const [record, recording] = useRecordPickMutation({ fixedCacheKey: `recordPick/${id}` })
  // From the press until its outcome is closed: the pick that is recorded is the one on screen, also after Back.
  const isLocked = !recording.isUninitialized
  const submit = () => {
    setBefore(summary)
    void record({ episodeId: id, styleIds })
  }
  const { step, start, finish, back } = usePickSteps(id, isLocked)

  // The next page may have to be loaded: the dialog does not wait for it.
  const [isLeaving, setLeaving] = useState(false)
  const leave = (to: string, state?: { opens: 'memo' }) => {
    setLeaving(true)
    recording.reset()
    dispatch(flowLeft())
    void navigate(to, { state })
  }

  if (isLeaving) return <Placeholder />
  // This window's successful pick is shown first, before the notice that the episode takes no more picks.
  if (!isLocked && (episode.isAlreadyParticipated || !episode.isInProgress))
    return <NoPick reason={episode.isInProgress ? 'taken' : 'closed'} />
  return (
    <>
      {step === 'intro' && <PickIntro episode={episode} onStart={start} />}
      {step === 'pick' && <PickGrid episode={episode} onFinish={finish} />}
      {step === 'confirm' && <PickConfirm episode={episode} isSending={recording.isLoading} onBack={back} onSubmit={submit} />}
      {recording.error && <PickErrorDialog error={recording.error} onClose={recording.reset} />}
      {recording.isSuccess && (
        <PickRecordedDialog
          styles={episode.styles.filter((style) => styleIds.includes(style.id))}
          before={before}
          onClose={() => leave(patterns.home)}
          onMemo={() => leave(patterns.home, { opens: 'memo' })}
          onTrend={() => leave(patterns.trend)}
        />
      )}
    </>
  )
}

/** Why there is nothing to pick, with a link to home. */
export function NoPick({ reason }: { reason: 'taken' | 'closed' }) {
  const pick = useTexts(pickTexts)
  const common = useTexts(commonTexts)
  const isTaken = reason === 'taken'
  useTopOfPage()
  return (
    <Page width="read">
      <PageTitle lead={isTaken ? pick.alreadyText : pick.closedText}>{isTaken ? pick.alreadyTitle : pick.closedTitle}</PageTitle>
      <ButtonLink to={patterns.home}>{common.home}</ButtonLink>
    </Page>
  )
}
