import { PhoneField } from '../../../shared/ui/forms/phone-field.tsx'
import { useDialog } from './dialog-context.ts'

/** The phone as it was typed in the mode before. */
export const DialogPhoneField = () => <PhoneField initial={useDialog().phone} autoFocus />
