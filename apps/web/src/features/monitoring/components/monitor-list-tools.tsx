import { monitorTypeLabels } from '@markwright/domain/marks/monitor-labels'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { monitorTypes } from '../model/monitor-form.ts'
import { type MonitorListFilter, monitorSorts, monitorStates } from '../model/monitor-list-address.ts'
import styles from './monitoring.module.css'

/** Narrows and orders the list of monitors. */
export function MonitorListTools({
  filter: { keyword, type, state, sort },
  onChange,
}: {
  filter: MonitorListFilter
  onChange: (changes: Partial<MonitorListFilter>) => void
}) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  return (
    <div className={styles.tools}>
      <KeywordSearch
        value={keyword}
        label={t('list.find')}
        className={styles.find}
        onSearch={(text) => onChange({ keyword: text })}
      />
      <Select
        allowClear
        className={styles.choice}
        value={type || undefined}
        aria-label={t('list.type')}
        placeholder={t('list.allTypes')}
        options={monitorTypes.map((value) => ({ value, label: monitorTypeLabels[value][language] }))}
        onChange={(wanted: MonitorListFilter['type'] | undefined) => onChange({ type: wanted ?? '' })}
      />
      <Select<'all' | (typeof monitorStates)[number]>
        className={styles.choice}
        value={state || 'all'}
        aria-label={t('list.state')}
        options={(['all', ...monitorStates] as const).map((value) => ({ value, label: t(`list.states.${value}`) }))}
        onChange={(wanted) => onChange({ state: wanted === 'all' ? '' : wanted })}
      />
      <Select
        className={styles.choice}
        value={sort}
        aria-label={t('list.sort')}
        options={monitorSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
        onChange={(wanted) => onChange({ sort: wanted })}
      />
    </div>
  )
}
