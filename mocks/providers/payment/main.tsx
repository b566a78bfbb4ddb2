import { mount } from '../mount.tsx'
import { PaymentPage } from './PaymentPage.tsx'
import { usePayment } from './usePayment.ts'

function Payment() {
  return <PaymentPage {...usePayment()} />
}

mount(<Payment />)
