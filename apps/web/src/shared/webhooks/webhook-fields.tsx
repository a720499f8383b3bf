import { Button, Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../lib/use-copied.ts'
import styles from './webhooks.module.css'
import { type CallWebhook, WebhookTest } from './webhook-test.tsx'

/** Where a webhook calls, and the secret by which its calls are signed once there is one. */
export function WebhookFields({
  call,
  url,
  secret,
  isMissing,
  onChange,
}: {
  /** Sends a test call; null for what is not saved yet. */
  call: CallWebhook | null
  url: string
  secret: string | null
  isMissing: boolean
  onChange: (url: string) => void
}) {
  const { t } = useTranslation('monitoring')
  const id = useId()
  const { isCopied, copy } = useCopied()
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('form.webhookUrl')}
      </label>
      <Input
        id={id}
        type="url"
        value={url}
        maxLength={500}
        placeholder="https://"
        spellCheck={false}
        status={isMissing ? 'error' : ''}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className={isMissing ? styles.problem : styles.note} role={isMissing ? 'alert' : undefined}>
        {t(isMissing ? 'form.problem.webhook' : 'form.webhookHint')}
      </p>
      {call ? <WebhookTest call={call} url={url} /> : <p className={styles.note}>{t('form.testLater')}</p>}
      {secret && (
        <>
          <span className={styles.label}>{t('form.secret')}</span>
          <div className={styles.secret}>
            <code>{secret}</code>
            <Button size="small" onClick={() => copy(secret)} aria-live="polite">
              {t(isCopied ? 'form.copied' : 'form.copy')}
            </Button>
          </div>
          <p className={styles.note}>{t('form.secretNote')}</p>
        </>
      )}
    </div>
  )
}
