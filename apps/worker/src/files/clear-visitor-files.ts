import { type ClearingDeps, createClearing } from './create-clearing.ts'

const KEPT_HOURS = 24

/** Deletes images that visitors uploaded to search with, a day later. */
export const createVisitorFileClearing = (deps: ClearingDeps) =>
  createClearing(deps, {
    from: `stored_file f
      WHERE f.owner_id IS NULL AND f.kind = 'tmSearch' AND f.created_at < now() - $1 * interval '1 hour'`,
    value: KEPT_HOURS,
  })
