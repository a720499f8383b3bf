import type { TrademarkResult } from '@markwright/api-client/models/trademarkResult'
import { useTranslation } from 'react-i18next'
import { comparesMarks } from '../../model/compares-marks.ts'
import { type Query, titleText } from '../../model/query.ts'
import { useFormattedCondition } from '../builder/use-formatted-condition.ts'
import { useFormattedConditions } from '../query/use-formatted.ts'
import styles from './result-head.module.css'

/** What was searched, in words, and how much was found. */
export function ResultSentence({ query, result }: { query: Query; result?: TrademarkResult }) {
  const { t } = useTranslation(['results', 'queries'])
  const formatted = useFormattedConditions(query)
  const formatCondition = useFormattedCondition()
  const { criterion, way, degree, conditions } = query
  const isCombined = conditions.length > 0
  const kind = criterion === 'tradeMarkText' ? (`name.${way}` as const) : criterion
  const frame = {
    where: formatted.countries,
    classes: formatted.classesShort,
    // The text is put in below, in the face of marks.
    text: TEXT_SLOT,
  }
  const sentence =
    isCombined || kind === 'goods' || kind === 'vienna'
      ? t(`queries:sentence.${isCombined ? 'combined' : (kind as 'goods')}`, frame)
      : t(`sentence.${kind}`, frame)
  const [before = '', after = ''] = sentence.split(TEXT_SLOT)
  const rest = [
    comparesMarks(query) && t(`sentence.degree.${degree}`),
    formatted.groups && t('queries:sentence.groups', { groups: formatted.groups }),
    formatted.statuses && t('sentence.statuses', { statuses: formatted.statuses }),
    formatted.days,
  ].filter(Boolean)
  const total = result && (
    <>
      {' · '}
      <span className={`${styles.total} numeric`}>
        {t(result.totalCapped ? 'totalAtLeast' : 'total', {
          count: result.total,
          total: result.total.toLocaleString('en'),
        })}
      </span>
    </>
  )
  return (
    <h1 className={styles.sentence}>
      {before}
      <span className={styles.text}>{isCombined ? conditions.map(formatCondition).join(' ') : titleText(query)}</span>
      {after}
      {rest.map((part) => `${t('sentence.comma')}${part}`)}
      {total}
    </h1>
  )
}

// A private character, which no text of the site has.
const TEXT_SLOT = '\uE000'
