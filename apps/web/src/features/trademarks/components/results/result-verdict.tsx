import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import type { TrademarkResult } from '@markwright/api-client/models/trademarkResult'
import { isLiveStatus } from '@markwright/domain/marks/trademark-status'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { homeToday } from '../../../../shared/lib/local-time.ts'
import { type Filter, withValues } from '../../model/facets.ts'
import type { ResultView } from '../../model/search-address.ts'
import styles from './result-head.module.css'

const CLASSES_MAX = 6
/** Of the filter `isvalid`. */
const LIVE = '1'

/** What a search comes to: how many marks are live, how close the closest of them is, and which classes the hits are in. */
export function ResultVerdict({
  result: { screening, queryTmInfo, totalCapped },
  view,
  onFilter,
}: {
  result: TrademarkResult
  view: ResultView
  onFilter: (filter: Filter) => void
}) {
  const { t } = useTranslation('results')
  const live = screening.isvalid.find(({ value }) => value === LIVE)?.count ?? 0
  const isLiveOnly = view.filter.isvalid?.length === 1 && view.filter.isvalid[0] === LIVE
  // Other orders, and later pages, do not begin with the closest.
  const closest = view.sort === 'score' && view.page === 1 ? queryTmInfo.find(isLive)?.similarity?.score : undefined
  const classes = screening.niceList.map(({ value }) => value)
  const shown = classes.slice(0, CLASSES_MAX).join(t('separator'))
  const verdict = [
    t(totalCapped ? 'verdict.liveAtLeast' : 'verdict.live', { count: live, shown: live.toLocaleString('en') }),
    closest !== undefined && t('verdict.closest', { score: closest }),
  ]
  const parts = [
    verdict.filter(Boolean).join(t('verdict.separator')),
    classes.length > 0 &&
      t('verdict.classes', { count: classes.length, classes: classes.length > CLASSES_MAX ? `${shown} …` : shown }),
  ].filter(Boolean)
  return (
    <div className={styles.verdict}>
      <p className="numeric">{parts.join(' · ')}</p>
      <Checkbox
        className="no-print"
        checked={isLiveOnly}
        onChange={({ target }) => {
          const { isvalid: _, ...others } = view.filter
          onFilter(target.checked ? withValues(others, 'isvalid', [LIVE], true) : others)
        }}
      >
        {t('verdict.liveOnly')}
      </Checkbox>
    </div>
  )
}

/** As the filter reckons it. */
const isLive = ({ status, expiryDate }: TrademarkHit): boolean =>
  isLiveStatus(status) && (expiryDate === null || expiryDate >= homeToday())
