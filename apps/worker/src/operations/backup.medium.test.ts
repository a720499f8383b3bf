import {
  newBackupKey,
  restoreBackup,
  UnusableBackup,
  verifyBackup,
  writeBackupFile,
} from '@markwright/operations/backup'
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { aRecord, createImportBench, manyRecords, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { needs } from '../../../../tests/support/needs.ts'

const migrationsFolder = resolve(import.meta.dirname, '../../../../packages/db/prisma/migrations')
const quiet = () => {}

let bench: ImportBench
let folder: string
let site: string
let backup: string
beforeAll(async () => {
  bench = await createImportBench()
  await bench.import(manyRecords(1200, { text: '带\t制表符\\和\n换行的名称' }))
  await bench.pool.query(
    `INSERT INTO account (id, phone, nickname) VALUES ($1, '13800000077', NULL), ($2, '13800000078', '\\N')`,
    [randomUUID(), randomUUID()],
  )
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  site = join(folder, 'site')
  put(site, 'objects/demo/a.png', Buffer.from([0, 1, 2, 255]))
  put(site, 'objects/private/b.pdf', Buffer.alloc(300_000, 'x'))
  put(site, 'index/snapshot', 'made anew')
  backup = join(folder, 'one.tar.gz')
  await write(backup)
})
afterAll(async () => {
  await bench.close()
  rmSync(folder, { recursive: true, force: true })
})

function put(root: string, name: string, content: string | Buffer) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}
const write = (path: string, options: { recipients?: string[] } = {}) =>
  writeBackupFile(path, {
    databaseUrl: bench.url,
    dataDir: site,
    settings: { APP_SECRET: 'of the site', PUBLIC_URL: 'https://ip.example' },
    product: '1.2.3',
    createdAt: new Date('2026-11-25T08:00:00Z'),
    recipients: options.recipients ?? [],
    report: quiet,
  })

/** Everything that a database holds and how it is made, in one comparable value. */
async function contentsOf(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const read = async (text: string) => (await client.query(text)).rows as Record<string, string>[]
    const tables = await read(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)
    const rows: Record<string, string> = {}
    for (const { name } of tables)
      rows[name!] = (
        await read(
          `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum FROM ${pg.escapeIdentifier(name!)} t`,
        )
      )[0]!['sum']!
    return {
      rows,
      sequences: await read(
        `SELECT sequencename, last_value::text FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
      ),
      indexes: await read(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
      constraints: await read(
        `SELECT conname, conrelid::regclass::text AS t, pg_get_constraintdef(oid) AS d, convalidated::text AS v FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
      ),
      triggers: await read(`SELECT tgname, tgenabled::text AS e FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`),
    }
  } finally {
    await client.end()
  }
}

