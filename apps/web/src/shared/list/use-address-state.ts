import { type NavigateOptions, useSearchParams } from 'react-router'
import type { AddressCodec } from '../lib/address-codec.ts'
import type { ListPages } from './list-pages.ts'

/**
 * The state of a list in its address, how it is changed, and its pages for `RecordList`. The result of a changed filter
 * begins at its first page; other parameters than those of the codec are removed with a change. `sizes` are the rows on a
 * page; where there is more than one, the codec has a `size`.
 */
export function useAddressState<State extends { page: number; size?: number }>(
  codec: AddressCodec<State>,
  sizes: readonly [number, ...number[]] = [20],
) {
  const [address, setAddress] = useSearchParams()
  const state = codec.read(address)
  const change = (changes: Partial<State>, options?: NavigateOptions) =>
    setAddress(codec.write({ ...state, page: 1, ...changes }), options)
  const size = state.size ?? sizes[0]
  const pages: ListPages = {
    page: state.page,
    size,
    sizes: sizes.length > 1 ? sizes : [],
    goTo: (page, nextSize) =>
      change({
        page: nextSize === size ? page : 1,
        ...(state.size !== undefined && { size: nextSize }),
      } as Partial<State>),
  }
  return [state, change, pages] as const
}
