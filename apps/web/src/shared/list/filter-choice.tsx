import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useListAddress } from './use-list-address.ts'
import { FilterField } from './filter-field.tsx'

/** A filter with a fixed choice, in the address as `name`; `none` names the choice that the address does not hold. */
export function FilterChoice<Value extends string>({
  name,
  label,
  values,
  none,
  wordFor,
}: {
  name: string
  label: string
  values: readonly Value[]
  none?: string
  wordFor: (value: Value) => string
}) {
  const { t } = useTranslation('site')
  const address = useListAddress()
  return (
    <FilterField label={label}>
      {(id) => (
        <Select
          id={id}
          value={address.choice(name, values) ?? ''}
          options={[
            { value: '', label: none ?? t('list.any') },
            ...values.map((value) => ({ value, label: wordFor(value) })),
          ]}
          popupMatchSelectWidth={false}
          onChange={(value) => address.filter(name, value)}
        />
      )}
    </FilterField>
  )
}
