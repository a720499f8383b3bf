import type { Kysely } from 'kysely'
import type { Tables } from './generated/tables.ts'

/** Typed statements over connections or within a transaction. */
export type QueryBuilder = Kysely<Tables>
