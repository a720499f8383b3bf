import { monitorTypeLabels } from '@markwright/domain/monitor-labels'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { KeywordSearch } from '../../../shared/ui/keyword-search.tsx'
import { monitorTypes } from '../model/monitor-form.ts'
import styles from './monitoring.module.css'

const states = ['all', 'active', 'paused'] as const
const sorts = ['-createTime', 'name', '-lastHitTime', '-openCount'] as const

/** Narrows and orders the list of monitors. */
export function MonitorListTools({
  filter: { keyword, type, state, sort },
  onChange,
}: {
  filter: {
    keyword: string
    type: (typeof monitorTypes)[number] | undefined
    state: 'active' | 'paused' | undefined
    sort: (typeof sorts)[number]
  }
  onChange: (wanted: Record<string, string | undefined>) => void
}) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  return (
    <div className={styles.tools}>
      <KeywordSearch
        value={keyword}
        label={t('list.find')}
        className={styles.find}
        onSearch={(text) => onChange({ keyword: text, page: undefined })}
      />
      <Select
        allowClear
        className={styles.choice}
        value={type}
        aria-label={t('list.type')}
        placeholder={t('list.allTypes')}
        options={monitorTypes.map((value) => ({ value, label: monitorTypeLabels[value][language] }))}
        onChange={(wanted: string | undefined) => onChange({ type: wanted, page: undefined })}
      />
      <Select
        className={styles.choice}
        value={state ?? 'all'}
        aria-label={t('list.state')}
        options={states.map((value) => ({ value, label: t(`list.states.${value}`) }))}
        onChange={(wanted) => onChange({ state: wanted === 'all' ? undefined : wanted, page: undefined })}
      />
      <Select
        className={styles.choice}
        value={sort}
        aria-label={t('list.sort')}
        options={sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
        onChange={(wanted) => onChange({ sort: wanted, page: undefined })}
      />
    </div>
  )
}
