import { sendSmsCode } from '@markwright/api-client/identity'
import type { SmsScene } from '@markwright/api-client/models/smsScene'
import { type Phone, phoneSubject, smsSubject } from '@markwright/domain/phone'
import { isSmsCode, SMS_CODE_LENGTH, SMS_RESEND_SECONDS } from '@markwright/domain/sign-in-limits'
import { Button, Form, Input, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHumanCheck } from '../../../shared/human-check/use-human-check.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import { useCountdown } from '../hooks/use-countdown.ts'
import type { FormValues } from '../model/form-values.ts'
import { useDialogForm } from './dialog-form.tsx'
import styles from './identity.module.css'

/**
 * The code of a message, and the button that has it sent to the phone in the same form after a human check. `ensure`
 * rejects where the phone cannot be used here, before anything is sent.
 */
export function CodeField({ scene, ensure }: { scene: SmsScene; ensure?: (subject: string) => Promise<unknown> }) {
  const { t } = useTranslation('identity')
  const form = Form.useFormInstance<FormValues>()
  const { report, clear } = useDialogForm()
  const askHuman = useHumanCheck()
  const { left, start, stop } = useCountdown(SMS_RESEND_SECONDS)
  const [isBusy, setIsBusy] = useState(false)
  const [sent, setSent] = useState<'never' | 'now' | 'before'>('never')

  const send = async ({ regionCode, number }: Phone) => {
    clear()
    const subject = phoneSubject(regionCode, number)
    await ensure?.(subject)
    const captchaVerification = await askHuman({ thenFocus: () => form.focusField('code') })
    if (captchaVerification === null) return
    start()
    await sendSmsCode(smsSubject(subject), { captchaVerification, scene })
    setSent('now')
  }
  const press = async () => {
    const phone = await form.validateFields(['regionCode', 'number']).catch(() => null)
    if (!phone || isBusy) return
    setIsBusy(true)
    setSent((before) => (before === 'never' ? 'never' : 'before'))
    await send(phone).catch((error: unknown) => {
      stop()
      report('sendCode', error)
    })
    setIsBusy(false)
  }
  const buttonText = left > 0 ? t('code.wait', { seconds: left }) : t(sent === 'never' ? 'code.send' : 'code.resend')
  return (
    <Form.Item label={t('code.label')} htmlFor="signIn_code" required>
      <Space.Compact block>
        <Form.Item
          name="code"
          noStyle
          normalize={(text: string) => text.normalize('NFKC').replaceAll(/\D/g, '')}
          rules={[
            { required: true, message: t('code.missing') },
            {
              validator: (_rule, text?: string) =>
                !text || isSmsCode(text) ? Promise.resolve() : Promise.reject(new Error(t('code.wrong'))),
            },
          ]}
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={SMS_CODE_LENGTH}
            placeholder={t('code.placeholder')}
          />
        </Form.Item>
        <Button className={styles.send} loading={whenSlow(isBusy)} disabled={isBusy || left > 0} onClick={press}>
          {buttonText}
        </Button>
      </Space.Compact>
      <p role="status" className={styles.sent}>
        {sent === 'now' && t('code.sent')}
      </p>
    </Form.Item>
  )
}
