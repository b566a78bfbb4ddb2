import { guestCancel } from './guestCancel.ts'
import { guestOrderFound } from './guestOrderFound.ts'
import { guestOrderWrongPhone } from './guestOrderWrongPhone.ts'
import { myReviews } from './myReviews.ts'
import { profileEdit } from './profileEdit.ts'
import { profilePostcodeSlow } from './profilePostcodeSlow.ts'

export const accountScenarios = [myReviews, profileEdit, profilePostcodeSlow, guestOrderFound, guestOrderWrongPhone, guestCancel]
