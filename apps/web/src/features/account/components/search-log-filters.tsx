import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/ui/forms/day-field.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { areDaysWrong, initiators, type LoggedKind, type SearchLogFilter } from '../model/search-log-filter.ts'
import styles from './list-tools.module.css'

/** What the list of searches is narrowed by. */
export function SearchLogFilters({
  filter,
  kinds,
  onChange,
}: {
  filter: SearchLogFilter
  kinds: readonly LoggedKind[]
  onChange: (changes: Partial<SearchLogFilter>) => void
}) {
  const { t } = useTranslation('account')
  const isWrong = areDaysWrong(filter)
  const any = { value: '' as const, label: t('log.any') }
  const day = (end: 'from' | 'to') => (
    <DayField
      className={styles.day}
      value={filter[end]}
      status={isWrong ? 'error' : undefined}
      aria-label={t(`log.${end}`)}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? 'log-days-wrong' : undefined}
      onChange={(changed) => onChange({ [end]: changed })}
    />
  )
  return (
    <div className={styles.tools}>
      <KeywordSearch
        value={filter.keyword}
        label={t('log.find')}
        className={styles.find}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <label className={styles.choice}>
        <span>{t('log.product')}</span>
        <Select<SearchLogFilter['kind']>
          value={filter.kind}
          popupMatchSelectWidth={false}
          aria-label={t('log.product')}
          options={[any, ...kinds.map((value) => ({ value, label: t(`log.kinds.${value}`) }))]}
          onChange={(kind) => onChange({ kind })}
        />
      </label>
      <label className={styles.choice}>
        <span>{t('log.initiator')}</span>
        <Select<SearchLogFilter['initiator']>
          value={filter.initiator}
          popupMatchSelectWidth={false}
          aria-label={t('log.initiator')}
          options={[any, ...initiators.map((value) => ({ value, label: t(`log.initiators.${value}`) }))]}
          onChange={(initiator) => onChange({ initiator })}
        />
      </label>
      <span role="group" aria-label={t('log.days')} className={styles.choice}>
        {day('from')}
        <span aria-hidden="true">–</span>
        {day('to')}
      </span>
      {isWrong && (
        <p id="log-days-wrong" role="alert" className={styles.wrong}>
          {t('log.daysWrong')}
        </p>
      )}
    </div>
  )
}
