import * as v from 'valibot'
import { guestOrder } from '../../contract/orders.ts'

const { entries } = guestOrder.body

export type GuestQuestion = v.InferOutput<typeof guestOrder.body>
type Complaint = 'missing' | 'format'
export type Complaints = { orderId?: Complaint | undefined; phoneNumber?: Complaint | undefined }

/** What is asked, as the contract judges it, or what is wrong with each field (GUEST-02, GUEST-03). */
export function judged(typed: {
  orderId: string
  phoneNumber: string
}): { question: GuestQuestion } | { complaints: Complaints } {
  const orderId = v.safeParse(entries.orderId, typed.orderId.trim())
  const phoneNumber = v.safeParse(entries.phoneNumber, typed.phoneNumber)
  if (orderId.success && phoneNumber.success) return { question: { orderId: orderId.output, phoneNumber: phoneNumber.output } }
  return {
    complaints: {
      ...(!orderId.success && { orderId: complaintAbout(typed.orderId) }),
      ...(!phoneNumber.success && { phoneNumber: complaintAbout(typed.phoneNumber) }),
    },
  }
}

const complaintAbout = (text: string): Complaint => (text.trim() === '' ? 'missing' : 'format')
