import { replayPartnerDelivery, useListPartnerDeliveries } from '@markwright/api-client/partner-keys'
import type { PartnerWebhook } from '@markwright/api-client/models/partnerWebhook'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import styles from './partner-api.module.css'

/** The last calls of a webhook, each of which can be made once more. */
export function WebhookDeliveries({ webhook, onClose }: { webhook: PartnerWebhook | null; onClose: () => void }) {
  const { t } = useTranslation('partnerApi')
  return (
    <SideDrawer subject={webhook} title={t('webhooks.log')} widthPx={520} onClose={onClose}>
      {({ id }) => <Deliveries id={id} />}
    </SideDrawer>
  )
}

function Deliveries({ id }: { id: string }) {
  const { t } = useTranslation('partnerApi')
  const { data, error, refetch } = useListPartnerDeliveries(id, { current: 1, size: 50 }, { query: { staleTime: 0 } })
  const replay = useAction(async (deliveryId: string) => {
    await replayPartnerDelivery(id, deliveryId)
    await refetch()
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  if (data.total === 0) return <p>{t('webhooks.logEmpty')}</p>
  return (
    <>
      <ErrorNote error={replay.error} />
      <ul className={styles.cards}>
        {data.records.map((row) => (
          <li key={row.id} className={styles.card}>
            <p>
              <strong>{row.type}</strong> · {t(`webhooks.states.${row.state}`)}
              {row.httpStatus !== null && ` · ${row.httpStatus}`}
            </p>
            <p className={styles.note}>
              {toLocalMinute(row.createTime)} · {t('webhooks.attempts', { count: row.attempts })}
            </p>
            {row.problem && <p>{row.problem}</p>}
            {row.nextTryTime && (
              <p className={styles.note}>{t('webhooks.nextTry', { time: toLocalMinute(row.nextTryTime) })}</p>
            )}
            <p className={styles.acts}>
              <Button type="text" disabled={replay.isRunning} onClick={() => void replay.run(row.id)}>
                {t('webhooks.replay')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
