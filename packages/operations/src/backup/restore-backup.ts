import { runStatement, sql, statements } from '@markwright/db/statements'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  about,
  ABOUT,
  FILE_FOLDERS,
  manifest,
  MANIFEST,
  settings,
  SETTINGS,
  type About,
  type Manifest,
} from './backup-format.ts'
import { contentOf, readBackup, UnusableBackup } from './read-backup.ts'
import { LARGE_ROWS } from './write-backup.ts'

export type RestoreOptions = {
  path: string
  /** The secret key of age that opens an encrypted backup. */
  identity: string | null
  databaseUrl: string
  /** Gets the folders of files; null where they are in a bucket. */
  dataDir: string | null
  /** Of this release; those that the backup names make its schema. */
  migrationsFolder: string
  /** Whether what the database and the folders hold now may be replaced. */
  replace: boolean
  report: (line: string) => void
}

export type Restored = { about: About; manifest: Manifest; settings: Record<string, string> }

/**
 * Puts a backup in the place of what the database and the folders of files hold. The database changes in one
 * transaction, at its end: a backup that turns out to be damaged, or a restore that is killed, changes nothing.
 * @throws UnusableBackup
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { path, identity, dataDir, report } = options
  const client = new pg.Client({ connectionString: options.databaseUrl, application_name: 'markwright restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseOthers(client)
    if (!options.replace) await refuseUnlessEmpty(client)
    if (dataDir) await removeStaging(dataDir)
    await client.query('BEGIN')
    const restored = await readInto(client, options)
    await client.query('COMMIT')
    if (dataDir) await exchangeFolders(dataDir)
    return restored
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    if (dataDir) await removeStaging(dataDir)
    throw error
  } finally {
    await client.end().catch(() => {})
  }

  async function readInto(db: pg.Client, { migrationsFolder }: RestoreOptions): Promise<Restored> {
    let facts: About | undefined
    let found: Manifest | undefined
    let values: Record<string, string> = {}
    let loader: ReturnType<typeof createLoader> | undefined
    const files = { count: 0, bytes: 0, hash: createHash('sha256') }
    try {
      for await (const { name, sizeBytes: size, content } of readBackup(path, identity)) {
        if (name === ABOUT) {
          facts = parse(about, await contentOf(content), name)
          report(`Backup of ${facts.createdAt} by version ${facts.product}`)
          await makeSchema(db, facts, migrationsFolder)
          loader = createLoader(db, facts.tables, report)
        } else if (name.startsWith('database/')) {
          if (!loader) throw new UnusableBackup('The backup does not begin with what it is about.')
          await loader.load(name.split('/')[1]!, content)
        } else if (name.startsWith('files/')) {
          await loader?.end()
          files.hash.update(`${name}\0${size}\n`)
          files.count++
          files.bytes += size
          if (dataDir) await writeStaged(dataDir, name.slice('files/'.length), content)
        } else if (name === SETTINGS) values = parse(settings, await contentOf(content), name)
        else if (name === MANIFEST) found = parse(manifest, await contentOf(content), name)
      }
    } catch (error) {
      loader?.abort()
      throw error
    }
    if (!facts || !loader || !found)
      throw new UnusableBackup('The backup is incomplete: it ends before its list of contents.')
    await loader.end()
    const filesFound = { count: files.count, bytes: files.bytes, sha256: files.hash.digest('hex') }
    compare(found, loader.loaded(), filesFound)
    report('Rebuilding indexes and references')
    await finishSchema(db, found)
    return { about: facts, manifest: found, settings: values }
  }
}

/** Reads a whole backup and compares it with its list of contents, without writing anything. @throws UnusableBackup */
export async function verifyBackup(
  path: string,
  identity: string | null,
): Promise<{ about: About; manifest: Manifest }> {
  let facts: About | undefined
  let found: Manifest | undefined
  const tables = new Map<string, TableTotals>()
  const files = { count: 0, bytes: 0, hash: createHash('sha256') }
  for await (const { name, sizeBytes: size, content } of readBackup(path, identity)) {
    if (name === ABOUT) facts = parse(about, await contentOf(content), name)
    else if (name === MANIFEST) found = parse(manifest, await contentOf(content), name)
    else if (name.startsWith('database/')) {
      const table = name.split('/')[1]!
      const totals = tables.get(table) ?? newTotals()
      tables.set(table, totals)
      for await (const chunk of content) count(totals, chunk)
    } else if (name.startsWith('files/')) {
      files.hash.update(`${name}\0${size}\n`)
      files.count++
      for await (const chunk of content) files.bytes += chunk.length
    }
  }
  if (!facts || !found) throw new UnusableBackup('The backup is incomplete: it ends before its list of contents.')
  compare(found, tables, { count: files.count, bytes: files.bytes, sha256: files.hash.digest('hex') })
  return { about: facts, manifest: found }
}

