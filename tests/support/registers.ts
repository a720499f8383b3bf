import { type Insertable, queryBuilder, type Tables } from '../../packages/db/src/index.ts'
import type { ApiBench } from './api-bench.ts'

type Bench = Pick<ApiBench, 'pool'>
type Columns<Table extends 'trademark' | 'patent'> = Partial<Insertable<Tables[Table]>>

let numbers = 90_000_000
const nextNumber = () => String((numbers += 1))

/** A registered word mark of mainland China in class 9; searches find it when their index has read it. */
export async function buildMark({ pool }: Bench, columns: Columns<'trademark'> = {}) {
  const number = columns.application_number ?? nextNumber()
  return queryBuilder(pool)
    .insertInto('trademark')
    .values({
      public_id: `CN_${number}`,
      office: 'CN',
      application_number: number,
      application_number_key: number,
      mark_kind: 'word',
      classes: [9],
      status: 1,
      content_hash: Buffer.alloc(0),
      ...columns,
    })
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow()
}

/** A published application for an invention in mainland China, with its Chinese title. */
export async function buildPatent(
  { pool }: Bench,
  { title = '轴承', ...columns }: Columns<'patent'> & { title?: string } = {},
) {
  const number = columns.number ?? `1${nextNumber()}`
  return queryBuilder(pool)
    .insertInto('patent')
    .values({
      public_id: `CN${number}A`,
      country: 'CN',
      number,
      kind: 'A',
      publication_key: `CN${number}`,
      type: 'invention',
      titles: JSON.stringify({ zh: title }),
      language: 'zh',
      family_key: number,
      priority_key: number,
      content_hash: Buffer.alloc(0),
      published_on: '2026-01-01',
      ...columns,
    })
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow()
}
