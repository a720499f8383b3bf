import { defineStateMachine } from '@markwright/workflow'

/** Of quotations as they are stored; one that is offered expires after its last day. */
export type QuotationState = 'requested' | 'offered' | 'refused' | 'declined' | 'withdrawn' | 'lapsed' | 'ordered'

/**
 * The course of a quotation. Staff quote what a member has requested and may replace that until it is ordered, also after
 * it was declined; a change of the draft ends it.
 */
export const quotationMachine = defineStateMachine({
  subject: 'caseQuotation',
  initial: ['requested'],
  transitions: {
    offer: { from: ['requested', 'offered', 'declined', 'refused'], to: 'offered', by: ['staff'] },
    refuse: { from: ['requested', 'offered'], to: 'refused', by: ['staff'], needsReason: true },
    decline: { from: ['offered'], to: 'declined', by: ['member'], needsReason: true },
    withdraw: { from: ['requested', 'offered'], to: 'withdrawn', by: ['member'] },
    lapse: { from: ['requested', 'offered'], to: 'lapsed', by: ['member'] },
    order: { from: ['offered'], to: 'ordered', by: ['member'] },
  },
})
export type QuotationEvent = keyof (typeof quotationMachine)['transitions']

/** In which a quotation waits for staff or for its member; a draft has one of them at most. */
export const openQuotationStates = ['requested', 'offered'] as const satisfies QuotationState[]
