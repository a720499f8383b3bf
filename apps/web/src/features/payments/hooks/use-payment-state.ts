import { useGetPaymentStatus } from '@markwright/api-client/payments'
import type { PaymentStatus } from '@markwright/api-client/models/paymentStatus'
import { orderStatuses } from '@markwright/domain/money/order-statuses'
import { useEffect } from 'react'
import { rememberStatuses } from '../../../shared/orders/order-status-map.ts'

/** Contract §8.3. */
const POLL_MS = 2000

/** Whether nothing is to be waited for any more. */
const isSettled = ({ status, isClosed }: PaymentStatus['orders'][number]) =>
  isClosed || ['paid', 'free', 'complete'].includes(orderStatuses[status])

/** How orders stand, requested again and again until all are paid or closed. */
export function usePaymentState(ids: readonly string[]) {
  const result = useGetPaymentStatus(
    { orderIds: ids.join(';') },
    {
      query: {
        enabled: ids.length > 0,
        staleTime: 0,
        retry: false,
        refetchInterval: ({ state }) =>
          state.data?.isPaid || state.data?.orders.every(isSettled) || (state.error && !state.data) ? false : POLL_MS,
      },
    },
  )
  const { data } = result
  useEffect(() => {
    if (data) rememberStatuses(data.orders)
  }, [data])
  return result
}
