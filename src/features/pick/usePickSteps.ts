import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { patterns } from '../../config/paths.ts'
import { flowStarted, selectionFinished, pickingStarted, stepRestored, steps, type Step } from '../../store/pick/pickSlice.ts'
import { useAppDispatch } from '../../store/hooks.ts'

const entry = v.object({ step: steps })

/** The steps of the flow as entries of the history, so that back, forward and reload walk through them (PICK-12). */
export function usePickSteps(episodeId: number) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const kind = useNavigationType()

  useEffect(() => {
    const marked = v.safeParse(entry, location.state)
    const step = marked.success ? marked.output.step : undefined
    if (kind === NavigationType.Pop) dispatch(stepRestored({ episodeId, step: step ?? 'intro' }))
    else if (step === undefined) dispatch(flowStarted(episodeId))
  }, [dispatch, episodeId, kind, location])

  const push = (next: Step) => void navigate(patterns.pick, { state: { step: next } })
  return {
    start: () => {
      dispatch(pickingStarted())
      push('pick')
    },
    finish: () => {
      dispatch(selectionFinished())
      push('confirm')
    },
    back: () => void navigate(-1),
  }
}
