import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds SQL that a renamed table or column would break without an error of types: a table named in a text of SQL, a
 * column named in an `sql` template, and rows whose type is asserted (`.query<Row>`). Statements are written with the
 * query builder, or with names of `namesOf` where it has no construct (ADR 27). Of columns, those with an underscore
 * are recognised: other names may be anything.
 * @param {string} root
 */
export function checkStatements(root) {
  const schema = readFileSync(join(root, 'packages/db/src/generated/tables.ts'), 'utf8')
  const tables = [...schema.matchAll(/^ {2}(\w+): \w+Table$/gm)].map(([, name]) => name ?? '')
  const columns = new Set([...schema.matchAll(/^ {2}(\w+_\w+): /gm)].map(([, name]) => name ?? ''))
  for (const table of tables) columns.delete(table)
  const named = new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE)\\s+"?(?:${tables.join('|')})\\b`, 'g')

  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/*.ts', 'packages/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  /** @type {string[]} */
  const faults = []
  for (const file of files.trim().split('\n')) {
    if (!file.includes('/src/') || /\.test\.ts$|-contract\.ts$|\/generated\/|^apps\/web\//.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    /** @type {(at: number, fault: string) => unknown} */
    const tell = (at, fault) => faults.push(`${file}:${text.slice(0, at).split('\n').length}: ${fault}`)
    for (const { index } of text.matchAll(/\.query</g)) tell(index, 'the type of the rows is asserted')
    for (const { index, 0: found } of text.matchAll(named)) tell(index, `“${found}” names a table`)
    for (const { index, 1: template = '' } of text.matchAll(/\bsql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g))
      // The table of the migration tool is not in the schema.
      for (const column of template.includes('_prisma_migrations') ? [] : columnsIn(template, columns))
        tell(index, `“${column}” names a column`)
  }
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
}

/**
 * @param {string} template
 * @param {Set<string>} columns
 */
function columnsIn(template, columns) {
  const sql = template.replaceAll(/\$\{[^}]*\}/g, ' ? ').replaceAll(/'[^']*'/g, ' ')
  // What the statement itself defines is no column of the schema: `AS x(id int, …)` and `… AS name`.
  const defined = new Set()
  for (const [, list = ''] of sql.matchAll(/\bAS\s+\w+\s*\(([^)]*)\)/g))
    for (const entry of list.split(',')) defined.add(entry.trim().split(/\s/)[0])
  for (const [, name] of sql.matchAll(/\bAS\s+(\w+)/g)) defined.add(name)
  return [...sql.matchAll(/\b[a-z]\w*_\w+\b/g)]
    .map(([name]) => name)
    .filter((name) => columns.has(name) && !defined.has(name))
}
