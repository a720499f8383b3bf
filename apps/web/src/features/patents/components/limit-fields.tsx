import { useGetPatentCoverage } from '@markwright/api-client/patents'
import { countryName } from '@markwright/domain/places/countries'
import { patentStatuses, patentStatusName, patentTypeName, patentTypes } from '@markwright/domain/patents/patent-labels'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { DayField } from '../../../shared/ui/forms/day-field.tsx'
import { Field, FieldGroup } from '../../../shared/ui/forms/field.tsx'
import type { PatentFormQuery } from '../model/patent-search.ts'
import styles from './patents.module.css'

/** What limits any search: days, offices, types and legal status. */
export function LimitFields({
  query,
  onChange,
}: {
  query: PatentFormQuery
  onChange: (changes: Partial<PatentFormQuery>) => void
}) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const { data } = useGetPatentCoverage()
  const countries = [...new Set([...(data?.rows.map(({ country }) => country) ?? []), ...listOf(query.country)])]
  const span = (field: 'apply_date' | 'pub_date') => {
    const [from = '', to = ''] = query[field]?.split(';') ?? []
    const change = (next: [string, string]) => onChange({ [field]: next.some(Boolean) ? next.join(';') : '' })
    return (
      <FieldGroup key={field} label={t(`field.${field}`)}>
        <span style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
          <DayField
            value={from}
            aria-label={t('from', { field: t(`field.${field}`) })}
            onChange={(day) => change([day, to])}
          />
          <span aria-hidden="true">–</span>
          <DayField
            value={to}
            aria-label={t('to', { field: t(`field.${field}`) })}
            onChange={(day) => change([from, day])}
          />
        </span>
      </FieldGroup>
    )
  }
  return (
    <div className={styles.grid}>
      <Field label={t('field.country')}>
        {(control) => (
          <Select
            {...control}
            mode="multiple"
            allowClear
            style={{ width: '100%' }}
            placeholder={t('all')}
            value={listOf(query.country)}
            optionFilterProp="label"
            options={countries.map((value) => ({ value, label: `${value} ${countryName(value, language)}` }))}
            onChange={(values) => onChange({ country: values.join(';') })}
          />
        )}
      </Field>
      <Field label={t('field.patentType')}>
        {(control) => (
          <Select
            {...control}
            mode="multiple"
            allowClear
            style={{ width: '100%' }}
            placeholder={t('all')}
            value={listOf(query.patentType)}
            options={patentTypes.map((value) => ({ value, label: patentTypeName(value, language) }))}
            onChange={(values) => onChange({ patentType: values.join(';') })}
          />
        )}
      </Field>
      <Field label={t('field.legalStatus')}>
        {(control) => (
          <Select
            {...control}
            style={{ width: '100%' }}
            value={query.legalStatus ?? ''}
            options={[
              { value: '', label: t('all') },
              ...patentStatuses.map((value) => ({ value, label: patentStatusName(value, language) })),
            ]}
            onChange={(legalStatus) => onChange({ legalStatus })}
          />
        )}
      </Field>
      {span('apply_date')}
      {span('pub_date')}
    </div>
  )
}

const listOf = (text: string | undefined) => text?.split(';').filter(Boolean) ?? []
