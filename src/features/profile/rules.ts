import * as v from 'valibot'
import { isApiError } from '../../api/errorText.ts'
import { profile, type User } from '../../contract/users.ts'
import { phone } from '../../lib/phone.ts'

/** The form's fields, in the order they are filled in. */
const fieldNames = ['nickName', 'email', 'phoneNumber', 'age', 'gender'] as const
export type FieldName = (typeof fieldNames)[number]
export type Fields = Readonly<Record<FieldName, string>>

/** Of these fields what was changed and not saved yet. */
export const profileDraft = v.object(v.entriesFromList(fieldNames, v.exactOptional(v.string())))

/** What a form holds, texts all of them, as the server's own schema judges it (ACCT-02, ACCT-03). */
const profileForm = v.object({
  ...profile.entries,
  age: v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number), profile.entries.age),
  // Nothing is chosen yet: that is for the shopper to change.
  gender: v.pipe(
    v.string(),
    v.transform((chosen) => chosen || null),
    profile.entries.gender,
  ),
})

/** The profile as the server takes it, or which fields are wrong. */
export function validateProfile(
  fields: Fields,
): { ok: true; value: v.InferOutput<typeof profile> } | { ok: false; errors: readonly FieldName[] } {
  const read = v.safeParse(profileForm, fields)
  if (read.success) return { ok: true, value: read.output }
  return { ok: false, errors: namesAmong(read.issues.map(({ path }) => String(path?.[0].key))) }
}

/** Which fields the server complains about (API-04). */
export function refusedFields(error: unknown): readonly FieldName[] {
  return isApiError(error) && error.kind === 'refused' ? namesAmong(error.fields?.map(({ path }) => path) ?? []) : []
}

/** What the server knows, as the form shows it. */
export const fieldsOf = ({ nickName, email, phoneNumber, age, gender }: User): Fields => ({
  nickName,
  email: email ?? '',
  phoneNumber: phone(phoneNumber ?? ''),
  age: age === null ? '' : String(age),
  gender: gender ?? '',
})

const namesAmong = (names: readonly string[]) => fieldNames.filter((name) => names.includes(name))