function parse<Output>(
  schema: { safeParse(value: unknown): { success: boolean; data?: Output } },
  bytes: Buffer,
  name: string,
) {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString())
  } catch {
    value = undefined
  }
  const { success, data } = schema.safeParse(value)
  if (!success) throw new UnusableBackup(`${name} of the backup is not as this version writes it.`)
  return data as Output
}

/** A site that runs would go on with what it remembers of the database before. */
async function refuseOthers(client: pg.Client): Promise<void> {
  const rows = await runStatement(
    client,
    sql<{
      names: string[] | null
    }>`SELECT array_agg(DISTINCT coalesce(nullif(application_name, ''), usename::text)) AS names FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  if (rows[0]?.names)
    throw new UnusableBackup(
      `The database is in use (${rows[0].names.join(', ')}). Stop the site and everything else that uses it first.`,
    )
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename IN ('account', 'register_import') HAVING count(*) = 2`,
  )
  if (rowCount === 0) return
  const used = await runStatement(client, statements.selectFrom('account').select('id').limit(1))
  const marks = await runStatement(client, statements.selectFrom('register_import').select('id').limit(1))
  if (used.length + marks.length > 0)
    throw new UnusableBackup(
      'The database is not empty. Add --replace to put the backup in the place of what it holds.',
    )
}

/** An empty schema as it was when the backup was written, without what would slow down the loading. */
async function makeSchema(db: pg.Client, { migrations }: About, folder: string): Promise<void> {
  const known = new Set(await readdir(folder))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new UnusableBackup(
      `The backup was written by a newer version, whose migration ${unknown[0]} is not known here. Restore it with that version.`,
    )
  await db.query('DROP SCHEMA IF EXISTS bullmq CASCADE')
  await db.query('DROP SCHEMA public CASCADE')
  await db.query('CREATE SCHEMA public')
  for (const name of migrations) await db.query(await readFile(join(folder, name, 'migration.sql'), 'utf8'))
  // The list of migrations is a table of the migration tool, and comes with the backup.
  await db.query(MIGRATIONS_TABLE)
  await db.query(`CREATE TEMPORARY TABLE restore_later (statement text, ordinal serial) ON COMMIT DROP`)
  await db.query(`INSERT INTO restore_later (statement)
    SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisunique AND NOT i.indisprimary AND NOT i.indisexclusion`)
  await db.query(`INSERT INTO restore_later (statement)
    SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f'`)
  const rows = await runStatement(
    db,
    sql<{
      statement: string
    }>`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f'
     UNION ALL SELECT format('DROP INDEX %s', i.indexrelid::regclass)
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisunique AND NOT i.indisprimary AND NOT i.indisexclusion
     UNION ALL SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', c.oid::regclass)
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
     -- Migrations may have put rows in.
     UNION ALL SELECT format('TRUNCATE %s', string_agg(c.oid::regclass::text, ', '))
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`,
  )
  for (const { statement } of rows) await db.query(statement)
}

const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

async function finishSchema(db: pg.Client, { sequences }: Manifest): Promise<void> {
  const rows = await runStatement(db, sql<{ statement: string }>`SELECT statement FROM restore_later ORDER BY ordinal`)
  for (const { statement } of rows) await db.query(statement)
  const triggers = await runStatement(
    db,
    sql<{ statement: string }>`SELECT format('ALTER TABLE %s ENABLE TRIGGER USER', c.oid::regclass) AS statement
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`,
  )
  for (const { statement } of triggers) await db.query(statement)
  for (const [name, value] of Object.entries(sequences))
    if (value !== null) await db.query('SELECT setval(quote_ident($1)::regclass, $2::bigint)', [name, value])
  await db.query('ANALYZE')
}

