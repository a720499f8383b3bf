import { defineStateMachine } from '@markwright/workflow'

/** What happens to the certification of a company; before it is submitted there is none. */
export const certificationMachine = defineStateMachine({
  subject: 'certification',
  initial: ['review'],
  transitions: {
    approve: { from: ['review'], to: 'passed', by: ['staff'] },
    reject: { from: ['review'], to: 'rejected', by: ['staff'], needsReason: true },
    revoke: { from: ['passed'], to: 'rejected', by: ['staff'], needsReason: true },
    resubmit: { from: ['rejected'], to: 'review', by: ['member'] },
  },
})
export type CertificationState = 'review' | 'passed' | 'rejected'
export type CertificationDecision = 'approve' | 'reject' | 'revoke'
