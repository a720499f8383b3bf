import type { ServiceUsage } from '@markwright/api-client/models/serviceUsage'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import styles from './usage-bar.module.css'

type Usage = Pick<ServiceUsage, 'mode' | 'usedToday' | 'limitToday' | 'resetTime' | 'extraLeft' | 'expireTime'>

/** How many of the searches of the day are used, when they come back, and what there is beside them. */
export function UsageBar({ usage, label }: { usage: Usage; label: string }) {
  const { t } = useTranslation('entitlements')
  const { mode, usedToday, limitToday, resetTime, extraLeft, expireTime } = usage
  const isUsedUp = usedToday >= limitToday
  const left = Math.max(0, limitToday - usedToday)
  const numbers = { used: usedToday.toLocaleString('en'), limit: limitToday.toLocaleString('en') }
  return (
    <div className={styles.usage}>
      <p className={styles.line}>
        <span>
          {t(`usage.mode.${mode}`)}
          {expireTime && <small> {t('usage.expires', { time: toLocalMinute(expireTime) })}</small>}
        </span>
        <span className="numeric">{t('usage.used', numbers)}</span>
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limitToday}
        aria-valuenow={Math.min(usedToday, limitToday)}
        aria-valuetext={t('usage.used', numbers)}
        className={styles.bar}
        data-used-up={isUsedUp}
      >
        <div style={{ width: `${limitToday > 0 ? Math.min(100, (usedToday / limitToday) * 100) : 100}%` }} />
      </div>
      <p className={styles.note}>
        {t(isUsedUp ? 'usage.usedUp' : 'usage.left', {
          count: left,
          shown: left.toLocaleString('en'),
          time: toLocalMinute(resetTime),
        })}
      </p>
      {extraLeft > 0 && (
        <p className={styles.note}>{t('usage.extra', { count: extraLeft, shown: extraLeft.toLocaleString('en') })}</p>
      )}
    </div>
  )
}
