import type { TrademarkResult } from '@markwright/api-client/models/trademarkResult'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { toLocalTime } from '../../../../shared/lib/local-time.ts'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import type { Query } from '../../model/query.ts'
import styles from './search-results.module.css'

/** From this share of the searches of a day on the user should know how many are left. */
const USED_SHOWN_MIN = 0.8

/** What the user should know about an answer: a lower degree that has hits, other classes, searches running out. */
export function ResultNotices({
  result: { aiData, quota, totalCapped },
  pathWith,
}: {
  result: TrademarkResult
  /** The same query with these changes. */
  pathWith: (changes: { degree: Query['degree'] }) => string
}) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const { hint } = aiData
  const left = quota.limit - quota.used
  const runsOut = quota.used >= quota.limit * USED_SHOWN_MIN
  if (!hint && !totalCapped && !runsOut) return null
  return (
    <div className={styles.notices}>
      {hint && (
        <Alert
          type="info"
          showIcon
          title={language === 'cn' ? hint.zh : hint.en}
          action={
            hint.degree && (
              <ButtonLink size="small" to={pathWith({ degree: hint.degree })}>
                {t('lowerDegree', { degree: t(`degreeName.${hint.degree}`) })}
              </ButtonLink>
            )
          }
        />
      )}
      {totalCapped && <Alert type="info" showIcon title={t('capped')} />}
      {runsOut && (
        <p className={styles.keys} style={{ display: 'block' }}>
          {left <= 0 && quota.extraLeft > 0
            ? t('extraLeft', { count: quota.extraLeft })
            : t('quotaLeft', { count: Math.max(left, 0), time: toLocalTime(quota.resetAt) })}
        </p>
      )}
    </div>
  )
}