describe('a restore', () => {
  let target: Awaited<ReturnType<typeof createTestDatabase>>
  let machine: string
  beforeEach(async () => {
    target = await createTestDatabase()
    machine = mkdtempSync(join(folder, 'machine-'))
    return () => target.drop()
  })
  const restore = (path = backup, options: { replace?: boolean; identity?: string } = {}) =>
    restoreBackup({
      path,
      identity: options.identity ?? null,
      databaseUrl: target.url,
      dataDir: machine,
      migrationsFolder,
      replace: options.replace ?? false,
      report: quiet,
    })

  test('brings back every row, sequence, index, reference and file', async () => {
    const { settings, manifest } = await restore()
    expect(await contentsOf(target.url)).toEqual(await contentsOf(bench.url))
    expect(manifest.tables['trademark']!.rows).toBe(1200)
    expect(readFileSync(join(machine, 'objects/demo/a.png'))).toEqual(Buffer.from([0, 1, 2, 255]))
    expect(statSync(join(machine, 'objects/private/b.pdf')).mode & 0o777).toBe(0o600)
    expect(existsSync(join(machine, 'index'))).toBe(false)
    expect(settings).toEqual({ APP_SECRET: 'of the site', PUBLIC_URL: 'https://ip.example' })
  })

  test('replaces what is there only where it may, and then the files too', async () => {
    await restore()
    put(machine, 'objects/new.png', 'of later')
    put(machine, 'index/snapshot', 'of another database')
    const client = new pg.Client(target.url)
    await client.connect()
    await client.query(`INSERT INTO account (id, phone) VALUES ($1, '13800000099')`, [randomUUID()])
    await client.end()
    await expect(restore()).rejects.toThrow('--replace')
    expect(existsSync(join(machine, 'objects/new.png'))).toBe(true)
    await restore(backup, { replace: true })
    expect((await contentsOf(target.url)).rows).toEqual((await contentsOf(bench.url)).rows)
    expect(existsSync(join(machine, 'objects/new.png'))).toBe(false)
    expect(existsSync(join(machine, 'objects.before-restore/new.png'))).toBe(true)
    expect(existsSync(join(machine, 'index'))).toBe(false)
  })

  test('of a damaged or incomplete file changes nothing', async () => {
    const before = await contentsOf(target.url)
    const whole = readFileSync(backup)
    const broken = join(folder, 'broken.tar.gz')
    for (const bytes of [whole.subarray(0, whole.length / 2), whole.subarray(0, -600), bent(whole)]) {
      writeFileSync(broken, bytes)
      await expect(restore(broken)).rejects.toBeInstanceOf(UnusableBackup)
      await expect(verifyBackup(broken, null)).rejects.toBeInstanceOf(UnusableBackup)
    }
    expect(await contentsOf(target.url)).toEqual(before)
    expect(existsSync(join(machine, 'objects'))).toBe(false)
    expect(existsSync(join(machine, 'objects.restoring'))).toBe(false)
  })

  test('is refused while something else uses the database', async () => {
    const other = new pg.Client({ connectionString: target.url, application_name: 'the worker' })
    await other.connect()
    await expect(restore()).rejects.toThrow('in use (the worker)')
    await other.end()
  })

  test('of an encrypted backup needs its key', async () => {
    const { identity, recipient } = await newBackupKey()
    const sealed = join(folder, 'sealed.tar.gz.age')
    await write(sealed, { recipients: [recipient] })
    expect(readFileSync(sealed).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    await expect(restore(sealed)).rejects.toThrow('encrypted')
    await expect(restore(sealed, { identity: (await newBackupKey()).identity })).rejects.toThrow('cannot be decrypted')
    await restore(sealed, { identity })
    expect((await contentsOf(target.url)).rows).toEqual((await contentsOf(bench.url)).rows)
  })
})

const bent = (bytes: Buffer) => {
  const copy = Buffer.from(bytes)
  for (let at = Math.floor(copy.length / 3); at < copy.length / 3 + 20; at++) copy[at] = (copy[at]! + 1) % 256
  return copy
}

test('a recipient that is no public key is refused before anything is written', async () => {
  const path = join(folder, 'nonsense.tar.gz.age')
  await expect(write(path, { recipients: ['age1nonsense'] })).rejects.toThrow('no public key of age')
  expect(existsSync(path)).toBe(false)
})

test('a backup is of one moment although imports go on while it is written', async () => {
  const live = join(folder, 'live.tar.gz')
  const target = await createTestDatabase()
  const stop = new AbortController()
  const importing = (async () => {
    for (let at = 0; !stop.signal.aborted; at++)
      await bench.import([aRecord(`9${at}`, { applicants: [{ name: `新公司 ${at}` }] })])
  })()
  const manifest = await write(live)
  stop.abort()
  await importing
  // References between tables are checked when they are made again.
  await restoreBackup({
    path: live,
    identity: null,
    databaseUrl: target.url,
    dataDir: null,
    migrationsFolder,
    replace: false,
    report: quiet,
  })
  const client = new pg.Client(target.url)
  await client.connect()
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM trademark) AS marks,
       (SELECT sum(created)::int FROM register_import WHERE state = 'published') AS published,
       (SELECT coalesce(sum(created), 0)::int FROM register_import WHERE state = 'running') AS running`,
  )
  await client.end()
  await target.drop()
  expect(rows[0].marks).toBe(rows[0].published + rows[0].running)
  expect(rows[0].marks).toBe(manifest.tables['trademark']!.rows)
})

test('a file that could not be written whole does not stay', async () => {
  const path = join(folder, 'failed.tar.gz')
  await expect(
    writeBackupFile(path, {
      databaseUrl: Object.assign(new URL(bench.url), { pathname: '/absent' }).href,
      dataDir: site,
      settings: {},
      product: '1',
      createdAt: new Date(),
      recipients: [],
      report: quiet,
    }),
  ).rejects.toThrow('absent')
  expect(existsSync(path) || existsSync(`${path}.partial`)).toBe(false)
})

// Linux has a device that answers as a full disk does.
test(
  'a disk that gets full ends the backup with the reason',
  needs(existsSync('/dev/full'), 'there is no /dev/full'),
  async () => {
    const { recipient } = await newBackupKey()
    for (const recipients of [[], [recipient]]) {
      const path = join(folder, 'full.tar.gz')
      symlinkSync('/dev/full', `${path}.partial`)
      await expect(write(path, { recipients })).rejects.toThrow(`cannot be written to ${folder}: the disk is full`)
      expect(existsSync(path)).toBe(false)
      expect(lstatSync(`${path}.partial`, { throwIfNoEntry: false })).toBeUndefined()
    }
  },
)
