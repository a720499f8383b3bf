import { checkWechatBinding } from '@markwright/api-client/identity'
import { phoneSubject } from '@markwright/domain/people/phone'
import { useTranslation } from 'react-i18next'
import { useHumanCheck } from '../../../shared/human-check/use-human-check.tsx'
import type { FormValues } from '../model/form-values.ts'
import { wechatBinding } from '../model/sign-in-calls.ts'
import { withHumanCheck } from '../model/with-human-check.ts'
import { AgreementField } from './agreement-field.tsx'
import { useDialog } from './dialog-context.ts'
import { DialogForm } from './dialog-form.tsx'
import styles from './identity.module.css'
import { PhoneAndCode } from './phone-and-code.tsx'

/** Gives the WeChat account behind `ticket` a phone number; one without an account gets an account by it. */
export function BindForm({ ticket }: { ticket: string }) {
  const { t } = useTranslation('identity')
  const { enter } = useDialog()
  const requestHumanCheck = useHumanCheck()
  const submit = ({ regionCode, number, code }: FormValues) =>
    enter(wechatBinding({ subject: phoneSubject(regionCode, number), code, ticket }))
  const isFree = async (username: string) => {
    const query = { username, authType: 'sms', token: ticket }
    return (await withHumanCheck((check) => checkWechatBinding({ ...query, ...check }), requestHumanCheck)) !== null
  }
  return (
    <>
      <p className={styles.lead}>{t('bind.text')}</p>
      <DialogForm attempt="smsCode" submitText={t('bind.submit')} onSubmit={submit}>
        <PhoneAndCode scene="bind" isUsable={isFree} />
        <AgreementField />
      </DialogForm>
    </>
  )
}
