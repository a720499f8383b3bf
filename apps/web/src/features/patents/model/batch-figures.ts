import type { PatentNumberSummary } from '@markwright/api-client/models/patentNumberSummary'

/** The figures of a list of numbers as its summary shows them. */
export function batchFigures({ total, publications, counts }: PatentNumberSummary) {
  const shown = (count: number) => count.toLocaleString('en')
  return {
    total: shown(total),
    matched: shown(counts.matched),
    publications: shown(publications),
    unmatched: shown(counts.unmatched),
    invalid: shown(counts.invalid),
    duplicates: shown(counts.duplicate),
  }
}
