import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { describeUserAgent } from '@markwright/domain/people/user-agent'
import { MINI_CLIENT, WEB_CLIENT } from './clients.ts'
import type { OpenedSession, Sessions } from './sessions.ts'

export const presentTokenData = (session: OpenedSession): Schemas['TokenData'] => ({
  access_token: session.accessToken,
  refresh_token: session.refreshToken,
  expires_in: session.expiresInSeconds,
  user: session.user,
})

/** The members of OAuth beside those of the envelope, so that clients of either kind can read it. */
export function presentToken(session: OpenedSession): Schemas['Token'] {
  const data = presentTokenData(session)
  const { access_token, refresh_token, expires_in } = data
  const oauth = { access_token, token_type: 'bearer', refresh_token, expires_in, scope: 'server' } as const
  return { ...oauth, code: 0, msg: null, data, ok: true }
}

type ListedSession = Awaited<ReturnType<Sessions['list']>>[number]

const clientNames: Record<string, Schemas['Session']['client']> = {
  [WEB_CLIENT]: 'web',
  [MINI_CLIENT]: 'miniProgram',
}

export function presentSession(session: ListedSession, currentId: string): Schemas['Session'] {
  const { browser, os } = describeUserAgent(session.userAgent)
  return {
    id: session.id,
    client: clientNames[session.client] ?? 'other',
    device: [browser, os].filter(Boolean).join(' · '),
    ip: session.ip,
    createTime: formatInstant(session.createdAt),
    lastUseTime: formatInstant(session.lastUsedAt),
    expireTime: formatInstant(session.accessExpiresAt),
    isCurrent: session.id === currentId,
  }
}
