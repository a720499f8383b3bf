import {
  monitorEventLabels,
  monitorVerdictLabels,
  similarityLevelLabels,
} from '@markwright/domain/marks/monitor-labels'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { DayField } from '../../../shared/ui/forms/day-field.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { eventKinds, type HitFilter, hitSorts, levels, verdictChoices } from '../model/hit-filter.ts'
import { MonitorChoice } from './monitor-choice.tsx'
import styles from './monitoring.module.css'

/** What is chosen anew; an empty text chooses nothing. */
type HitChanges = { [Name in keyof HitFilter]?: HitFilter[Name] | '' }

/** Narrows and orders the list of hits. */
export function HitTools({ filter, onChange }: { filter: HitFilter; onChange: (changes: HitChanges) => void }) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  return (
    <div className={styles.tools}>
      <MonitorChoice
        allowClear
        value={filter.monitorId}
        label={t('hits.monitor')}
        placeholder={t('hits.allMonitors')}
        onChange={(monitorId) => onChange({ monitorId: monitorId ?? '' })}
      />
      <Select
        allowClear
        className={styles.choice}
        value={filter.kind}
        aria-label={t('hits.kind')}
        placeholder={t('hits.allKinds')}
        options={eventKinds.map((value) => ({ value, label: monitorEventLabels[value][language] }))}
        onChange={(kind: HitFilter['kind']) => onChange({ kind: kind ?? '' })}
      />
      <Select
        allowClear
        className={styles.choice}
        value={filter.level}
        aria-label={t('hits.level')}
        placeholder={t('hits.allLevels')}
        options={levels.map((value) => ({ value, label: similarityLevelLabels[value][language] }))}
        onChange={(level: HitFilter['level']) => onChange({ level: level ?? '' })}
      />
      <Select<'all' | (typeof verdictChoices)[number]>
        className={styles.choice}
        value={filter.verdict ?? 'all'}
        aria-label={t('hits.verdict')}
        options={[
          { value: 'all', label: t('hits.verdicts.all') },
          ...verdictChoices.map((value) => ({
            value,
            label: value === 'open' ? t('hits.verdicts.open') : monitorVerdictLabels[value][language],
          })),
        ]}
        onChange={(verdict) => onChange({ verdict: verdict === 'all' ? '' : verdict })}
      />
      <Period from={filter.from} to={filter.to} onChange={onChange} />
      <KeywordSearch
        value={filter.keyword ?? ''}
        label={t('hits.find')}
        className={styles.find}
        onSearch={(text) => onChange({ keyword: text })}
      />
      <Select
        className={styles.choice}
        value={filter.sort ?? '-foundTime'}
        aria-label={t('hits.sort')}
        options={hitSorts.map((value) => ({ value, label: t(`hits.sorts.${value}`) }))}
        onChange={(sort) => onChange({ sort: sort === '-foundTime' ? '' : sort })}
      />
    </div>
  )
}

function Period({
  from,
  to,
  onChange,
}: {
  from: string | undefined
  to: string | undefined
  onChange: (changes: { from?: string; to?: string }) => void
}) {
  const { t } = useTranslation('monitoring')
  return (
    <span role="group" aria-label={t('hits.period')} className={styles.office}>
      <DayField value={from ?? ''} max={to} aria-label={t('hits.from')} onChange={(day) => onChange({ from: day })} />
      –
      <DayField value={to ?? ''} min={from} aria-label={t('hits.to')} onChange={(day) => onChange({ to: day })} />
    </span>
  )
}
