import * as v from 'valibot'
import { gender } from '../../contract/users.ts'

export const informationDraft = v.object({ age: v.exactOptional(v.string()), gender: v.exactOptional(v.string()) })

/** The complete form (INFO-03). */
export const informationForm = v.object({ age: v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number)), gender })
