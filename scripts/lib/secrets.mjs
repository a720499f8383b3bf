import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SECRET_BYTES = 32

/**
 * The secrets of the site on this data folder: made once, then stored with the data for its owner alone to read.
 * @param {string} dataDir
 * @returns {{ APP_SECRET: string, OUTBOX_KEY: string }}
 */
export function savedSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json')
  const secrets = { APP_SECRET: newSecret(), OUTBOX_KEY: newSecret() }
  try {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return secrets
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return JSON.parse(readFileSync(file, 'utf8'))
  }
}

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')
