import { getListProductOrdersQueryKey, listProductOrders } from '@markwright/api-client/orders'
import { useQuery } from '@tanstack/react-query'
import { RENEWAL } from '../../../shared/cases/start-case.tsx'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { userZone } from '../../../shared/lib/local-time.ts'

/** Orders of cases. */
const CASES = 'Case'
export const ANNUITIES = 'Annuity'

/** The orders of renewals, the latest first; those of other cases are left out here, as the interface lists them together. */
export const useRenewalOrders = () =>
  useQuery({
    queryKey: [...getListProductOrdersQueryKey(CASES), 'renewals'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const zone = userZone()
      const orders = await allPages((part) => listProductOrders(CASES, { zone, ...part }, { signal }))
      return orders.filter(({ productType }) => productType === RENEWAL)
    },
  })
