import { phoneSubject } from '@markwright/domain/people/phone'
import { useTranslation } from 'react-i18next'
import { useHumanCheck } from '../../../shared/human-check/use-human-check.tsx'
import { useSite } from '../hooks/use-site.ts'
import type { FormValues } from '../model/form-values.ts'
import { passwordSignIn } from '../model/sign-in-calls.ts'
import { useDialog } from './dialog-context.ts'
import { DialogForm } from './dialog-form.tsx'
import { DialogPhoneField } from './dialog-phone-field.tsx'
import { PasswordField } from './password-field.tsx'

/** Signing in by phone and password. */
export function PasswordForm() {
  const { t } = useTranslation('identity')
  const { enter } = useDialog()
  const site = useSite()
  const requestHumanCheck = useHumanCheck()
  const submit = async ({ regionCode, number, password }: FormValues) => {
    const checkCode = await requestHumanCheck()
    if (checkCode === null) return
    await enter(passwordSignIn(await site(), { subject: phoneSubject(regionCode, number), password, checkCode }))
  }
  return (
    <DialogForm attempt="password" submitText={t('signIn')} onSubmit={submit}>
      <DialogPhoneField />
      <PasswordField />
    </DialogForm>
  )
}
