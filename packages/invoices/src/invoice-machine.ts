import { defineStateMachine } from '@markwright/workflow'

export type InvoiceState =
  | 'applied'
  | 'auditPassed'
  | 'auditFailed'
  | 'invoiced'
  | 'mailed'
  | 'cancelled'
  | 'reversing'
  | 'reversed'

/**
 * An application for an invoice and what becomes of it. `adjust`: an order was refunded in part before the invoice was
 * issued, so that it is audited again. `send`, `fail`, `abandon`: the e-invoice provider gets it, does not issue it, or staff have found that it
 * has not. A reversed invoice leaves its orders free to be invoiced again.
 */
export const invoiceMachine = defineStateMachine({
  subject: 'invoice',
  initial: ['applied'],
  transitions: {
    approve: { from: ['applied'], to: 'auditPassed', by: ['staff'] },
    reject: { from: ['applied', 'auditPassed'], to: 'auditFailed', by: ['staff'], needsReason: true },
    reapply: { from: ['auditFailed'], to: 'applied', by: ['member'] },
    withdraw: { from: ['applied', 'auditFailed'], to: 'cancelled', by: ['member'] },
    adjust: { from: ['applied', 'auditPassed'], to: 'applied', by: ['system'] },
    cancel: { from: ['applied', 'auditPassed', 'auditFailed'], to: 'cancelled', by: ['system'] },
    send: { from: ['auditPassed'], to: 'auditPassed', by: ['staff'] },
    fail: { from: ['auditPassed'], to: 'auditPassed', by: ['provider'] },
    abandon: { from: ['auditPassed'], to: 'auditPassed', by: ['staff'], needsReason: true },
    issue: { from: ['auditPassed'], to: 'invoiced', by: ['staff', 'provider'] },
    mail: { from: ['invoiced'], to: 'mailed', by: ['staff', 'system'] },
    requestReversal: { from: ['invoiced', 'mailed'], to: 'reversing', by: ['system', 'staff'], needsReason: true },
    sendReversal: { from: ['reversing'], to: 'reversing', by: ['staff'] },
    failReversal: { from: ['reversing'], to: 'reversing', by: ['provider'] },
    reverse: { from: ['reversing'], to: 'reversed', by: ['staff', 'provider'] },
  },
})
export type InvoiceEvent = keyof (typeof invoiceMachine)['transitions']

/** States in which an invoice holds its orders: none of them can be in another one. */
export const holdsOrders = (state: InvoiceState): boolean => state !== 'cancelled' && state !== 'reversed'
