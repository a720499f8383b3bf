import { sql, statements } from '@markwright/db/statements'
import { type ClearingDeps, createClearing } from './create-clearing.repository.ts'

const RETENTION_HOURS = 24

/** Deletes images that visitors uploaded to search with, a day later. */
export const createVisitorFileClearing = (deps: ClearingDeps) =>
  createClearing(
    deps,
    statements
      .selectFrom('stored_file')
      .where('owner_id', 'is', null)
      .where('kind', '=', 'tmSearch')
      .where('created_at', '<', sql<Date>`now() - ${RETENTION_HOURS} * interval '1 hour'`),
  )
