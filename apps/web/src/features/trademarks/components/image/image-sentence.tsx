import type { TrademarkResult } from '@markwright/api-client/models/trademarkResult'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../model/query.ts'
import { useFormattedConditions } from '../query/use-formatted.ts'
import styles from '../results/result-head.module.css'

/** What was searched by the image, in words, and how much was found. */
export function ImageSentence({ conditions, result }: { conditions: Query; result?: TrademarkResult }) {
  const { t } = useTranslation(['imageSearch', 'results'])
  const formatted = useFormattedConditions(conditions)
  const sentence = [
    t('sentence', { where: formatted.countries, classes: formatted.classesShort }),
    t(`results:sentence.degree.${conditions.degree}`),
    formatted.statuses && t('results:sentence.statuses', { statuses: formatted.statuses }),
    formatted.days,
  ]
  return (
    <h1 className={styles.sentence}>
      {sentence.filter(Boolean).join(t('results:sentence.comma'))}
      {result && (
        <>
          {' · '}
          <span className={`${styles.total} numeric`}>
            {t('results:total', { count: result.total, total: result.total.toLocaleString('en') })}
          </span>
        </>
      )}
    </h1>
  )
}
