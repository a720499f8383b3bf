import type { Country } from '@markwright/api-client/models/country'

/** What the registers hold here, in sum. */
export type LoadedData = {
  records: number
  demonstrationRecords: number
  jurisdictions: number
  jurisdictionsMax: number
  /** Day of the latest data; null where nothing is loaded. */
  updatedTo: string | null
}

export const sumUp = (countries: readonly Country[]): LoadedData => ({
  records: countries.reduce((sum, { count }) => sum + count, 0),
  demonstrationRecords: countries.reduce((sum, { demonstrationCount }) => sum + demonstrationCount, 0),
  jurisdictions: countries.filter(({ count }) => count > 0).length,
  jurisdictionsMax: countries.length,
  updatedTo:
    countries
      .flatMap(({ updatedTo }) => updatedTo ?? [])
      .toSorted()
      .at(-1) ?? null,
})
