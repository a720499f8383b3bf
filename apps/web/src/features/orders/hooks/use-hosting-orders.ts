import { getListProductOrdersQueryKey, listProductOrders } from '@markwright/api-client/orders'
import type { OrderSummary } from '@markwright/api-client/models/orderSummary'
import { orderStatuses, payableStatuses } from '@markwright/domain/money/order-statuses'
import { useQuery } from '@tanstack/react-query'
import { RENEWAL } from '../../../shared/cases/start-case.tsx'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { userZone } from '../../../shared/lib/local-time.ts'

/** Orders of cases. */
export const CASES = 'Case'
export const ANNUITIES = 'Annuity'

export const isRenewal = ({ productType }: OrderSummary) => productType === RENEWAL

/** The member's orders of some products, the latest first; with `status` those that have it. */
const listAll = (product: string, signal: AbortSignal, status?: OrderSummary['status']) =>
  allPages((part) =>
    listProductOrders(product, { zone: userZone(), ...(status !== undefined && { status }), ...part }, { signal }),
  )

/** The orders of renewals, the latest first; those of other cases are left out here, as the interface lists them together. */
export const useRenewalOrders = () =>
  useQuery({
    queryKey: [...getListProductOrdersQueryKey(CASES), 'renewals'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await listAll(CASES, signal)).filter(isRenewal),
  })

/** The orders of some products that wait for their payment, the latest first; those on account do not. */
export const useUnpaidOrders = (product: string) =>
  useQuery({
    queryKey: [...getListProductOrdersQueryKey(product), 'unpaid'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        payableStatuses.map((name) => listAll(product, signal, orderStatuses.indexOf(name) as OrderSummary['status'])),
      )
      return found
        .flat()
        .filter(({ payBy }) => payBy !== null)
        .toSorted((a, b) => b.createTime.localeCompare(a.createTime))
    },
  })
