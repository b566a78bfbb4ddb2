import { useNavigate } from 'react-router-dom'
import { useRecordPickMutation } from '../../api/picks.ts'
import { patterns } from '../../config/paths.ts'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { flowLeft, pickRecorded } from '../../store/pick/pickSlice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { NoPick } from './NoPick.tsx'
import { PickConfirm } from './PickConfirm.tsx'
import { PickRecordedDialog } from './PickRecordedDialog.tsx'
import { PickIntro } from './PickIntro.tsx'
import { PickErrorDialog } from './PickErrorDialog.tsx'
import { PickSheet } from './PickSheet.tsx'
import { usePickSteps } from './usePickSteps.ts'

/** Intro → pick → confirm → done (PICK-01…08). */
export function PickFlow({ episode }: { episode: CurrentEpisode }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { step, episodeId, styleIds } = useAppSelector((state) => state.pick)
  const [record, sending] = useRecordPickMutation()
  const { id } = episode.detail
  const { start, finish, back } = usePickSteps(id)

  const submit = async () => {
    const reply = await record({ episodeId: id, styleIds })
    if (!reply.error) dispatch(pickRecorded())
  }
  const leave = () => {
    dispatch(flowLeft())
    void navigate(patterns.home)
  }

  // What was sent from here is answered here first; only then may the episode say that it takes no pick (PICK-06, PICK-13).
  if (sending.isUninitialized && (episode.isAlreadyParticipated || !episode.isInProgress)) return <NoPick episode={episode} />
  const shown = episodeId === id ? step : 'intro'
  return (
    <>
      {shown === 'intro' && <PickIntro episode={episode} onStart={start} />}
      {shown === 'pick' && <PickSheet episode={episode} onFinish={finish} />}
      {(shown === 'confirm' || shown === 'done') && (
        <PickConfirm episode={episode} isSending={sending.isLoading} onBack={back} onSubmit={() => void submit()} />
      )}
      {sending.error && <PickErrorDialog error={sending.error} onClose={sending.reset} />}
      {step === 'done' && <PickRecordedDialog onClose={leave} />}
    </>
  )
}
