import * as v from 'valibot'
import { profile, type User } from '../../contract/users.ts'
import { phone } from '../../lib/phone.ts'

/** In the order of the form. */
const fieldNames = ['nickName', 'email', 'phoneNumber', 'age', 'gender'] as const
export type FieldName = (typeof fieldNames)[number]
export type Fields = Readonly<Record<FieldName, string>>

/** The changed and unsaved fields. */
export const profileDraft = v.object(v.entriesFromList(fieldNames, v.exactOptional(v.string())))

/** The form's strings, parsed by the server's schema (ACCT-02, ACCT-03). */
export const profileForm = v.object({
  ...profile.entries,
  age: v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number), profile.entries.age),
})

/** The user's data as the form's strings. */
export const fieldsOf = ({ nickName, email, phoneNumber, age, gender }: User): Fields => ({
  nickName,
  email: email ?? '',
  phoneNumber: phone(phoneNumber ?? ''),
  age: age === null ? '' : String(age),
  gender: gender ?? '',
})
