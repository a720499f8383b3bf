import { generateIdentity, identityToRecipient } from 'age-encryption'

/** A new key of age: the secret part belongs on another machine, the public one into BACKUP_RECIPIENTS. */
export async function newBackupKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity) }
}
