import { mockSessionStorage } from '../../page/storage.ts'
import { TOUR_KEY } from '../../demo/tours/tourKey.ts'
import { mount } from '../mount.tsx'
import { PaymentPage } from './PaymentPage.tsx'
import { usePayment } from './usePayment.ts'

function Payment() {
  return <PaymentPage {...usePayment()} />
}

mount(<Payment />)

// A tour of the demo goes on in this window. Its look needs the shop's tokens, which this company's pages do not have.
if (mockSessionStorage.read(TOUR_KEY) !== null)
  void Promise.all([import('../../demo/tours/runTour.ts'), import('../../../src/ui/tokens.css')]).then(([{ runTour }]) =>
    runTour(),
  )
