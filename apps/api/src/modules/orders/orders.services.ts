import type { QueryBuilder } from '@markwright/db'
import type { RequestReversal, ServiceGrants } from '@markwright/orders'
import type { BankAccount } from '@markwright/payments'
import { createAccountingTables } from './accounting-tables.ts'
import { createAccountingRepository } from './accounting.repository.ts'
import { createManagedOrders } from './managed-orders.service.ts'
import { createOrdersRepository } from './orders.repository.ts'
import type { Orders } from './orders.routes.ts'
import { createOrdersService } from './orders.service.ts'
import { createPrintOrder } from './print-order.ts'
import { createRefundsRepository } from './refunds.repository.ts'

/** Orders: what members and staff do with them, and what payments need of them. */
export function createOrders(deps: {
  db: QueryBuilder
  grants: ServiceGrants
  requestReversal: RequestReversal
  /** The account to which members transfer money. */
  transfer: BankAccount | null
  operator: string
  siteUrl: string
  /** Of a step that a job takes later. */
  onLate: (error: unknown) => void
  now: () => Date
}) {
  const repository = createOrdersRepository(deps)
  const print = createPrintOrder(deps)
  const services: Omit<Orders, 'listReceipts'> = {
    orders: createOrdersService({ repository, onError: deps.onLate, now: deps.now }),
    managed: createManagedOrders({ repository, refunds: createRefundsRepository(deps.db) }),
    accounting: createAccountingTables(createAccountingRepository(deps.db)),
    print,
    now: deps.now,
  }
  return {
    services,
    listByIds: repository.listByIds,
    find: (id: string, accountId: string | null) => repository.find(id, accountId),
    fulfil: repository.fulfil,
    printDebitNote: print.debitNote,
  }
}
