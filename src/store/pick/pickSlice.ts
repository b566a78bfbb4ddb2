import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { sessionEnded } from '../../api/session.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { signedOut } from '../auth/authSlice.ts'
import { readStored } from '../readStored.ts'

const flow = v.object({
  episodeId: v.nullable(v.number()),
  step: v.picklist(['intro', 'pick', 'confirm', 'done']),
  styleIds: v.array(v.number()),
})

/** The steps that have a history entry each. */
export const steps = v.picklist(['intro', 'pick', 'confirm'])
export type Step = v.InferOutput<typeof steps>

/** The pick flow: intro → pick → confirm → done. The reducers ignore impossible steps (PICK-01…06). */
type PickState = v.InferOutput<typeof flow>

const start: PickState = { episodeId: null, step: 'intro', styleIds: [] }

export const pickSlice = createSlice({
  name: 'pick',
  /** From the session storage (PICK-12). */
  initialState: (): PickState => readStored(safeSessionStorage, 'pick', flow, start),
  reducers: {
    flowStarted: (_, { payload: episodeId }: PayloadAction<number>) => ({ ...start, episodeId }),
    /** After back, forward or a reload the selection stays, and the step as far as the selection allows (PICK-12). */
    stepRestored(pick, { payload: { episodeId, step } }: PayloadAction<{ episodeId: number; step: Step }>) {
      if (pick.episodeId !== episodeId || pick.step === 'done') return { ...start, episodeId }
      pick.step = step === 'confirm' && pick.styleIds.length === 0 ? 'pick' : step
      return pick
    },
    pickingStarted(pick) {
      if (pick.step === 'intro') pick.step = 'pick'
    },
    styleToggled(pick, { payload: id }: PayloadAction<number>) {
      if (pick.step !== 'pick' && pick.step !== 'confirm') return
      pick.styleIds = pick.styleIds.includes(id) ? pick.styleIds.filter((picked) => picked !== id) : [...pick.styleIds, id]
    },
    selectionReset(pick) {
      if (pick.step === 'pick') pick.styleIds = []
    },
    selectionFinished(pick) {
      if (pick.step === 'pick' && pick.styleIds.length > 0) pick.step = 'confirm'
    },
    /** Holds for every step: the server has the pick, whatever page was visited meanwhile. */
    pickRecorded(pick) {
      pick.step = 'done'
    },
    flowLeft: () => start,
  },
  extraReducers: (build) => build.addCase(signedOut, () => start).addCase(sessionEnded, () => start),
})

export const {
  flowStarted,
  stepRestored,
  pickingStarted,
  styleToggled,
  selectionReset,
  selectionFinished,
  pickRecorded,
  flowLeft,
} = pickSlice.actions
