import { ApiError } from '@markwright/api-client/fetch'
import { sendSmsCode } from '@markwright/api-client/identity'
import type { SmsScene } from '@markwright/api-client/models/smsScene'
import { smsSubject } from '@markwright/domain/people/phone'
import { isSmsCode, SMS_CODE_LENGTH, SMS_RESEND_SECONDS } from '@markwright/domain/people/sign-in-limits'
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
 * gives the phone with its region code, or null where none that is valid is typed in, which its own field reports.
 */
export function SmsCodeField({
  scene,
  phone,
  onSent,
  onRefused,
}: {
  scene: SmsScene
  phone: () => Promise<string | null> | string | null
  /** Formatted the verification of the human check that let the code be sent. */
  onSent?: (verification: string) => void
  /** Tells a refusal in its own way, instead of beneath the field. */
  onRefused?: (refusal: unknown) => void
}) {
  const { t } = useTranslation('humanCheck')
  const requestHumanCheck = useHumanCheck()
  const { secondsLeft, start } = useCountdown()
  const input = useRef<InputRef>(null)
  const noteId = useId()

  const send = async () => {
    const subject = await phone()
    if (subject === null) return
    // Where the focus comes back to once the check is passed; the button is disabled by then.
    input.current?.focus()
    const captchaVerification = await requestHumanCheck()
    if (captchaVerification === null) return
    try {
      await sendSmsCode(smsSubject(subject), { captchaVerification, scene })
    } catch (refusal) {
      const waitSeconds = waitSecondsOf(refusal)
      if (waitSeconds !== null) start(waitSeconds)
      throw refusal
    }
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
  const waitText = (seconds: number) =>
    seconds > SMS_RESEND_SECONDS ? t('code.resendAfter', { time: clockText(seconds) }) : t('code.resendIn', { seconds })
  const isSent = error === null && secondsLeft !== null
  const note = isSent ? t('code.sent') : error !== null && !onRefused ? refusalText(error, t('code.notSent')) : null
  return (
    <Form.Item
      label={t('code.label')}
      htmlFor={`${noteId}code`}
      required
      // Below what is wrong with the code, whose place Ant Design keeps free, so that neither covers the other.
      extra={
        <span id={noteId} role="status" className={styles.note} data-failed={error !== null}>
          {note}
        </span>
      }
    >
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
          {isCounting ? waitText(secondsLeft) : t(secondsLeft === null ? 'code.send' : 'code.resend')}
        </Button>
      </div>
    </Form.Item>
  )
}

const TOO_OFTEN = 429

/** For how long the server sends nothing more; null where a refusal has another reason. */
function waitSecondsOf(refusal: unknown): number | null {
  if (!(refusal instanceof ApiError) || refusal.status !== TOO_OFTEN) return null
  const seconds = typeof refusal.data === 'object' && refusal.data !== null && refusal.data['retryAfterSeconds']
  return typeof seconds === 'number' && seconds > 0 ? seconds : null
}

/** Hours, minutes and seconds as a clock shows them: 12:05, 1:00:00. */
function clockText(seconds: number): string {
  const padded = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}` : `${minutes}:${padded(seconds % 60)}`
}
