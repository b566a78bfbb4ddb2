import { mount } from '../mount.tsx'
import { DepositsPage } from './DepositsPage.tsx'
import { useDeposits } from './useDeposits.ts'

// The module of `mock/deposits.html`; stories show its page without mounting it.
function Deposits() {
  return <DepositsPage {...useDeposits()} />
}

mount(<Deposits />)
