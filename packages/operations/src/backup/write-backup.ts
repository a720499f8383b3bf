import { runStatement, sql } from '@markwright/db/statements'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  ABOUT,
  FILE_FOLDERS,
  fileName,
  MANIFEST,
  partName,
  SETTINGS,
  type About,
  type Manifest,
} from './backup-format.ts'
import type { TarWriter } from './tar-writer.ts'

const PART_BYTES = 8 * 2 ** 20
/** Tables of so many rows take long enough to be worth a line. */
export const LARGE_ROWS = 100_000
/** Short-lived: counters, human checks, one-time tokens. Processes note themselves anew. */
const NOT_SAVED = new Set(['key_value', 'service_process'])

/**
 * Writes the database, as it is at one moment, then the files and the settings. The site may run meanwhile.
 * @returns what was written
 */
export async function writeBackup(
  tar: TarWriter,
  options: {
    databaseUrl: string
    /** Holds the folders of files; null where they are in a bucket, which has backups of its own. */
    dataDir: string | null
    settings: Record<string, string>
    product: string
    createdAt: Date
    report: (line: string) => void
  },
): Promise<Manifest> {
  const client = new pg.Client({ connectionString: options.databaseUrl, application_name: 'markwright backup' })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const tables = await listTables(client)
    const { product, createdAt } = options
    const facts: About = {
      format: 1,
      product,
      createdAt: createdAt.toISOString(),
      migrations: await listMigrations(client),
      tables,
    }
    await tar.add(ABOUT, json(facts))
    const manifest: Manifest = { tables: {}, sequences: {}, files: { count: 0, bytes: 0, sha256: '' } }
    for (const table of tables) {
      manifest.tables[table.name] = await writeTable(client, tar, table)
      const { rows } = manifest.tables[table.name]!
      if (rows >= LARGE_ROWS) options.report(`${table.name}: ${rows.toLocaleString('en-US')} rows`)
    }
    manifest.sequences = await readSequences(client)
    await client.query('COMMIT')
    if (options.dataDir) manifest.files = await writeFiles(tar, options.dataDir)
    await tar.add(SETTINGS, json(options.settings))
    await tar.add(MANIFEST, json(manifest))
    await tar.end()
    return manifest
  } finally {
    await client.end()
  }
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

async function listTables(client: pg.Client): Promise<About['tables']> {
  // Generated columns are computed again.
  const rows = await runStatement(
    client,
    sql<{
      name: string
      columns: string[]
    }>`SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
  )
  return rows.filter(({ name }) => !NOT_SAVED.has(name))
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const rows = await runStatement(
    client,
    sql<{ name: string }>`SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  )
  return rows.map(({ name }) => name)
}

async function writeTable(client: pg.Client, tar: TarWriter, { name, columns }: About['tables'][number]) {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const stream = client.query(copyTo(`COPY ${pg.escapeIdentifier(name)} (${list}) TO STDOUT`))
  const hash = createHash('sha256')
  let [rows, bytes, part] = [0, 0, 0]
  let waiting: Buffer[] = []
  let length = 0
  const flush = async () => {
    if (length === 0) return
    const content = Buffer.concat(waiting)
    ;[waiting, length] = [[], 0]
    hash.update(content)
    bytes += content.length
    // A row is a line; within it a line feed is written as two characters.
    for (const byte of content) if (byte === 10) rows++
    await tar.add(partName(name, part++), content)
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    length += chunk.length
    if (length >= PART_BYTES) await flush()
  }
  await flush()
  return { rows, bytes, sha256: hash.digest('hex') }
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const rows = await runStatement(
    client,
    sql<{
      name: string
      value: string | null
    }>`SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

async function writeFiles(tar: TarWriter, dataDir: string): Promise<Manifest['files']> {
  const hash = createHash('sha256')
  let [count, bytes] = [0, 0]
  for (const folder of FILE_FOLDERS)
    for (const path of await listFiles(join(dataDir, folder))) {
      const name = fileName(relative(dataDir, path).split(sep).join('/'))
      const facts = await stat(path).catch(() => null)
      // It was deleted since the folder was listed.
      if (!facts) continue
      await tar.addStream(name, facts.size, createReadStream(path))
      hash.update(`${name}\0${facts.size}\n`)
      count++
      bytes += facts.size
    }
  return { count, bytes, sha256: hash.digest('hex') }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
