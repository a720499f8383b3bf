import { useListCountries } from '@markwright/api-client/trademarks'

/** What the registers hold here; empty while it is not known, because a form works without it. */
export function useLoadedCountries() {
  const { data } = useListCountries()
  const counts = new Map(data?.map(({ code, count }) => [code, count]))
  return {
    /** Records of a jurisdiction; undefined while not known. */
    countOf: (code: string) => counts.get(code),
    /** Codes of the jurisdictions that have records. */
    loaded: (data ?? []).filter(({ count }) => count > 0).map(({ code }) => code),
  }
}
