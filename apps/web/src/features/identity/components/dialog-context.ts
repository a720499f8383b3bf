import type { Phone } from '@markwright/domain/people/phone'
import { createContext, use } from 'react'
import type { SessionCall } from '../model/sign-in-calls.ts'
import type { QrKind, Step } from '../model/steps.ts'

export type DialogContext = {
  qrKind: QrKind
  /** The phone as it was last typed; it goes along from mode to mode. */
  phone: Phone
  savePhone: (changed: Partial<Phone>) => void
  go: (step: Step) => void
  /** Signs in and says so; nothing happens where the user does not want the other session to end. */
  enter: (call: SessionCall) => Promise<void>
  close: () => void
}

export const DialogContext = createContext<DialogContext | null>(null)

export const useDialog = (): DialogContext => use(DialogContext)!
