import type { MonitorHit } from '@markwright/api-client/models/monitorHit'
import { useTranslation } from 'react-i18next'
import styles from './monitoring.module.css'

const URGENT_DAYS = 14

/** Until when one can act, and how many days that is. */
export function DeadlineNote({ hit: { deadline, kind } }: { hit: Pick<MonitorHit, 'deadline' | 'kind'> }) {
  const { t } = useTranslation('monitoring')
  if (!deadline) return null
  const { date, daysLeft, rule } = deadline
  const of = kind === 'renewal' || kind === 'grace' ? kind : 'opposition'
  const left =
    daysLeft < 0 ? t('hits.over') : daysLeft === 0 ? t('hits.lastDay') : t('hits.daysLeft', { count: daysLeft })
  const isUrgent = daysLeft >= 0 && daysLeft <= URGENT_DAYS
  return (
    <span
      className={daysLeft < 0 ? styles.total : isUrgent ? styles.urgent : undefined}
      title={rule ? t('hits.rule', { rule }) : undefined}
    >
      {t(`hits.until.${of}`, { day: date })} · {left}
    </span>
  )
}
