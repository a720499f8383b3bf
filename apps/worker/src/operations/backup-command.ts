import { loadSettings } from '@markwright/config'
import { connectPool, queryBuilder } from '@markwright/db'
import { readRetentionRule, UnusableBackup, UnwritableBackup, verifyBackup } from '@markwright/operations/backup'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import packageJson from '../../package.json' with { type: 'json' }
import { readIdentity, writeNewKey } from './backup-key.ts'
import { createBackupRunsRepository } from './backup-runs.repository.ts'
import { runBackup } from './run-backup.ts'

const USAGE = `Backs up the database, the files and the settings. The site may run meanwhile.

  npm run backup -- [--to FOLDER] [--recipient age1…]… [--keep "7d 4w 6m"]
  npm run backup -- --verify FILE [--identity KEYFILE]
  npm run backup -- --new-key KEYFILE

  --to         the folder that gets the file; otherwise BACKUP_DIR, or backups in the folder of the data
  --recipient  encrypts for a public key of age (https://age-encryption.org); otherwise BACKUP_RECIPIENTS
  --keep       deletes backups of the folder but the newest of each of the last days, weeks and months; otherwise
               BACKUP_KEEP
  --verify     reads a backup and compares it with its list of contents, without writing anything
  --identity   holds the secret key that opens an encrypted one
  --new-key    writes a new secret key to a file and prints its public key; the file belongs on another machine, because
               without it no backup can be opened

Ends with 0 when the backup was written, or is in order, and with 1 otherwise.
`

process.umask(0o077)
const report = (line: string) => void process.stdout.write(`${line}\n`)

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      recipient: { type: 'string', multiple: true },
      identity: { type: 'string' },
      keep: { type: 'string' },
      verify: { type: 'string' },
      'new-key': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return report(USAGE)
  const keyFile = values['new-key']
  if (keyFile !== undefined) return report(await writeNewKey(keyFile))
  if (values.verify !== undefined) {
    const { about, manifest } = await verifyBackup(resolve(values.verify), await readIdentity(values.identity))
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    const files = manifest.files.count.toLocaleString('en-US')
    return report(`The backup of ${about.createdAt} is in order: ${rows.toLocaleString('en-US')} rows, ${files} files.`)
  }
  const settings = loadSettings()
  const pool = connectPool({ url: settings.DATABASE_URL, max: 1 })
  try {
    await runBackup({
      runs: createBackupRunsRepository(queryBuilder(pool)),
      settings,
      folder: values.to ?? null,
      recipients: values.recipient ?? null,
      keep: values.keep === undefined ? null : readRetentionRule(values.keep),
      product: packageJson.version,
      environment: process.env,
      now: new Date(),
      report,
    })
  } finally {
    await pool.end()
  }
}

run().catch((error: unknown) => {
  const isForPeople = [UnusableBackup, UnwritableBackup, RangeError, TypeError].some((kind) => error instanceof kind)
  const text = error instanceof Error ? ((isForPeople ? undefined : error.stack) ?? error.message) : String(error)
  process.stderr.write(`✗ ${text}\n`)
  process.exitCode = 1
})
