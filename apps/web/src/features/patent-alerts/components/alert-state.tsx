import type { PatentAlert } from '@markwright/api-client/models/patentAlert'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import styles from '../../../shared/patents/saved-patents.module.css'

/** How an alert stands, and why its last notice did not arrive. */
export function AlertState({ alert }: { alert: PatentAlert | null }) {
  const { t } = useTranslation('savedPatents')
  if (!alert) return <span className={styles.faint}>{t('alert.off')}</span>
  const facts = [
    t(`alert.${alert.state}`),
    t(`alert.frequencies.${alert.frequency}`),
    alert.channels.map((channel) => t(`alert.channel.${channel}`)).join(' · '),
    alert.lastHitTime ? t('alert.lastHit', { time: toLocalMinute(alert.lastHitTime) }) : t('alert.noHit'),
    alert.state === 'active' && alert.nextDigestTime && t('alert.next', { time: toLocalMinute(alert.nextDigestTime) }),
  ]
  return (
    <>
      <span className={styles.faint}>
        {facts.filter(Boolean).map((fact) => (
          <span key={String(fact)}>{fact}</span>
        ))}
      </span>
      {alert.problems.map(({ channel, text }) => (
        <span key={channel} className={styles.problem}>
          {t('alert.problem', { channel: t(`alert.channel.${channel}`), text })}
        </span>
      ))}
    </>
  )
}
