import { checkSmsCode } from '@markwright/api-client/identity'
import { phoneSubject } from '@markwright/domain/people/phone'
import { useTranslation } from 'react-i18next'
import type { FormValues } from '../model/form-values.ts'
import { useDialog } from './dialog-context.ts'
import { DialogForm } from './dialog-form.tsx'
import { PhoneAndCode } from './phone-and-code.tsx'

/** A phone is shown to be one's own before its account gets a new password. */
export function ForgotForm() {
  const { t } = useTranslation('identity')
  const { go } = useDialog()
  const submit = async ({ regionCode, number, code }: FormValues) => {
    const subject = phoneSubject(regionCode, number)
    const { token } = await checkSmsCode({ username: subject, code, authType: 'sms' })
    go({ mode: 'setPassword', subject, ticket: token })
  }
  return (
    <DialogForm attempt="verify" submitText={t('next')} onSubmit={submit}>
      <PhoneAndCode scene="reset" />
    </DialogForm>
  )
}
