#!/usr/bin/env node
/**
 * Stands in for Prisma's native `schema-engine` executable, which the CLI would download.
 * It speaks the same JSON-RPC protocol on stdin/stdout and is served by the WebAssembly build
 * of the engine (an npm package) over the `pg` driver adapter.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as runtime from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { parse } from 'pg-connection-string'

const { values: flags, positionals: command } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { datamodels: { type: 'string', multiple: true }, datasource: { type: 'string' } },
})
const url = JSON.parse(flags.datasource ?? '{}').url ?? 'postgresql://localhost/postgres'
const schema = new URL(url).searchParams.get('schema') ?? undefined
const { options: _ignored, schema: _schema, ...connection } = parse(url)

const quote = pg.escapeIdentifier
const onServer = async (sql, database = 'postgres') => {
  const client = new pg.Client({ ...connection, database })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
const createDatabase = () => onServer(`CREATE DATABASE ${quote(connection.database)}`)
const dropDatabase = (name) => onServer(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`)

/**
 * `PrismaPg` is made for queries; migrations need two things more: the catalog type `"char"`,
 * and scripts sent whole (it splits them at every `;`, which breaks function bodies).
 */
const forMigrations = (db) => {
  db.queryRaw = async (query) => {
    let isCharacter = []
    const watched = Object.assign(Object.create(db), {
      performIO: async (requested) => {
        const result = await db.performIO(requested)
        isCharacter = result.fields.map(({ dataTypeID }) => dataTypeID === pg.types.builtins.CHAR)
        // Under its own number the adapter would refuse it.
        for (const [i, field] of result.fields.entries())
          if (isCharacter[i]) field.dataTypeID = pg.types.builtins.BPCHAR
        return result
      },
    })
    const { columnTypes, ...rest } = await Object.getPrototypeOf(db).queryRaw.call(watched, query)
    return { ...rest, columnTypes: columnTypes.map((type, i) => (isCharacter[i] ? ColumnTypeEnum.Character : type)) }
  }
  db.executeScript = async (script) => {
    await db
      .underlyingDriver()
      .query(script)
      .catch((error) => db.onError(error))
  }
  return db
}

const connect = async (database = connection.database) =>
  forMigrations(await new PrismaPg({ ...connection, database }, { schema }).connect())

const connectToShadowDb = async () => {
  const database = `prisma_shadow_${randomUUID()}`
  await onServer(`CREATE DATABASE ${quote(database)}`)
  const db = await connect(database)
  const dispose = db.dispose.bind(db)
  db.dispose = async () => {
    await dispose()
    await dropDatabase(database)
  }
  return db
}

const log = (message, code) =>
  process.stderr.write(
    `${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields: { message, error_code: code } })}\n`,
  )

const loadWasm = async () => {
  const file = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
  const bytes = await readFile(file.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': runtime })
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => log(message) }
  runtime.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
}

const createEngine = async () => {
  const datamodels =
    flags.datamodels && (await Promise.all(flags.datamodels.map(async (path) => [path, await readFile(path, 'utf8')])))
  const adapter = bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(),
    connectToShadowDb,
  })
  return runtime.SchemaEngine.new({ datamodels }, () => {}, adapter)
}

const call = async (engine, method, params) => {
  if (method === 'createDatabase') {
    await createDatabase()
    return { databaseName: connection.database }
  }
  if (method === 'evaluateDataLoss') {
    // This method can only read the schema of the migrations from the engine's cache, which a diagnosis fills.
    const { migrationsList, filters } = params
    await engine.diagnoseMigrationHistory({ migrationsList, filters, optInToShadowDatabase: true })
  }
  return (await engine[method === 'getDatabaseVersion' ? 'version' : method](params)) ?? {}
}

const serve = async () => {
  await loadWasm()
  const engine = await createEngine()
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line)
    if (!method) continue
    try {
      const result = await call(engine, method, params)
      if (result.stdout) send({ id: `print-${id}`, method: 'print', params: { content: result.stdout } })
      send({ id, result })
    } catch (error) {
      const { message = String(error), code } = error
      send({ id, error: { code: 4466, message, data: { is_panic: false, message, error_code: code } } })
    }
  }
}

const commands = {
  'can-connect-to-database': () => onServer('SELECT 1', connection.database),
  'create-database': createDatabase,
  'drop-database': () => dropDatabase(connection.database),
}
const prismaCodes = { '3D000': 'P1003', '28P01': 'P1000' }

try {
  await (command[0] === 'cli' ? commands[command[1]]() : serve())
  process.exit(0)
} catch (error) {
  process.stderr.write('\n')
  log(error.message || error.code || String(error), prismaCodes[error.code] ?? 'P1001')
  process.exit(1)
}
