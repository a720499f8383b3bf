import { changePassword } from '@markwright/api-client/account'
import { getSite } from '@markwright/api-client/operations'
import { isAllowedPassword, PASSWORD_MAX, passwordRules } from '@markwright/domain/people/password'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { obfuscatePassword } from '../../../shared/session/password-cipher.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'

type Passwords = { password: string; repeat: string }

/** The new password, typed twice; `ticket` allows one change. */
export function NewPasswordStep({
  ticket,
  onChanged,
  onStartOver,
}: {
  ticket: string
  onChanged: () => void
  onStartOver: () => void
}) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const [form] = Form.useForm<Passwords>()
  const password = Form.useWatch('password', form)
  const change = useAction(async (typed: Passwords) => {
    const { passwordKey } = await getSite()
    const encrypted = {
      password: obfuscatePassword(typed.password, passwordKey),
      repeat: obfuscatePassword(typed.repeat, passwordKey),
    }
    await changePassword({ ticket, ...encrypted })
    onChanged()
  })
  return (
    <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={(typed) => void change.run(typed)}>
      <Form.Item
        name="password"
        label={t('password.new')}
        validateFirst
        rules={[
          { required: true, message: t('password.missing') },
          problemRule((text) => (isAllowedPassword(text, 'change') ? null : passwordRules.change.text[language])),
        ]}
        extra={<PasswordStrengthMeter password={password ?? ''} />}
      >
        <Input.Password maxLength={PASSWORD_MAX} autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeat"
        label={t('password.repeat')}
        dependencies={['password']}
        validateFirst
        rules={[
          { required: true, message: t('password.repeatMissing') },
          problemRule((text) => (text === form.getFieldValue('password') ? null : t('password.different'))),
        ]}
      >
        <Input.Password maxLength={PASSWORD_MAX} autoComplete="new-password" />
      </Form.Item>
      <ErrorNote error={change.error} />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button type="primary" htmlType="submit" loading={whenSlow(change.isRunning)}>
          {t('password.set')}
        </Button>
        {change.error !== null && <Button onClick={onStartOver}>{t('verify.again')}</Button>}
      </div>
    </Form>
  )
}
