import type { MonitorWebhookTest } from '@markwright/api-client/models/monitorWebhookTest'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../lib/local-time.ts'
import { useAction } from '../lib/use-action.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import styles from './webhooks.module.css'

/** Has a sender call an address. */
export type CallWebhook = (url: string) => Promise<MonitorWebhookTest>

/** Calls the address that is typed now, and shows what came back. */
export function WebhookTest({ call, url }: { call: CallWebhook; url: string }) {
  const { t } = useTranslation('monitoring')
  const [result, setResult] = useState<(MonitorWebhookTest & { url: string }) | null>(null)
  const test = useAction(async () => {
    setResult(null)
    setResult({ ...(await call(url.trim())), url })
  })
  const shown = result?.url === url ? result : null
  return (
    <div className={styles.test}>
      <Button size="small" loading={test.isRunning} disabled={!url.trim()} onClick={() => void test.run()}>
        {t('form.test')}
      </Button>
      <span role="status" className={shown?.problem ? styles.problem : styles.note}>
        {shown
          ? [
              shown.problem ?? t('form.testAccepted', { status: shown.httpStatus }),
              t('form.testTook', { ms: shown.tookMs.toLocaleString('en'), time: toLocalMinute(shown.time) }),
            ].join(' ')
          : t('form.testNote')}
      </span>
      <ErrorNote error={test.error} />
    </div>
  )
}
