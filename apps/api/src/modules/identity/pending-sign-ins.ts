import type { KeyValueStore } from '@markwright/key-value'
import { hashToken } from '../../kernel/secrets.ts'

const PENDING_SECONDS = 120

/**
 * What a sign-in has proved while its caller is asked whether to end the other session: codes and human checks are good
 * for one use, so the same call with `forceLogin` finds here that it was made before (contract §2.1).
 */
export function createPendingSignIns({ keyValueStore }: { keyValueStore: KeyValueStore }) {
  const place = (call: string[]) => `pending-sign-in:${hashToken(JSON.stringify(call))}`
  return {
    /** `call` is everything that makes the repeated call the same one. */
    save: (call: string[], accountId: string) => keyValueStore.set(place(call), accountId, PENDING_SECONDS),

    /** Account of a call that is repeated, once. */
    getAndDelete: (call: string[]): Promise<string | null> => keyValueStore.getAndDelete(place(call)),
  }
}
export type PendingSignIns = ReturnType<typeof createPendingSignIns>
