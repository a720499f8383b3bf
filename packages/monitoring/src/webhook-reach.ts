import { isLoopbackAddress, isPublicAddress } from '@markwright/runtime/fetch-outside.ts'

/** Whether a webhook of the URL may be called at the address that its host has. */
export type WebhookReach = (address: string, url: string) => boolean

/**
 * Where the site receives the events that its inspector shows. The host is the address that the web server of a machine
 * listens at, since `localhost` may resolve to another one.
 */
export const inspectorBase = (siteUrl: string): string =>
  new URL('/webhook-inspector/', siteUrl.replace(/^(https?:\/\/)localhost(?=[:/]|$)/, '$1127.0.0.1')).href

/**
 * Addresses of the public internet, and those of this machine where the setting permits them. The inspector of the site
 * may always be called: behind its address nothing else can be reached.
 */
export const createWebhookReach =
  ({ PUBLIC_URL, WEBHOOK_LOOPBACK }: { PUBLIC_URL: string; WEBHOOK_LOOPBACK: 'yes' | 'no' }): WebhookReach =>
  (address, url) =>
    isPublicAddress(address) ||
    (isLoopbackAddress(address) && (WEBHOOK_LOOPBACK === 'yes' || url.startsWith(inspectorBase(PUBLIC_URL))))
