import { sql } from 'kysely'

/** For `where(column, '=', anyOf(values))`: one parameter however many values there are, none of which matches nothing. */
export const anyOf = <Value>(values: readonly Value[]) => sql<Value>`any(${values})`
