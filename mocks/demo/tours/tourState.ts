import * as v from 'valibot'
import { readStored } from '../../../src/lib/readStored.ts'
import { mockSessionStorage } from '../../page/storage.ts'
import { TOUR_KEY } from './tourKey.ts'
import { tourNames } from './tourNames.ts'

const schema = v.object({
  name: v.picklist(tourNames),
  /** The last step that was shown, and where. */
  reached: v.optional(v.object({ step: v.number(), address: v.string() })),
  /** Whether the visitor has returned there since. */
  hasReturned: v.optional(v.boolean()),
})

/** The running tour of a tab. */
export type TourState = v.InferOutput<typeof schema>

/** The tour that runs in this tab; undefined without one. */
export const readTour = (): TourState | undefined => readStored(mockSessionStorage, TOUR_KEY, schema, undefined)

/** Stores the state of the tab's tour, or ends it. */
export function storeTour(state: TourState | undefined): void {
  if (state) mockSessionStorage.write(TOUR_KEY, JSON.stringify(state))
  else mockSessionStorage.remove(TOUR_KEY)
}
