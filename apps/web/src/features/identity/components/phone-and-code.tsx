import type { SmsScene } from '@markwright/api-client/models/smsScene'
import { phoneSubject } from '@markwright/domain/people/phone'
import { Form } from 'antd'
import { SmsCodeField } from '../../../shared/human-check/sms-code-field.tsx'
import type { FormValues } from '../model/form-values.ts'
import { useDialogForm } from './dialog-form.tsx'
import { DialogPhoneField } from './dialog-phone-field.tsx'

/**
 * A phone and the code that is sent to it. `isUsable` is requested before anything is sent; it rejects where the phone
 * cannot be used here, and says no where the user stopped.
 */
export function PhoneAndCode({
  scene,
  isUsable = () => Promise.resolve(true),
}: {
  scene: SmsScene
  isUsable?: (subject: string) => Promise<boolean>
}) {
  const form = Form.useFormInstance<FormValues>()
  const { report, clear } = useDialogForm()
  const usablePhone = async () => {
    clear()
    const typed = await form.validateFields(['regionCode', 'number']).catch(() => null)
    if (!typed) return null
    const subject = phoneSubject(typed.regionCode, typed.number)
    return (await isUsable(subject)) ? subject : null
  }
  return (
    <>
      <DialogPhoneField />
      <SmsCodeField scene={scene} phone={usablePhone} onRefused={(refusal) => report('sendCode', refusal)} />
    </>
  )
}
