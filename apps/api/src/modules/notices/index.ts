import type { SecurityEvent } from '@markwright/messaging/templates'

export type { SecurityEvent }

/** Tells a member what happened to their account, on the site and by e-mail where they have given an address. */
export type SecurityNotices = {
  /** Never fails: what was done is done, whether or not its owner could be notified. */
  notify(accountId: string, event: SecurityEvent): Promise<void>
}
