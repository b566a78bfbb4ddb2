import { useOrderCompletionQuery } from '../../api/orders.ts'
import { hasSucceeded } from '../../store/order/orderStatus.ts'
import { Failure } from './Failure.tsx'
import { Success } from './Success.tsx'

type Props = { orderId: string | null; code: string | null; message: string | null }

/**
 * What the provider said no with (PAY-09). An address can be old or made up, so the server is asked as well: an order that
 * it knows as paid is not shown as failed, or somebody would pay for it again.
 */
export function RefusedOnPhone({ orderId, code, message }: Props) {
  const { data } = useOrderCompletionQuery(orderId ?? '', { skip: !orderId, refetchOnMountOrArgChange: true })
  if (orderId && data && hasSucceeded(data.status)) return <Success orderId={orderId} completion={data} />
  return <Failure orderId={orderId} code={code} message={message} lang="ko" />
}
