import { COMPLETION_FRESH_S, useOrderCompletionQuery } from '../../api/orders.ts'
import { hasSucceeded } from '../../store/order/orderStatus.ts'
import { Failure } from './Failure.tsx'
import { Success } from './Success.tsx'

type Props = { orderId: string | null; code: string | null; message: string | null }

/**
 * The provider's error of a redirect (PAY-09). The address can be old or forged, so the server decides: a paid order shown as
 * failed would be paid twice.
 */
export function RefusedOnPhone({ orderId, code, message }: Props) {
  const { data } = useOrderCompletionQuery(orderId ?? '', { skip: !orderId, refetchOnMountOrArgChange: COMPLETION_FRESH_S })
  if (orderId && data && hasSucceeded(data.status)) return <Success orderId={orderId} completion={data} />
  return <Failure orderId={orderId} code={code} message={message} />
}
