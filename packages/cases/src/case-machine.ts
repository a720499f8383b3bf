import { defineStateMachine } from '@markwright/workflow'

export const caseStates = [
  'preparing',
  'scheduled',
  'ready',
  'filed',
  'accepted',
  'completed',
  'refused',
  'withdrawn',
] as const
export type CaseState = (typeof caseStates)[number]

/**
 * The course of a case. While it is prepared its owner completes the documents; a case that is ready waits for staff, who
 * file it with the office once its order is paid, or return it for what is missing. A renewal whose window is not open is
 * scheduled until the day on which it opens. What an office decides after the filing ends it.
 */
export const caseMachine = defineStateMachine({
  subject: 'case',
  initial: ['preparing'],
  transitions: {
    submit: { from: ['preparing'], to: 'ready', by: ['member', 'staff'] },
    schedule: { from: ['preparing'], to: 'scheduled', by: ['member', 'staff'] },
    open: { from: ['scheduled'], to: 'ready', by: ['system'] },
    requestDocuments: { from: ['scheduled', 'ready'], to: 'preparing', by: ['staff'], needsReason: true },
    file: { from: ['ready'], to: 'filed', by: ['staff'] },
    accept: { from: ['filed'], to: 'accepted', by: ['staff'] },
    complete: { from: ['filed', 'accepted'], to: 'completed', by: ['staff'] },
    refuse: { from: ['filed', 'accepted'], to: 'refused', by: ['staff'], needsReason: true },
    withdraw: {
      from: ['preparing', 'scheduled', 'ready'],
      to: 'withdrawn',
      by: ['member', 'staff'],
      needsReason: true,
    },
  },
})
export type CaseEvent = keyof (typeof caseMachine)['transitions']

/** Before the filing. */
export const openStates = ['preparing', 'scheduled', 'ready'] as const satisfies CaseState[]

/** Of a case in which nothing more happens. */
export const endStates = ['completed', 'refused', 'withdrawn'] as const satisfies CaseState[]
