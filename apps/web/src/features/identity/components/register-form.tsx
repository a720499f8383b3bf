import { registerAccount } from '@markwright/api-client/identity'
import { phoneSubject, smsSubject } from '@markwright/domain/people/phone'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { obfuscatePassword } from '../../../shared/session/password-cipher.ts'
import { useSite } from '../hooks/use-site.ts'
import type { FormValues } from '../model/form-values.ts'
import { accountSource } from '../model/sign-in-calls.ts'
import { AgreementField } from './agreement-field.tsx'
import { useDialog } from './dialog-context.ts'
import { DialogForm } from './dialog-form.tsx'
import styles from './identity.module.css'
import { NewPasswordField } from './password-field.tsx'
import { PhoneAndCode } from './phone-and-code.tsx'

const REMARK_MAX = 200
const INVITATION_MAX = 60

export function RegisterForm() {
  const { t } = useTranslation('identity')
  const { go } = useDialog()
  const site = useSite()
  const submit = async ({ regionCode, number, password, code, remark, invitationCode, agree }: FormValues) => {
    const { passwordKey } = await site()
    await registerAccount(
      { password: obfuscatePassword(password, passwordKey), agree, ...(remark && { remark }) },
      {
        subject: smsSubject(phoneSubject(regionCode, number)),
        code,
        userSource: accountSource(),
        ...(invitationCode && { invitationCode }),
      },
    )
    go({ mode: 'success', of: 'registered' })
  }
  return (
    <DialogForm attempt="register" submitText={t('register')} onSubmit={submit}>
      <PhoneAndCode scene="register" />
      <NewPasswordField />
      <div className={styles.pair}>
        <Form.Item name="remark" label={t('referrer.label')}>
          <Input maxLength={REMARK_MAX} autoComplete="off" placeholder={t('optional')} />
        </Form.Item>
        <Form.Item name="invitationCode" label={t('referrer.invitationCode')}>
          <Input maxLength={INVITATION_MAX} autoComplete="off" placeholder={t('optional')} />
        </Form.Item>
      </div>
      <AgreementField />
    </DialogForm>
  )
}
