import { useSearchParams } from 'react-router'
import { idsIn } from '../../../shared/lib/paths.ts'
import { payingOrders } from '../../../shared/orders/tm-pay.ts'

/** The orders that the address names; without any, those that this tab was paying last. */
export function usePayingOrders(): string[] {
  const [parameters] = useSearchParams()
  const ids = idsIn(parameters)
  return ids.length > 0 ? ids : payingOrders()
}
