import { loadSettings } from '@markwright/config'
import { restoreBackup, UnusableBackup } from '@markwright/operations/backup'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readIdentity } from './backup-key.ts'

const USAGE = `Puts a backup in the place of the database and the files. Stop the site first.

  npm run restore -- FILE [--replace] [--identity KEYFILE]

  FILE        what npm run backup has written
  --replace   replaces what the database and the folders hold now; without it they must be empty
  --identity  holds the secret key of age that opens an encrypted backup

The database changes in one transaction at the end; a backup that is damaged, or a restore that is killed, changes
nothing. The files of before stay in objects.before-restore. Afterwards start the site: it brings an older schema up to
date, builds its indexes anew, and goes on with the jobs that were waiting when the backup was written.
`

process.umask(0o077)
const report = (line: string) => void process.stdout.write(`${line}\n`)

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      identity: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return report(USAGE)
  const [path] = positionals
  if (!path || positionals.length > 1) throw new TypeError(`Name one backup.\n\n${USAGE}`)
  if (!existsSync(path)) throw new RangeError(`There is no file ${path}.`)
  const settings = loadSettings()
  const begunAt = Date.now()
  const {
    about,
    manifest,
    settings: saved,
  } = await restoreBackup({
    path: resolve(path),
    identity: await readIdentity(values.identity),
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.OBJECT_STORE === 'folder' ? settings.DATA_DIR : null,
    migrationsFolder: migrationsFolder(),
    replace: values.replace,
    report,
  })
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  report(
    `Restored the backup of ${about.createdAt}: ${rows.toLocaleString('en-US')} rows, ` +
      `${manifest.files.count.toLocaleString('en-US')} files in ${((Date.now() - begunAt) / 1000).toFixed(1)} s.`,
  )
  const isRestored = await restoreSecrets(settings.DATA_DIR, saved)
  const known = new Set([...LOCAL, ...(isRestored ? ['APP_SECRET', 'OUTBOX_KEY'] : [])])
  const isOfMachine = (name: string) => known.has(name) || /^http:\/\/(localhost|127\.)/.test(saved[name]!)
  const differing = Object.keys(saved).filter((name) => !isOfMachine(name) && process.env[name] !== saved[name])
  if (differing.length === 0) return
  const target = join(settings.DATA_DIR, 'restored-settings.env')
  const lines = Object.entries(saved).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
  await writeFile(target, lines.join(''), { mode: 0o600 })
  report(`These settings differ from those of the backup, which are in ${target}: ${differing.join(', ')}.`)
}

/** Settings that belong to a machine. */
const LOCAL = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'DATA_DIR',
  'API_PORT',
  'WORKER_PORT',
  'WEB_PORT',
  'API_URL',
  'NODE_ENV',
])

/**
 * Where `npm start` has made the secrets of the site, those of the backup take their place: without them nothing that
 * is sealed can be opened.
 */
async function restoreSecrets(dataDir: string, { APP_SECRET, OUTBOX_KEY }: Record<string, string>): Promise<boolean> {
  const file = join(dataDir, 'secrets.json')
  if (!APP_SECRET || !existsSync(file)) return false
  await writeFile(file, `${JSON.stringify({ APP_SECRET, OUTBOX_KEY }, null, 2)}\n`, { mode: 0o600 })
  return true
}

/** In the image of the worker the migrations lie beside the program, as in the sources. */
const migrationsFolder = () =>
  process.env['MIGRATIONS_DIR'] ?? resolve(import.meta.dirname, '../../../packages/db/prisma/migrations')

run().catch((error: unknown) => {
  const isForPeople = error instanceof UnusableBackup || error instanceof RangeError || error instanceof TypeError
  const text = error instanceof Error ? ((isForPeople ? undefined : error.stack) ?? error.message) : String(error)
  process.stderr.write(`✗ ${text}\n  Nothing was changed.\n`)
  process.exitCode = 1
})
