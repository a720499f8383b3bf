import { sendSmsCode } from '@markwright/api-client/identity'
import type { SmsScene } from '@markwright/api-client/models/smsScene'
import { smsSubject } from '@markwright/domain/phone'
import { isSmsCode, SMS_CODE_LENGTH, SMS_RESEND_SECONDS } from '@markwright/domain/sign-in-limits'
import { Button, Form, Input, type InputRef } from 'antd'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../lib/refusal-text.ts'
import { useAction } from '../lib/use-action.ts'
import { useCountdown } from '../lib/use-countdown.ts'
import styles from './sms-code-field.module.css'
import { useHumanCheck } from './use-human-check.tsx'

/**
 * The field `code` of a form, for a code sent by message, with the button that sends it after a human check. `phone`
 * gives the phone with its region code, or null where none that is valid is typed in, which its own field tells.
 */
export function SmsCodeField({
  scene,
  phone,
  onSent,
  onRefused,
}: {
  scene: SmsScene
  phone: () => Promise<string | null> | string | null
  /** Told the verification of the human check that let the code be sent. */
  onSent?: (verification: string) => void
  /** Tells a refusal in its own way, instead of beneath the field. */
  onRefused?: (refusal: unknown) => void
}) {
  const { t } = useTranslation('humanCheck')
  const askHuman = useHumanCheck()
  const { secondsLeft, start } = useCountdown()
  const input = useRef<InputRef>(null)
  const noteId = useId()

  const send = async () => {
    const subject = await phone()
    if (subject === null) return
    // Where the focus comes back to once the check is passed; the button is disabled by then.
    input.current?.focus()
    const captchaVerification = await askHuman()
    if (captchaVerification === null) return
    await sendSmsCode(smsSubject(subject), { captchaVerification, scene })
    start(SMS_RESEND_SECONDS)
    onSent?.(captchaVerification)
  }
  const { run, isRunning, error } = useAction(() =>
    send().catch((refusal: unknown) => {
      onRefused?.(refusal)
      throw refusal
    }),
  )
  const isCounting = secondsLeft !== null && secondsLeft > 0
  return (
    <Form.Item label={t('code.label')} htmlFor={`${noteId}code`} required>
      <div className={styles.row}>
        <Form.Item
          noStyle
          name="code"
          validateFirst
          validateTrigger={false}
          rules={[
            { required: true, message: t('code.missing') },
            {
              validator: (_rule, value: string) =>
                isSmsCode(value) ? Promise.resolve() : Promise.reject(new Error(t('code.wrong'))),
            },
          ]}
        >
          <Input
            ref={input}
            id={`${noteId}code`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={SMS_CODE_LENGTH}
            placeholder={t('code.placeholder')}
            aria-describedby={noteId}
          />
        </Form.Item>
        <Button loading={isRunning} disabled={isCounting} className={styles.send} onClick={() => void run()}>
          {isCounting
            ? t('code.resendIn', { seconds: secondsLeft })
            : t(secondsLeft === null ? 'code.send' : 'code.resend')}
        </Button>
      </div>
      <p id={noteId} role="status" className={styles.note} data-failed={error !== null}>
        {error === null ? secondsLeft !== null && t('code.sent') : !onRefused && refusalText(error, t('code.notSent'))}
      </p>
    </Form.Item>
  )
}
