import type pg from 'pg'

/**
 * What records are registered for, by their ids in the database: `09/0901: text`, a line for each row of the register. In
 * English where `language` is en and the register has it.
 */
export async function listGoodsTexts(
  pool: pg.Pool,
  markIds: readonly number[],
  language: 'cn' | 'en',
): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: number; goods: string }>(
    `SELECT trademark_id AS id, string_agg(
       to_char(class_no, 'FM00') || coalesce('/' || similar_group, '') || ': '
         || CASE WHEN $2 THEN coalesce(text_en, text) ELSE text END,
       E'\\n' ORDER BY id) AS goods
     FROM trademark_goods WHERE trademark_id = ANY($1) GROUP BY trademark_id`,
    [markIds, language === 'en'],
  )
  return new Map(rows.map(({ id, goods }) => [id, goods]))
}
