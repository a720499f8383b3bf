import { useSearchParams } from 'react-router'
import { pageNumber } from '../lib/page-number.ts'

/** Rows on a page that can be chosen; the first where none was. */
const pageSizes = [20, 50, 100] as const

type Changes = Readonly<Record<string, string | null>>

/**
 * The state of a list in its address: page, rows on it, and filters by their names. `sizes` may be chosen from; a list with
 * one size offers no choice.
 */
export function useListAddress(sizes: readonly [number, ...number[]] = pageSizes) {
  const [search, setSearch] = useSearchParams()
  const page = pageNumber(search.get('page'))
  const size = sizes.find((each) => String(each) === search.get('size')) ?? sizes[0]

  /** Null and the empty text leave a parameter out. */
  const change = (changes: Changes, { replace = false } = {}) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace, preventScrollReset: true },
    )
  return {
    page,
    size,
    /** Sizes that can be chosen; none where there is one size. */
    sizes: sizes.length > 1 ? sizes : [],
    text: (name: string) => search.get(name) ?? '',
    /** The value of a filter with a fixed choice; undefined where the address has none of them. */
    choice: <Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === search.get(name)),
    change,
    /** A filter; what it leaves begins at its first page. Typing makes no new entry in the history. */
    filter: (name: string, value: string | null, options?: { replace: boolean }) =>
      change({ [name]: value, page: null }, options),
    goTo: (nextPage: number, nextSize: number) =>
      change({
        page: nextPage > 1 && nextSize === size ? String(nextPage) : null,
        size: nextSize === sizes[0] ? null : String(nextSize),
      }),
  }
}
