import type { PatentClassification } from '@markwright/classification/patent-classification'
import type { ClientBase } from 'pg'

/** Symbols of one statement. */
const AT_ONCE = 20_000

/** Puts the symbols of a scheme in the place of those before. */
export async function writeSymbols(
  client: Pick<ClientBase, 'query'>,
  { scheme, symbols }: PatentClassification,
  version: string,
): Promise<void> {
  await client.query('DELETE FROM classification_symbol WHERE scheme = $1', [scheme])
  for (let at = 0; at < symbols.length; at += AT_ONCE)
    await client.query(
      `INSERT INTO classification_symbol (scheme, symbol, parent, level, position, name_zh, name_en, version)
       SELECT $1::patent_scheme, r.symbol, r.parent, r.level, $4::int + ordinal, r."nameZh", r."nameEn", $3
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS e(value, ordinal),
         jsonb_to_record(e.value) AS r(symbol text, parent text, level smallint, "nameZh" text, "nameEn" text)`,
      [scheme, JSON.stringify(symbols.slice(at, at + AT_ONCE)), version, at],
    )
}
