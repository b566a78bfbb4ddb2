import { cancelBeforeDeposit } from './cancelBeforeDeposit.ts'
import { cancelCard } from './cancelCard.ts'
import { cancelDepositPaid } from './cancelDepositPaid.ts'
import { cancelPartial } from './cancelPartial.ts'
import { cancelPartialBeforeDeposit } from './cancelPartialBeforeDeposit.ts'
import { cancelTooLate } from './cancelTooLate.ts'
import { ordersEveryStatus } from './ordersEveryStatus.ts'
import { ordersNone } from './ordersNone.ts'
import { ordersUnknownStatus } from './ordersUnknownStatus.ts'
import { reviewBigPhoto } from './reviewBigPhoto.ts'
import { reviewUploadFails } from './reviewUploadFails.ts'
import { reviewWrite } from './reviewWrite.ts'

export const ordersScenarios = [
  ordersEveryStatus,
  ordersUnknownStatus,
  ordersNone,
  cancelCard,
  cancelDepositPaid,
  cancelBeforeDeposit,
  cancelPartial,
  cancelPartialBeforeDeposit,
  cancelTooLate,
  reviewWrite,
  reviewBigPhoto,
  reviewUploadFails,
]
