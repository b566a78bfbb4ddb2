import { signedOut } from '../../api/errors.ts'
import * as v from 'valibot'
import { useErrorText } from '../../api/errorText.ts'
import { useAddAddressMutation, useCurrentUser } from '../session/users.ts'
import { newAddress } from '../../contract/users.ts'
import { useAppSelector } from '../../hooks.ts'
import { useDraft } from '../forms/useDrafts.ts'
import { useForm } from '../forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { addressTexts } from './texts.ts'
import { isBlank } from '../../contract/writtenText.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'

export type AddressForm = ReturnType<typeof useAddressForm>

/**
 * The form of a new address. The page owns its state, so that closing the dialog loses nothing; `onAdded` is called with the
 * new id.
 */
export function useAddressForm(onAdded: (id: number | undefined) => void) {
  const texts = useTexts(addressTexts)
  const errorText = useErrorText()
  const userId = useAppSelector((state) => state.auth.userId)
  const { data: user, refetch } = useCurrentUser()
  const [add] = useAddAddressMutation()

  const save = async (address: v.InferOutput<typeof newAddress>) => {
    if (userId === null) return { error: signedOut }
    const reply = await add({ userId, address })
    if (reply.error) return reply
    const known = new Set(user?.addresses.map(({ id }) => id))
    const { data } = await refetch()
    showToast({ text: texts.added, isSuccess: true })
    onAdded(data?.addresses.findLast(({ id }) => !known.has(id))?.id)
    return reply
  }
  const form = useForm(newAddress, save, { initial: blank, draft: useDraft('address', addressDraft), isReused: true })
  return {
    ...form,
    errorOf: (name: FieldName) => (form.invalid.includes(name) ? errorFor(name, form.values, texts) : undefined),
    failure: errorText(form.error, 'addAddress'),
  }
}

const fieldNames = ['name', 'receiver', 'phoneNumber', 'postalCode', 'address', 'addressDetail'] as const
export type FieldName = (typeof fieldNames)[number]
type Fields = Readonly<Record<FieldName, string>>

const addressDraft = v.object(v.entriesFromList(fieldNames, v.exactOptional(v.string())))

const blank: Fields = { name: '', receiver: '', phoneNumber: '', postalCode: '', address: '', addressDetail: '' }

/** The error of an invalid field. */
function errorFor(name: FieldName, fields: Fields, texts: TextsOf<typeof addressTexts>): string {
  return name === 'phoneNumber' && !isBlank(fields.phoneNumber) ? texts.invalidPhone : texts.missing[name]
}
