import * as v from 'valibot'
import { gender } from '../../contract/users.ts'

export const informationDraft = v.object({ age: v.exactOptional(v.string()), gender: v.exactOptional(v.string()) })

/** The complete form (INFO-03). */
export const informationForm = v.object({ age: v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number)), gender })

const FIRST_AGE = 10
const YEARS = 100

/** The 100 selectable birth years, from ten years before `thisYear` downward (INFO-02). */
export const birthYears = (thisYear: number): number[] =>
  Array.from({ length: YEARS }, (_, index) => thisYear - FIRST_AGE - index)
