import type { StoredPatent } from './stored-patents.ts'

/** A record in the form in which an import reads it (docs/import-formats.md); what is empty is left out. */
export const patentJson = ({ record, demonstration }: StoredPatent): string => {
  const filled = Object.entries(record).filter(
    ([, value]) => value !== null && (typeof value !== 'object' || Object.keys(value).length > 0),
  )
  const { country, number, kind, titles } = record
  return JSON.stringify(
    { country, number, kind, titles, ...Object.fromEntries(filled), ...(demonstration && { demonstration }) },
    null,
    1,
  )
}
