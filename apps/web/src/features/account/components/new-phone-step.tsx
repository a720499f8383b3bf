import { changePhone } from '@markwright/api-client/account'
import { ApiError } from '@markwright/api-client/fetch'
import { isLoginPhone, type Phone, phoneSubject } from '@markwright/domain/people/phone'
import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { SmsCodeField } from '../../../shared/human-check/sms-code-field.tsx'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { PhoneField } from '../../../shared/ui/forms/phone-field.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

/** Another member has that phone (contract §16). */
const PHONE_IN_USE = 10104

/** The phone to which the account moves, and the code that was sent to it; `ticket` allows one change. */
export function NewPhoneStep({
  ticket,
  onChanged,
  onStartOver,
}: {
  ticket: string
  onChanged: () => Promise<void>
  onStartOver: () => void
}) {
  const { t } = useTranslation('account')
  const member = useMember()
  const [form] = Form.useForm<Phone & { code: string }>()
  const change = useAction(async ({ regionCode, number, code }: Phone & { code: string }) => {
    try {
      await changePhone({ ticket, newPhone: phoneSubject(regionCode, number), code })
    } catch (error) {
      if (error instanceof ApiError && error.code === PHONE_IN_USE)
        form.setFields([{ name: 'number', errors: [error.message] }])
      throw error
    }
    await onChanged()
  })
  const typedPhone = async () => {
    const typed = await form.validateFields(['regionCode', 'number']).catch(() => null)
    return typed && phoneSubject(typed.regionCode, typed.number)
  }
  const problemOf = (number: string) => {
    const subject = phoneSubject(form.getFieldValue('regionCode'), number)
    if (!isLoginPhone(subject)) return t('phone.wrong')
    return subject === member?.phone ? t('phone.same') : null
  }
  return (
    <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={(typed) => void change.run(typed)}>
      <PhoneField rule={problemRule(problemOf)} />
      <SmsCodeField scene="changePhone" phone={typedPhone} />
      <ErrorNote error={change.error} />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button type="primary" htmlType="submit" loading={whenSlow(change.isRunning)}>
          {t('phone.change')}
        </Button>
        {change.error !== null && <Button onClick={onStartOver}>{t('verify.again')}</Button>}
      </div>
    </Form>
  )
}
