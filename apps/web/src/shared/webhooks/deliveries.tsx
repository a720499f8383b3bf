import type { MonitorDelivery } from '@markwright/api-client/models/monitorDelivery'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../lib/local-time.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import styles from './webhooks.module.css'

/** What became of the last notices of a monitor or of an alert, as the query of them stands. */
export function Deliveries({
  deliveries: { data, error, isFetching, refetch },
}: {
  deliveries: {
    data: readonly MonitorDelivery[] | undefined
    error: unknown
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
}) {
  const { t } = useTranslation('monitoring')
  return (
    <section>
      <h3 className={styles.label}>{t('deliveries.title')}</h3>
      <ErrorNote error={error} />
      {data ? (
        data.length === 0 ? (
          <p className={styles.note}>{t('deliveries.none')}</p>
        ) : (
          <ul className={styles.deliveries}>
            {data.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )
      ) : (
        !error && <Skeleton active paragraph={{ rows: 2 }} title={false} />
      )}
      {(Boolean(error) || data !== undefined) && (
        <Button size="small" type="link" loading={isFetching} className={styles.again} onClick={() => void refetch()}>
          {t('deliveries.again')}
        </Button>
      )}
    </section>
  )
}

function Delivery({ delivery }: { delivery: MonitorDelivery }) {
  const { t } = useTranslation('monitoring')
  const { channel, state, time, hitCount, attempts, nextTryTime, problem } = delivery
  const formatted = [
    t(`form.channel.${channel}`),
    t('deliveries.hits', { count: hitCount }),
    t(`deliveries.states.${state}`),
    attempts > 1 && t('deliveries.attempts', { count: attempts }),
  ]
  return (
    <li>
      <span className="numeric">{toLocalMinute(time)}</span> {formatted.filter(Boolean).join(' · ')}
      {problem && state !== 'sent' && <span className={styles.problem}>{problem}</span>}
      {nextTryTime && attempts > 0 && (
        <span className={styles.faint}>{t('deliveries.next', { time: toLocalMinute(nextTryTime) })}</span>
      )}
    </li>
  )
}
