import { isDay } from '@markwright/domain/dates/calendar'
import type { ListPages } from './list-pages.ts'
import { useListAddress } from './use-list-address.ts'

/** What a filter can be: a text that one types, a day, a flag that is set or not, or one of these values. */
type FilterKinds = Readonly<Record<string, 'text' | 'day' | 'flag' | readonly string[]>>

type FilterValue<Kind> = Kind extends readonly (infer Value)[] ? Value : Kind extends 'flag' ? true : string

/** The filters that are set, by their names. */
type FilterValues<Kinds> = { -readonly [Name in keyof Kinds]?: FilterValue<Kinds[Name]> }

/** The pages of a list, and whether a filter is set. */
export type ListState = { address: ListPages; isFiltered: boolean }

/**
 * The state of a list as its address has it, and the request for its page. `filterKinds` names the filters, which the address
 * and the operation call by the same names; one that is not set is left out of `filter` and of `request`.
 * `noFilter` is the change of the address that sets none.
 */
export function useListRequest<const Kinds extends FilterKinds>(filterKinds: Kinds) {
  const address = useListAddress()
  const filter = Object.fromEntries(
    Object.entries(filterKinds)
      .map(([name, kind]) => [name, filterValue(kind, address.text(name).trim())] as const)
      .filter(([, value]) => value !== null),
  ) as FilterValues<Kinds>
  const page = { current: address.page, size: address.size }
  const noFilter = Object.fromEntries([...Object.keys(filterKinds), 'page'].map((name) => [name, null]))
  return {
    address,
    filter,
    page,
    request: { ...page, ...filter },
    isFiltered: Object.keys(filter).length > 0,
    noFilter,
  }
}

/** What a text in the address sets a filter to; null where it sets nothing. */
function filterValue(kind: FilterKinds[string], text: string): string | true | null {
  if (kind === 'text') return text || null
  if (kind === 'day') return isDay(text) ? text : null
  if (kind === 'flag') return text === 'true' || null
  return kind.includes(text) ? text : null
}
