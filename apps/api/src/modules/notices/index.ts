import type { SecurityEvent } from '@markwright/messaging/templates'

export type { SecurityEvent }

/** Tells a member what happened to their account: on the site, by text message, and by e-mail where they gave an address. */
export type SecurityNotices = {
  /**
   * Never fails: what was done is done, whether or not its owner could be notified. The text message goes to the former
   * phone where the phone has just changed, since that one may belong to whom the account was taken from.
   */
  notify(accountId: string, event: SecurityEvent, formerPhone?: string): Promise<void>
}
