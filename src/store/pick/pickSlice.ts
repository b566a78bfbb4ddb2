import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { safeSessionStorage } from '../../lib/storage.ts'
import { readStored } from '../../lib/readStored.ts'

const selection = v.object({ episodeId: v.nullable(v.number()), styleIds: v.array(v.number()) })

/** The styles selected in the pick flow. Its step is in the history entry, its end is the mutation's success (PICK-01…06). */
type PickState = v.InferOutput<typeof selection>

const empty: PickState = { episodeId: null, styleIds: [] }

export const pickSlice = createSlice({
  name: 'pick',
  /** From the session storage (PICK-12). */
  initialState: (): PickState => readStored(safeSessionStorage, 'pick', selection, empty),
  reducers: {
    selectionStarted: (_, { payload: episodeId }: PayloadAction<number>) => ({ ...empty, episodeId }),
    styleToggled(pick, { payload: id }: PayloadAction<number>) {
      pick.styleIds = pick.styleIds.includes(id) ? pick.styleIds.filter((picked) => picked !== id) : [...pick.styleIds, id]
    },
    selectionReset(pick) {
      pick.styleIds = []
    },
    flowLeft: () => empty,
  },
})

export const { selectionStarted, styleToggled, selectionReset, flowLeft } = pickSlice.actions
