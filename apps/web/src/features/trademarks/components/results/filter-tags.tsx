import { CloseOutlined } from '@ant-design/icons'
import type { Facets } from '@markwright/api-client/models/facets'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { chosenLines, type Filter, withValues } from '../../model/facets.ts'
import styles from './result-head.module.css'

/** What the answer is filtered by; a press takes a value away. */
export function FilterTags({
  filter,
  facets,
  onChange,
}: {
  filter: Filter
  facets: Facets | undefined
  onChange: (filter: Filter) => void
}) {
  const { t } = useTranslation('results')
  const chosen = chosenLines(filter, facets, useLanguage())
  return (
    <div className={styles.tags} role="group" aria-label={t('appliedFilters')}>
      {chosen.map(({ name, values, label }) => (
        <button
          key={`${name} ${label}`}
          type="button"
          className={styles.tag}
          aria-label={t('removeFilter', { facet: t(`facet.${name}`), value: label })}
          onClick={() => onChange(withValues(filter, name, values, false))}
        >
          <span>{`${t(`facet.${name}`)}${t('colon')}${label}`}</span>
          <CloseOutlined style={{ fontSize: 10 }} />
        </button>
      ))}
      {chosen.length > 1 && (
        <button type="button" className={styles.clear} onClick={() => onChange({})}>
          {t('clearFilters')}
        </button>
      )}
    </div>
  )
}
