import { resetPassword } from '@markwright/api-client/identity'
import { useTranslation } from 'react-i18next'
import { obfuscatePassword } from '../../../shared/session/password-cipher.ts'
import { useSite } from '../hooks/use-site.ts'
import type { FormValues } from '../model/form-values.ts'
import { useDialog } from './dialog-context.ts'
import { DialogForm } from './dialog-form.tsx'
import { NewPasswordField } from './password-field.tsx'

/** `ticket` proves that the phone `subject` is the user's. */
export function NewPasswordForm({ subject, ticket }: { subject: string; ticket: string }) {
  const { t } = useTranslation('identity')
  const { go } = useDialog()
  const site = useSite()
  const submit = async ({ password }: FormValues) => {
    const { passwordKey } = await site()
    await resetPassword({
      authType: 'sms',
      username: subject,
      token: ticket,
      password: obfuscatePassword(password, passwordKey),
    })
    go({ mode: 'success', of: 'passwordSet' })
  }
  return (
    <DialogForm attempt="reset" submitText={t('confirm')} onSubmit={submit}>
      <NewPasswordField isRepeated />
    </DialogForm>
  )
}
