import { DayField } from '../ui/day-field.tsx'
import type { ListAddress } from './use-list-address.ts'
import { FilterField } from './filter-field.tsx'

/** A filter by a day, such as the first one that is shown. */
export const FilterDay = ({ address, name, label }: { address: ListAddress; name: string; label: string }) => (
  <FilterField label={label}>
    {(id) => <DayField id={id} value={address.text(name)} onChange={(day) => address.filter(name, day)} />}
  </FilterField>
)
