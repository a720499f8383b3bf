import { Select } from 'antd'
import type { ListAddress } from './use-list-address.ts'
import { FilterField } from './filter-field.tsx'

/** A filter with a fixed choice; `none` names the choice that the address does not hold. */
export function FilterChoice<Value extends string>({
  address,
  name,
  label,
  values,
  none,
  wordFor,
}: {
  address: ListAddress
  name: string
  label: string
  values: readonly Value[]
  none: string
  wordFor: (value: Value) => string
}) {
  return (
    <FilterField label={label}>
      {(id) => (
        <Select
          id={id}
          value={address.choice(name, values) ?? ''}
          options={[{ value: '', label: none }, ...values.map((value) => ({ value, label: wordFor(value) }))]}
          popupMatchSelectWidth={false}
          onChange={(value) => address.filter(name, value)}
        />
      )}
    </FilterField>
  )
}
