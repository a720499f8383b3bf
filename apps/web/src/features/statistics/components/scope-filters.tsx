import { countryName, jurisdictions } from '@markwright/domain/places/countries'
import { niceClasses } from '@markwright/domain/marks/nice-classes'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import type { Scope } from '../model/statistics-address.ts'
import styles from '../../../shared/charts/charts.module.css'

/** Narrows the figures to one office or one class. */
export function ScopeFilters({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const search = {
    filterOption: (text: string, option?: { label: string }) =>
      (option?.label ?? '').toLowerCase().includes(text.trim().toLowerCase()),
  }
  return (
    <div className={`${styles.filters} no-print`}>
      <Select
        showSearch={search}
        style={{ width: 220 }}
        aria-label={t('country')}
        value={scope.country ?? ''}
        onChange={(code) => onChange({ ...scope, country: code || null })}
        options={[
          { value: '', label: t('allCountries') },
          ...jurisdictions.map(({ code }) => ({ value: code, label: countryName(code, language) })),
        ]}
      />
      <Select
        showSearch={search}
        style={{ width: 260 }}
        aria-label={t('class')}
        value={scope.classNo ?? 0}
        onChange={(no) => onChange({ ...scope, classNo: no || null })}
        options={[
          { value: 0, label: t('allClasses') },
          ...niceClasses.map(({ no, zh, en }) => ({
            value: no,
            label: t('classNamed', { no, name: language === 'cn' ? zh : en }),
          })),
        ]}
      />
      {(scope.country !== null || scope.classNo !== null) && (
        <Button type="text" onClick={() => onChange({ country: null, classNo: null })}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
