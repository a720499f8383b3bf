import { isSame, type Secrets } from '../../kernel/secrets.ts'

/** The client of the pages of this site, and of the mini program. */
export const WEB_CLIENT = 'web'
export const MINI_CLIENT = 'mini'

/** Whether a client is part of this site, and not a program of somebody else. */
export const isOwnClient = (id: string) => id === WEB_CLIENT || id === MINI_CLIENT

/**
 * The OAuth clients that may sign people in. `listed` is `id:secret;id:secret`; without it the secrets of the two
 * clients are derived.
 * @throws where the pages' own client is not among them.
 */
export function createClients({ listed, secrets }: { listed: string | undefined; secrets: Pick<Secrets, 'text'> }) {
  const clients = new Map<string, string>(
    listed
      ? listed.split(';').map((entry) => entry.split(':') as [string, string])
      : [WEB_CLIENT, MINI_CLIENT].map((id) => [id, secrets.text(`client:${id}`, 32)]),
  )
  const webSecret = clients.get(WEB_CLIENT)
  if (webSecret === undefined) throw new Error(`OAUTH_CLIENTS must list the client ${WEB_CLIENT}`)

  return {
    /** Id of the client with this secret, in constant time. */
    find(id: string, secret: string): string | null {
      const expected = clients.get(id)
      return isSame(secret, expected ?? '') && expected !== undefined ? id : null
    },

    /** The header with which the pages sign people in. */
    webAuthorization: `Basic ${Buffer.from(`${WEB_CLIENT}:${webSecret}`).toString('base64')}`,
  }
}
