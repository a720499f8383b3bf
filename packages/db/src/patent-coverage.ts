import { namesOf } from './statements.ts'
import { sql } from 'kysely'
import type { QueryBuilder } from './query-builder.ts'

const patent = namesOf('patent', 'patent')

/** What the register of patents holds of one kind of one office. */
export interface PatentCoverage {
  country: string
  kind: string | null
  type: 'invention' | 'utility' | 'design' | 'plant' | 'other'
  /** Years of the first and the last publication whose day is known. */
  yearFrom: number | null
  yearTo: number | null
  patents: number
  /** How many of them are invented. */
  demonstration: number
  /** When records of the office were imported last, changed or not. */
  importedAt: Date | null
}

/** Everything the register holds, by office and kind; every publication is counted once. */
export const listPatentCoverage = (db: QueryBuilder): Promise<PatentCoverage[]> =>
  db
    .selectFrom('patent')
    .leftJoin('patent_office', 'patent_office.country', 'patent.country')
    .select((of) => [
      'patent.country',
      'patent.kind',
      'patent.type',
      sql<number | null>`extract(year FROM min(${patent.published_on}))::int`.as('yearFrom'),
      sql<number | null>`extract(year FROM max(${patent.published_on}))::int`.as('yearTo'),
      sql<number>`count(*)::int`.as('patents'),
      sql<number>`(count(*) FILTER (WHERE patent.demonstration))::int`.as('demonstration'),
      of.fn.max('patent_office.imported_at').as('importedAt'),
    ])
    .groupBy(['patent.country', 'patent.kind', 'patent.type'])
    .orderBy('patent.country')
    .orderBy('patent.kind')
    .orderBy('patent.type')
    .execute()
