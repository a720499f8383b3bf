import { checkAccountExists } from '@markwright/api-client/identity'
import { phoneSubject } from '@markwright/domain/people/phone'
import { useTranslation } from 'react-i18next'
import { type RequestHumanCheck, useHumanCheck } from '../../../shared/human-check/use-human-check.tsx'
import { useSite } from '../hooks/use-site.ts'
import type { FormValues } from '../model/form-values.ts'
import { smsSignIn } from '../model/sign-in-calls.ts'
import { withHumanCheck } from '../model/with-human-check.ts'
import { useDialog } from './dialog-context.ts'
import { DialogForm } from './dialog-form.tsx'
import { PhoneAndCode } from './phone-and-code.tsx'

/** Signing in by the code of a message; a phone without an account is notified first (spec 1 §5). */
export function SmsForm() {
  const { t } = useTranslation('identity')
  const { enter } = useDialog()
  const site = useSite()
  const requestHumanCheck = useHumanCheck()
  const submit = async ({ regionCode, number, code }: FormValues) => {
    const subject = phoneSubject(regionCode, number)
    if (await isMember(subject, requestHumanCheck)) await enter(smsSignIn(await site(), { subject, code }))
  }
  return (
    <DialogForm attempt="smsCode" submitText={t('signIn')} onSubmit={submit}>
      <PhoneAndCode scene="login" isUsable={(subject) => isMember(subject, requestHumanCheck)} />
    </DialogForm>
  )
}

/** False where a check was wanted and the user closed it. @throws ApiError 10102 where the phone has no account. */
async function isMember(username: string, requestHumanCheck: RequestHumanCheck): Promise<boolean> {
  const found = await withHumanCheck(
    (check) => checkAccountExists({ authType: 'sms', username, ...check }),
    requestHumanCheck,
  )
  return found !== null && found.exists
}
