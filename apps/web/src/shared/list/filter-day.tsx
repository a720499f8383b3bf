import { DayField } from '../ui/forms/day-field.tsx'
import { useListAddress } from './use-list-address.ts'
import { FilterField } from './filter-field.tsx'

/** A filter by a day, such as the first one that is shown, in the address as `name`. */
export function FilterDay({ name, label }: { name: string; label: string }) {
  const address = useListAddress()
  return (
    <FilterField label={label}>
      {(id) => <DayField id={id} value={address.text(name)} onChange={(day) => address.filter(name, day)} />}
    </FilterField>
  )
}
