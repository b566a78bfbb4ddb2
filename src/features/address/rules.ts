import * as v from 'valibot'
import { isApiError } from '../../api/errorText.ts'
import { newAddress } from '../../contract/users.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { addressTexts } from './texts.ts'

/** In the order of the form. */
export const fieldNames = ['name', 'receiver', 'phoneNumber', 'postalCode', 'address', 'addressDetail'] as const
export type FieldName = (typeof fieldNames)[number]
export type Fields = Readonly<Record<FieldName, string>>
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

/** An incomplete address. */
export const addressDraft = v.object(v.entriesFromList(fieldNames, v.exactOptional(v.string())))

export const blank: Fields = { name: '', receiver: '', phoneNumber: '', postalCode: '', address: '', addressDetail: '' }

type Words = TextsOf<typeof addressTexts>

type Validated = { ok: true; value: v.InferOutput<typeof newAddress> } | { ok: false; errors: FieldErrors }

/** The address as the server expects it, or the error of each invalid field (ACCT-08). */
export function validateAddress(fields: Fields, texts: Words): Validated {
  const read = v.safeParse(newAddress, fields)
  if (read.success) return { ok: true, value: read.output }
  return {
    ok: false,
    errors: errorsFor(
      read.issues.map(({ path }) => String(path?.[0].key)),
      fields,
      texts,
    ),
  }
}

/** The server's field errors as texts (API-04). */
export function refusedFields(error: unknown, fields: Fields, texts: Words): FieldErrors {
  if (!isApiError(error) || error.kind !== 'refused') return {}
  return errorsFor(error.fields?.map(({ path }) => path) ?? [], fields, texts)
}

function errorsFor(names: readonly string[], fields: Fields, texts: Words): FieldErrors {
  const wrong = fieldNames.filter((name) => names.includes(name))
  return Object.fromEntries(wrong.map((name) => [name, errorFor(name, fields, texts)]))
}

function errorFor(name: FieldName, fields: Fields, texts: Words): string {
  return name === 'phoneNumber' && fields.phoneNumber.trim() !== '' ? texts.invalidPhone : texts.missing[name]
}
