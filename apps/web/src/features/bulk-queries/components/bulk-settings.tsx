import { jurisdictions } from '@markwright/domain/places/countries'
import { Button, Input, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGroup } from '../../../shared/ui/forms/field.tsx'
import { JurisdictionsField } from '../../../shared/ui/forms/jurisdictions-field.tsx'
import styles from './bulk-queries.module.css'

export type Settings = {
  kind: 'auto' | 'name' | 'number'
  degree: 'high' | 'middle' | 'low'
  country: string[]
  /** As typed: `03;09`; empty for all 45. Of names only, as the degree. */
  classify: string
}

/** How the entries of a list are searched for, and where. */
export function BulkSettings({
  settings,
  onChange,
}: {
  settings: Settings
  onChange: (changes: Partial<Settings>) => void
}) {
  const { t } = useTranslation(['queries', 'query'])
  return (
    <>
      <FieldGroup label={t('bulk.kind')} note={settings.kind === 'auto' && t('bulk.kindNote')}>
        <Segmented
          value={settings.kind}
          aria-label={t('bulk.kind')}
          options={(['auto', 'name', 'number'] as const).map((value) => ({ value, label: t(`bulk.kinds.${value}`) }))}
          onChange={(kind) => onChange({ kind })}
        />
      </FieldGroup>
      {settings.kind !== 'number' && (
        <FieldGroup label={t('bulk.degree')}>
          <Segmented
            value={settings.degree}
            aria-label={t('bulk.degree')}
            options={(['high', 'middle', 'low'] as const).map((value) => ({
              value,
              label: t(`query:degree.${value}`),
            }))}
            onChange={(degree) => onChange({ degree })}
          />
        </FieldGroup>
      )}
      <div>
        <JurisdictionsField
          label={t('bulk.countries')}
          placeholder={t('bulk.chooseCountries')}
          value={settings.country}
          onChange={(country) => onChange({ country })}
        />
        <Button
          type="link"
          size="small"
          className={styles.quick}
          onClick={() => onChange({ country: jurisdictions.map(({ code }) => code) })}
        >
          {t('query:country.all', { count: jurisdictions.length })}
        </Button>
      </div>
      {settings.kind !== 'number' && (
        <Field label={t('bulk.classes')} note={settings.kind === 'auto' && t('bulk.classesNote')}>
          {(control) => (
            <Input
              {...control}
              value={settings.classify}
              maxLength={140}
              placeholder={t('bulk.classesPlaceholder')}
              onChange={({ target }) => onChange({ classify: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
