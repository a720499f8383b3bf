import type { SavedHit } from './saved-hit.ts'

const compared = ['name', 'status', 'applicant', 'regNo', 'classes', 'appDate', 'expiryDate', 'score'] as const
export type ComparedField = (typeof compared)[number]

export type ChangedHit = { before: SavedHit; after: SavedHit; fields: ComparedField[] }
export type HitChanges = { added: SavedHit[]; removed: SavedHit[]; changed: ChangedHit[] }

/** What became of the hits of one time until another, each list in the order of the answer that has it. */
export function compareHits(before: readonly SavedHit[], after: readonly SavedHit[]): HitChanges {
  const earlier = new Map(before.map((hit) => [hit.id, hit]))
  const later = new Set(after.map(({ id }) => id))
  return {
    added: after.filter(({ id }) => !earlier.has(id)),
    removed: before.filter(({ id }) => !later.has(id)),
    changed: after.flatMap((hit) => {
      const was = earlier.get(hit.id)
      const fields = was ? compared.filter((field) => String(was[field]) !== String(hit[field])) : []
      return was && fields.length > 0 ? [{ before: was, after: hit, fields }] : []
    }),
  }
}
