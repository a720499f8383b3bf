import { useState } from 'react'

type Step = { name: 'verify' } | { name: 'change'; ticket: string } | { name: 'done' }

const names = ['verify', 'change', 'done'] as const

/** The steps of a change that the member's own phone confirms: the first gives a ticket for the second. */
export function useTicketSteps() {
  const [step, setStep] = useState<Step>({ name: 'verify' })
  return {
    step,
    current: names.indexOf(step.name),
    verified: (ticket: string) => setStep({ name: 'change', ticket }),
    finish: () => setStep({ name: 'done' }),
    startOver: () => setStep({ name: 'verify' }),
  }
}
