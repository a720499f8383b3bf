import { sql } from 'kysely'
import { anyOf } from './any-of.ts'
import type { QueryBuilder } from './query-builder.ts'

/**
 * What records are registered for, by their ids in the database: `09/0901: text`, a line for each row of the register. In
 * English where `language` is en and the register has it.
 */
export async function listGoodsTexts(
  db: QueryBuilder,
  markIds: readonly number[],
  language: 'cn' | 'en',
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('trademark_goods')
    .select((query) => {
      const text = language === 'en' ? query.fn.coalesce('text_en', 'text') : query.ref('text')
      return [
        'trademark_id as id',
        sql<string>`string_agg(
          to_char(${query.ref('class_no')}, 'FM00') || coalesce('/' || ${query.ref('similar_group')}, '') || ': ' || ${text},
          E'\\n' ORDER BY ${query.ref('id')})`.as('goods'),
      ]
    })
    .where('trademark_id', '=', anyOf(markIds))
    .groupBy('trademark_id')
    .execute()
  return new Map(rows.map(({ id, goods }) => [id, goods]))
}
