import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { patterns } from '../../config/paths.ts'
import { selectionStarted } from './pickSlice.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { useTopOfStep } from './useTopOfStep.ts'

const entryState = v.object({ step: v.picklist(['intro', 'pick', 'confirm']) })
type PickStep = v.InferOutput<typeof entryState>['step']

/**
 * The step is stored in the history entry, so that back, forward and reload move between steps. While the pick is locked its
 * confirmation is shown; then the step of the entry that the user moved to meanwhile.
 */
export function usePickSteps(episodeId: number, isLocked: boolean) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { key } = useLocation()
  const entryStep = useStep(episodeId)
  const step = isLocked ? 'confirm' : entryStep
  useTopOfStep(key, step)
  const userId = useAppSelector((state) => state.auth.userId)

  const push = (next: PickStep) => void navigate(patterns.pick, { state: { step: next } })
  return {
    step,
    start: () => {
      if (userId !== null) dispatch(selectionStarted({ userId, episodeId, introKey: key }))
      push('pick')
    },
    finish: () => push('confirm'),
    back: () => void navigate(-1),
  }
}

/** The step that the selection allows: a selection of another episode shows the intro, an empty one no confirmation. */
function useStep(episodeId: number): PickStep {
  const { state, key } = useLocation()
  const pick = useAppSelector((root) => root.pick)
  const isEmpty = pick.styleIds.length === 0
  // The confirmation stays when its last style is removed, but cannot be entered without a style.
  const [entered, setEntered] = useState({ key, isEmpty })
  if (entered.key !== key) setEntered({ key, isEmpty })

  const entry = v.safeParse(entryState, state)
  if (!entry.success || pick.episodeId !== episodeId) return 'intro'
  return entry.output.step === 'confirm' && entered.isEmpty ? 'pick' : entry.output.step
}
