import type { KeyValueStore } from '@markwright/key-value'
import { DeliveryError } from '@markwright/messaging/delivery-error'
import type { SmsMessage, SmsSender } from '@markwright/messaging/sms'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../kernel/errors.ts'
import { identityErrors } from './identity.errors.ts'

const DOWN_KEY = 'sms-down'
/** After the provider refused a message, nobody's is accepted for so long. */
const DOWN_SECONDS = 60
/** For so long a provider that answered counts as one that answers. */
const REACHED_MS = 5000
/** A provider that takes longer to answer is slow, not down. */
const PATIENCE_MS = 300

/**
 * Text messages that nobody waits for: anyone who requests one learns neither by the answer nor by the clock what became of
 * it, or whether there was one. What they may learn is that the provider is down, which is the same for every phone.
 */
export function createSmsDelivery(deps: {
  keyValueStore: KeyValueStore
  sms: SmsSender
  onUndelivered: (error: unknown) => void
  now: () => Date
}) {
  const { keyValueStore, sms, onUndelivered } = deps
  const underWay = new Set<Promise<void>>()
  let reached: { atMs: number; isReachable: Promise<boolean> } | null = null

  function isReachable(): Promise<boolean> {
    const nowMs = deps.now().getTime()
    if (reached === null || nowMs - reached.atMs > REACHED_MS) {
      const whenFailed = (error: unknown) => {
        onUndelivered(error)
        return false
      }
      reached = { atMs: nowMs, isReachable: sms.reach().then(() => true, whenFailed) }
    }
    return Promise.race([reached.isReachable, pause(PATIENCE_MS, true, { ref: false })])
  }

  async function send(message: SmsMessage, isForEveryPhone: boolean): Promise<void> {
    try {
      await sms.send(message)
    } catch (error) {
      onUndelivered(error)
      // A wrong number, or one that had too many, says nothing about the others.
      const isOutage = !(error instanceof DeliveryError) || error.reason === 'unavailable' || error.reason === 'refused'
      if (isOutage && isForEveryPhone) await keyValueStore.set(DOWN_KEY, '1', DOWN_SECONDS).catch(onUndelivered)
    }
  }

  return {
    /** @throws 10103 while the provider is down. */
    async requireProvider(): Promise<void> {
      const isDown = (await keyValueStore.find(DOWN_KEY)) !== null || !(await isReachable())
      if (isDown) throw new AppError(identityErrors.notSent)
    },

    /**
     * Sends a message in the background. Others learn that it failed only where it is for every phone, whether or not it
     * has an account: else a failure would say that this one has.
     */
    dispatch(message: SmsMessage, { isForEveryPhone }: { isForEveryPhone: boolean }): void {
      const sending = send(message, isForEveryPhone).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },

    /** Waits for the messages that are under way. */
    async close(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}
export type SmsDelivery = ReturnType<typeof createSmsDelivery>
