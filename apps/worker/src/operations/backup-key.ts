import { newBackupKey } from '@markwright/operations/backup'
import { readFile, writeFile } from 'node:fs/promises'

/** The secret key in a file of age. @throws RangeError */
export async function readIdentity(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null
  const lines = (await readFile(file, 'utf8')).split('\n')
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'))?.trim()
  if (!identity) throw new RangeError(`${file} holds no secret key of age (AGE-SECRET-KEY-1…).`)
  return identity
}

/** Writes a new key of age to a file that does not exist. @returns its public part */
export async function writeNewKey(file: string): Promise<string> {
  const { identity, recipient } = await newBackupKey()
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  return recipient
}
