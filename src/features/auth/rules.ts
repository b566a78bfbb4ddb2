import * as v from 'valibot'
import { gender } from '../../contract/users.ts'

const FIRST_AGE = 10
const YEARS = 100

/** The birth years on offer: 100 from ten years ago downward (INFO-02). */
export const birthYears = (thisYear: number): number[] =>
  Array.from({ length: YEARS }, (_, index) => thisYear - FIRST_AGE - index)

/** What the form holds when both are chosen (INFO-03). */
export const informationForm = v.object({ age: v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number)), gender })
