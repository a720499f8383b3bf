/**
 * A generator of Prisma (JSON-RPC on stdin and stderr) that writes the tables as types for Kysely: columns by their
 * names in the database, values as `connectPool` returns them.
 */
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** What a column returns and, where that differs, what may be written into it. */
const SCALARS = {
  Int: ['number'],
  Float: ['number'],
  String: ['string'],
  Boolean: ['boolean'],
  Bytes: ['Buffer'],
  // node-postgres returns bigint and numeric as text, so that no digit is lost.
  BigInt: ['string', 'string | number | bigint'],
  Decimal: ['string', 'string | number'],
  DateTime: ['Date', 'Date | string'],
}

function typesOf(model, field, enums) {
  if (field.kind === 'enum') {
    const values = enums.get(field.type).map((value) => `'${value}'`)
    return [values.join(' | ')]
  }
  if (field.nativeType?.[0] === 'Date') return ['string']
  if (field.type === 'Json') return [`Json<'${model.dbName ?? model.name}.${field.dbName ?? field.name}'>`, 'string']
  return SCALARS[field.type]
}

function columnOf(model, field, enums) {
  const [read, write = read] = typesOf(model, field, enums)
  const list = (type) => (field.isList ? `(${type})[]` : type)
  const rest = field.isRequired || field.isList ? '' : ' | null'
  // A uuid that Prisma makes itself has no default in the database.
  const isDefaulted = field.hasDefaultValue && field.default?.name !== 'uuid'
  const isPlain = read === write && !isDefaulted
  const type = isPlain
    ? list(read) + rest
    : `ColumnType<${list(read)}${rest}, ${list(write)}${rest}${isDefaulted ? ' | undefined' : ''}, ${list(write)}${rest}>`
  return `  ${field.dbName ?? field.name}: ${type}`
}

function tablesOf({ datamodel: { models, enums } }) {
  const values = new Map(enums.map((each) => [each.name, each.values.map(({ name, dbName }) => dbName ?? name)]))
  const tables = models.map((model) => {
    const fields = model.fields.filter(({ kind }) => kind !== 'object')
    return `export interface ${model.name}Table {\n${fields.map((field) => columnOf(model, field, values)).join('\n')}\n}\n`
  })
  const names = models.map(({ name, dbName }) => `  ${dbName ?? name}: ${name}Table`)
  return `import type { ColumnType } from 'kysely'
import type { Json } from '../json-columns.ts'

${tables.join('\n')}
/** Every table by its name. */
export interface Tables {
${names.join('\n')}
}
`
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  const answer = (rest) => process.stderr.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...rest })}\n`)
  try {
    if (method === 'getManifest')
      answer({ result: { manifest: { prettyName: 'tables for Kysely', defaultOutput: '.' } } })
    else {
      writeFileSync(params.generator.output.value, tablesOf(params.dmmf))
      answer({ result: null })
    }
  } catch (error) {
    answer({ error: { code: -32000, message: String(error), data: { stack: String(error?.stack) } } })
  }
}
