import { settingNames, type Settings } from '@markwright/config'
import {
  listExpired,
  readRetentionRule,
  unwritableBackup,
  writeBackupFile,
  type RetentionRule,
} from '@markwright/operations/backup'
import { mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { BackupRunsRepository } from './backup-runs.repository.ts'

const NAME = /^markwright-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz(?:\.age)?$/

/** Writes a backup into the folder, notes it in the database, and lets older ones go. @returns its path @throws UnwritableBackup */
export async function runBackup(deps: {
  runs: BackupRunsRepository
  settings: Settings
  /** Instead of those of the settings; null for these. */
  folder: string | null
  recipients: readonly string[] | null
  keep: RetentionRule | null
  product: string
  environment: Record<string, string | undefined>
  now: Date
  report: (line: string) => void
}): Promise<string> {
  const { runs, settings, now, report } = deps
  const folder = resolve(deps.folder ?? settings.BACKUP_DIR ?? join(settings.DATA_DIR, 'backups'))
  const recipients = deps.recipients ?? settings.BACKUP_RECIPIENTS?.split(/[\s,;]+/).filter(Boolean) ?? []
  const isEncrypted = recipients.length > 0
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const path = join(folder, `markwright-${stamp}Z.tar.gz${isEncrypted ? '.age' : ''}`)

  const id = await runs.begin({ startedAt: now, file: path, encrypted: isEncrypted })
  const created: string[] = []
  try {
    await createFolder(folder, created)
    const { tables, files } = await writeBackupFile(path, {
      databaseUrl: settings.DATABASE_URL,
      dataDir: settings.OBJECT_STORE === 'folder' ? settings.DATA_DIR : null,
      settings: valuesOf(deps.environment),
      product: deps.product,
      createdAt: now,
      recipients,
      report,
    })
    const { size } = await stat(path)
    await runs.finish(id, { bytes: size })
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    const megabytes = (size / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })
    report(
      `${path}: ${rows.toLocaleString('en-US')} rows, ${files.count.toLocaleString('en-US')} files, ${megabytes} MB`,
    )
  } catch (error) {
    await rm(path, { force: true }).catch(() => {})
    for (const one of created.toReversed()) await rmdir(one).catch(() => {})
    await runs.fail(id, error instanceof Error ? error.message : String(error)).catch(() => {})
    throw error
  }
  if (settings.OBJECT_STORE !== 'folder')
    report('The files are in a bucket and not part of the backup: switch on versioning or replication there.')
  if (!isEncrypted)
    report('It is not encrypted and holds personal data and the secrets of the site: --recipient encrypts it.')
  const keep = deps.keep ?? (settings.BACKUP_KEEP ? readRetentionRule(settings.BACKUP_KEEP) : null)
  if (keep)
    for (const name of listExpired(await listBackups(folder), keep)) {
      await rm(join(folder, name))
      report(`Deleted ${name}, which BACKUP_KEEP lets go.`)
    }
  return path
}

/** The settings of the site as they are, so that a lost machine can be set up again. */
const valuesOf = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )

/**
 * Creates a folder with those above it, and adds to `created` what was not there. The recursive way of Node.js never ends
 * in a file system that takes no folders, such as that of the processes.
 */
async function createFolder(folder: string, created: string[]): Promise<void> {
  const isThere = (path: string) =>
    stat(path).then(
      (facts) => facts.isDirectory(),
      () => path === dirname(path),
    )
  const missing: string[] = []
  for (let at = folder; !(await isThere(at)); at = dirname(at)) missing.push(at)
  try {
    for (const one of missing.toReversed()) {
      await mkdir(one, { mode: 0o700 })
      created.push(one)
    }
  } catch (error) {
    throw unwritableBackup(folder, error)
  }
}

async function listBackups(folder: string) {
  return (await readdir(folder)).flatMap((name) => {
    const [, day, hour, minute, second] = NAME.exec(name) ?? []
    return day ? [{ name, createdAt: new Date(`${day}T${hour}:${minute}:${second}Z`) }] : []
  })
}
