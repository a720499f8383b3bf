import type { PortfolioTableField } from '@markwright/api-client/models/portfolioTableField'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { assignField, fieldOf, type ImportForm, importFields, isRequired, samplesOf } from '../model/import-mapping.ts'
import styles from './exchange.module.css'

const ownNames = ['number', 'registrationNumber', 'title', 'registeredOn'] as const

/** How the fields of a table are called, of whatever kind its rights are. */
function useFieldName() {
  const { t } = useTranslation(['exchange', 'hosting'])
  return (field: PortfolioTableField): string => {
    const own = ownNames.find((each) => each === field)
    if (own) return t(`import.fields.${own}`)
    if (field === 'client' || field === 'applicant') return t(`hosting:party.${field}`)
    return t(
      `hosting:field.${field as Exclude<PortfolioTableField, (typeof ownNames)[number] | 'client' | 'applicant'>}`,
    )
  }
}

/** Which column of a table is imported as which field, beside what its first rows say. */
export function ImportMapping({
  form: { table, mapping },
  onChange,
}: {
  form: Pick<ImportForm, 'table' | 'mapping'>
  onChange: (mapping: ImportForm['mapping']) => void
}) {
  const { t } = useTranslation('exchange')
  const nameOf = useFieldName()
  const titleOf = (column: number) => table.columns[column]?.trim() || t('import.unnamed', { number: column + 1 })
  return (
    <SmallTable
      label={t('import.columns')}
      rows={table.columns.map((_, column) => column)}
      keyOf={String}
      columns={[
        { key: 'column', title: t('import.column'), render: (column) => <strong>{titleOf(column)}</strong> },
        {
          key: 'samples',
          title: t('import.samples'),
          render: (column) => (
            <span className={styles.samples}>
              {samplesOf(table, column).slice(0, 3).join(' · ') || t('import.empty')}
            </span>
          ),
        },
        {
          key: 'field',
          title: t('import.field'),
          render: (column) => (
            <Select<PortfolioTableField | ''>
              className={styles.select}
              aria-label={t('import.fieldOf', { column: titleOf(column) })}
              value={fieldOf(mapping, column) ?? ''}
              showSearch={{ optionFilterProp: 'label' }}
              popupMatchSelectWidth={false}
              options={[
                { value: '' as const, label: t('import.skip') },
                ...importFields.map((field) => ({
                  value: field,
                  label: isRequired(field) ? t('import.requiredField', { field: nameOf(field) }) : nameOf(field),
                })),
              ]}
              onChange={(field) => onChange(assignField(mapping, column, field || null))}
            />
          ),
        },
      ]}
    />
  )
}