type TableTotals = { rows: number; bytes: number; hash: ReturnType<typeof createHash> }
const newTotals = (): TableTotals => ({ rows: 0, bytes: 0, hash: createHash('sha256') })
function count(totals: TableTotals, chunk: Buffer) {
  totals.hash.update(chunk)
  totals.bytes += chunk.length
  for (const byte of chunk) if (byte === 10) totals.rows++
}

/** Loads the parts of tables that come one after the other. */
function createLoader(db: pg.Client, tables: About['tables'], report: (line: string) => void) {
  const columns = new Map(tables.map((table) => [table.name, table.columns]))
  const totals = new Map<string, TableTotals>()
  let current: { table: string; into: Writable; failed: Promise<never> } | undefined

  const end = async () => {
    if (!current) return
    const { table, into, failed } = current
    current = undefined
    into.end()
    await Promise.race([failed, finished(into)])
    const { rows } = totals.get(table)!
    if (rows >= LARGE_ROWS) report(`${table}: ${rows.toLocaleString('en-US')} rows`)
  }
  const begin = (table: string, names: readonly string[]) => {
    const list = names.map((name) => pg.escapeIdentifier(name)).join(', ')
    const into = db.query(copyFrom(`COPY ${pg.escapeIdentifier(table)} (${list}) FROM STDIN`))
    const failed = new Promise<never>((_, reject) =>
      into.once('error', (error) => {
        current = undefined
        // While it still knows its connection; what it has buffered would be written to none.
        into.destroy()
        reject(new UnusableBackup(`The rows of ${table} cannot be loaded: ${error.message}.`))
      }),
    )
    failed.catch(() => {})
    totals.set(table, newTotals())
    return { table, into, failed }
  }
  return {
    end,
    /** So that the connection takes other statements again. */
    abort: () => void current?.into.destroy(new Error('given up')),
    loaded: () => totals,
    async load(table: string, content: AsyncIterable<Buffer>) {
      const names = columns.get(table)
      if (!names) throw new UnusableBackup(`The backup has rows of a table that it does not name: ${table}.`)
      if (current?.table !== table) {
        await end()
        current = begin(table, names)
      }
      const { into, failed } = current
      const own = totals.get(table)!
      for await (const chunk of content) {
        if (into.destroyed) return failed
        count(own, chunk)
        if (!into.write(chunk))
          await Promise.race([failed, new Promise<void>((resolve) => into.once('drain', resolve))])
      }
    },
  }
}

function compare(expected: Manifest, tables: Map<string, TableTotals>, files: Manifest['files']): void {
  for (const [name, { rows, sha256 }] of Object.entries(expected.tables)) {
    const found = tables.get(name)
    const hash = (found?.hash ?? createHash('sha256')).copy().digest('hex')
    if ((found?.rows ?? 0) !== rows || hash !== sha256)
      throw new UnusableBackup(`The backup is damaged: the rows of ${name} are not those that were written.`)
  }
  const { count: expectedCount, sha256 } = expected.files
  if (files.count !== expectedCount || (expectedCount > 0 && files.sha256 !== sha256))
    throw new UnusableBackup('The backup is damaged: its files are not those that were written.')
}

const staging = (dataDir: string, folder: string) => join(dataDir, `${folder}.restoring`)

async function writeStaged(dataDir: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const [folder = '', ...rest] = normalize(name).split(sep)
  if (!FILE_FOLDERS.some((known) => known === folder) || rest.length === 0 || rest.includes('..'))
    throw new UnusableBackup(`The backup has a file outside of its folders: ${name}.`)
  const target = join(staging(dataDir, folder), ...rest)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(content), createWriteStream(target, { mode: 0o600 }))
}

const removeStaging = (dataDir: string) =>
  Promise.all(FILE_FOLDERS.map((folder) => rm(staging(dataDir, folder), { recursive: true, force: true })))

/** The folders of before stay beside until the next restore. */
async function exchangeFolders(dataDir: string): Promise<void> {
  for (const folder of FILE_FOLDERS) {
    const before = join(dataDir, `${folder}.before-restore`)
    await rm(before, { recursive: true, force: true })
    await rename(join(dataDir, folder), before).catch(() => {})
    await rename(staging(dataDir, folder), join(dataDir, folder)).catch(() => {})
  }
  // Snapshots of indexes belong to the database that was replaced.
  for (const folder of ['index', 'patent-index', 'patent-index-worker'])
    await rm(join(dataDir, folder), { recursive: true, force: true })
}
