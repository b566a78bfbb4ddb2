import * as v from 'valibot'
import { isApiError } from '../../api/errorText.ts'
import { newAddress } from '../../contract/users.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { addressTexts } from './texts.ts'

/** The form's fields, in the order they are filled in. */
export const fieldNames = ['name', 'receiver', 'phoneNumber', 'postalCode', 'address', 'addressDetail'] as const
export type FieldName = (typeof fieldNames)[number]
export type Fields = Readonly<Record<FieldName, string>>
export type Complaints = Readonly<Partial<Record<FieldName, string>>>

/** An address that was begun. */
export const begunAddress = v.object(v.entriesFromList(fieldNames, v.exactOptional(v.string())))

export const blank: Fields = { name: '', receiver: '', phoneNumber: '', postalCode: '', address: '', addressDetail: '' }

type Words = TextsOf<typeof addressTexts>

/** The address as the server takes it, or what is wrong with each field (ACCT-08). */
export function judged(fields: Fields, texts: Words): { address: v.InferOutput<typeof newAddress> } | { complaints: Complaints } {
  const read = v.safeParse(newAddress, fields)
  if (read.success) return { address: read.output }
  return {
    complaints: complaintsAbout(
      read.issues.map(({ path }) => String(path?.[0].key)),
      fields,
      texts,
    ),
  }
}

/** What the server complains about, at its fields (API-04). */
export function refusedFields(error: unknown, fields: Fields, texts: Words): Complaints {
  if (!isApiError(error) || error.kind !== 'refused') return {}
  return complaintsAbout(error.fields?.map(({ path }) => path) ?? [], fields, texts)
}

function complaintsAbout(names: readonly string[], fields: Fields, texts: Words): Complaints {
  const wrong = fieldNames.filter((name) => names.includes(name))
  return Object.fromEntries(wrong.map((name) => [name, complaintAbout(name, fields, texts)]))
}

function complaintAbout(name: FieldName, fields: Fields, texts: Words): string {
  return name === 'phoneNumber' && fields.phoneNumber.trim() !== '' ? texts.invalidPhone : texts.missing[name]
}
