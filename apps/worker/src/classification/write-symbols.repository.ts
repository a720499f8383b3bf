import { namesOf, runStatement, sql, type StatementRunner, statements } from '@markwright/db/statements'
import type { PatentClassification } from '@markwright/classification/patent-classification'

/** Symbols of one statement. */
const AT_ONCE = 20_000

/** Puts the symbols of a scheme in the place of those before. */
export async function writeSymbols(
  client: StatementRunner,
  { scheme, symbols }: PatentClassification,
  version: string,
): Promise<void> {
  const table = namesOf('classification_symbol')
  await runStatement(client, statements.deleteFrom('classification_symbol').where('scheme', '=', scheme))
  for (let at = 0; at < symbols.length; at += AT_ONCE)
    await runStatement(
      client,
      sql`
      INSERT INTO ${table.$table} (${table.scheme}, ${table.symbol}, ${table.parent}, ${table.level}, ${table.position},
        ${table.name_zh}, ${table.name_en}, ${table.version})
      SELECT ${scheme}::patent_scheme, r.symbol, r.parent, r.level, ${at}::int + ordinal, r."nameZh", r."nameEn", ${version}
      FROM jsonb_array_elements(${JSON.stringify(symbols.slice(at, at + AT_ONCE))}::jsonb) WITH ORDINALITY AS e(value, ordinal),
        jsonb_to_record(e.value) AS r(symbol text, parent text, level smallint, "nameZh" text, "nameEn" text)`,
    )
}
