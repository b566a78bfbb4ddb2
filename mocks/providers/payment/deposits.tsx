import { mount } from '../mount.tsx'
import { DepositsPage } from './DepositsPage.tsx'
import { useDeposits } from './useDeposits.ts'

function Deposits() {
  return <DepositsPage {...useDeposits()} />
}

mount(<Deposits />)
