import { expect, test } from 'vitest'
import { hasSucceeded } from '../../../src/features/orders/status.ts'

test('[PAY-08, PAY-09] what follows a payment, and a deposit that is due, are a success; nothing else is', () => {
  const succeeded = ['CONFIRMED', 'WAITING_FOR_DEPOSIT', 'PREPARING', 'SHIPPING', 'DELIVERED', 'PARTIAL_CANCELED']
  const others = ['PENDING', 'FAILED', 'CANCELED', 'SOMETHING_NEW', 'toString']
  expect([...succeeded, ...others].filter(hasSucceeded)).toEqual(succeeded)
})
