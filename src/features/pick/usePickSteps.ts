import { useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { patterns } from '../../config/paths.ts'
import { selectionStarted } from '../../store/pick/pickSlice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'

const entryState = v.object({ step: v.picklist(['intro', 'pick', 'confirm']) })
type Step = v.InferOutput<typeof entryState>['step']

/** The step of the flow is its history entry's, so that back, forward and reload walk through the steps (PICK-12). */
export function usePickSteps(episodeId: number) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const kind = useNavigationType()
  const step = useStep(episodeId)
  const hasSelection = useAppSelector(({ pick }) => pick.episodeId === episodeId)

  const push = (next: Step) => void navigate(patterns.pick, { state: { step: next } })
  return {
    step,
    start: () => {
      // Back and reload keep the selection, a new visit starts without one.
      if (kind !== NavigationType.Pop || !hasSelection) dispatch(selectionStarted(episodeId))
      push('pick')
    },
    finish: () => push('confirm'),
    back: () => void navigate(-1),
  }
}

/** As far as the selection allows: a selection of another episode leads to the intro, an empty one not to the confirmation. */
function useStep(episodeId: number): Step {
  const { state, key } = useLocation()
  const pick = useAppSelector((root) => root.pick)
  const isEmpty = pick.styleIds.length === 0
  // A confirmation whose last style is removed stays; one that is entered without a style does not.
  const [entered, setEntered] = useState({ key, isEmpty })
  if (entered.key !== key) setEntered({ key, isEmpty })

  const entry = v.safeParse(entryState, state)
  if (!entry.success || pick.episodeId !== episodeId) return 'intro'
  return entry.output.step === 'confirm' && entered.isEmpty ? 'pick' : entry.output.step
}
