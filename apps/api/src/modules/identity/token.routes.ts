import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { requireText } from '../../kernel/fields.ts'
import { requireMember } from '../../kernel/session.ts'
import { deviceOf } from './caller.routes.ts'
import { identityErrors } from './identity.errors.ts'
import { presentSession, presentToken } from './identity.presenter.ts'
import type { IdentityService } from './identity.service.ts'
import type { Device, OpenedSession } from './sessions.ts'

type Operations = 'createToken' | 'createTokenBySms' | 'signOut' | 'checkToken' | 'listSessions' | 'revokeSession'

type Credential = 'username' | 'password' | 'checkCode' | 'subject' | 'code' | 'refreshToken'
type Grant = Partial<Record<Credential, string | undefined>> & { force: boolean }

/** Tokens and the sessions they belong to. */
export function tokenHandlers(service: IdentityService): Handlers<Operations> {
  const grants: Record<string, (grant: Grant, device: Device) => Promise<OpenedSession>> = {
    password: ({ username, password, checkCode, force }, device) =>
      service.passwordSignIn.signIn(
        {
          username: requireText('username', username ?? ''),
          password: requireText('password', password ?? ''),
          checkCode,
          force,
        },
        device,
      ),
    mobile: ({ subject, code, force }, device) =>
      service.codeSignIn.signIn(requireText('subject', subject ?? ''), code, force, device),
    refresh_token: ({ refreshToken }, device) =>
      service.sessions.refresh(requireText('refresh_token', refreshToken ?? ''), device.client),
  }

  async function grantToken(
    type: string,
    grant: Grant,
    { client, request }: Pick<Call<Operations>, 'client' | 'request'>,
  ) {
    // Nobody gets here without a client.
    const device = deviceOf(request, client!)
    const open = Object.hasOwn(grants, type) && grants[type]
    if (!open) throw new AppError(identityErrors.unsupportedGrant, 'unsupported_grant_type')
    return presentToken(await open(grant, device))
  }

  return {
    createToken: ({ query, body, ...call }) =>
      grantToken(
        query.grant_type ?? body?.grant_type ?? '',
        {
          username: body?.username,
          password: body?.password,
          // Clients of the pig family send the human check as `code`.
          checkCode: query.checkCode ?? query.code,
          subject: query.subject ?? body?.subject ?? query.mobile ?? body?.mobile,
          code: query.code ?? body?.code,
          refreshToken: query.refresh_token ?? body?.refresh_token,
          force: query.forceLogin === '1',
        },
        call,
      ),

    createTokenBySms: ({ query, ...call }) => {
      if (query.grant_type !== undefined && query.grant_type !== 'mobile')
        throw new AppError(identityErrors.unsupportedGrant, 'unsupported_grant_type')
      const { subject = query.mobile, code, forceLogin } = query
      return grantToken('mobile', { subject, code, force: forceLogin === '1' }, call)
    },

    signOut: async ({ member, reply }) => {
      if (member) await service.sessions.end(member.sessionId, 'signOut')
      reply.clearCookie('auth', { path: '/' })
      return true
    },

    checkToken: async ({ query }) => {
      const session = await service.sessions.findLive(query.token)
      if (!session) throw new AppError(commonErrors.deadToken)
      return { expiresAt: formatInstant(session.accessExpiresAt) }
    },

    listSessions: async ({ member }) => {
      const { id, sessionId } = requireMember(member)
      return (await service.sessions.list(id)).map((session) => presentSession(session, sessionId))
    },

    revokeSession: async ({ path, member }) => {
      await service.sessions.revoke(path.id, requireMember(member).id)
      return true
    },
  }
}
