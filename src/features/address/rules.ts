import * as v from 'valibot'
import { isBlank } from '../../contract/writtenText.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { addressTexts } from './texts.ts'

const fieldNames = ['name', 'receiver', 'phoneNumber', 'postalCode', 'address', 'addressDetail'] as const
export type FieldName = (typeof fieldNames)[number]
type Fields = Readonly<Record<FieldName, string>>

export const addressDraft = v.object(v.entriesFromList(fieldNames, v.exactOptional(v.string())))

export const blank: Fields = { name: '', receiver: '', phoneNumber: '', postalCode: '', address: '', addressDetail: '' }

/** The error of an invalid field (ACCT-08). */
export function errorFor(name: FieldName, fields: Fields, texts: TextsOf<typeof addressTexts>): string {
  return name === 'phoneNumber' && !isBlank(fields.phoneNumber) ? texts.invalidPhone : texts.missing[name]
}
