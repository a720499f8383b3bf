import { type NavigateOptions, useSearchParams } from 'react-router'
import type { AddressCodec } from '../lib/address-codec.ts'

/**
 * The state of a list in its address, and how it is changed. What a changed filter leaves begins at its first page; other
 * parameters than those of the codec are removed with a change.
 */
export function useAddressState<State extends { page: number }>(codec: AddressCodec<State>) {
  const [address, setAddress] = useSearchParams()
  const state = codec.read(address)
  const change = (changes: Partial<State>, options?: NavigateOptions) =>
    setAddress(codec.write({ ...state, page: 1, ...changes }), options)
  return [state, change] as const
}
