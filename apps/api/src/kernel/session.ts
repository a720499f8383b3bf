import { permissionsOf, type StaffPermission, type StaffRole } from '@markwright/domain/people/staff-permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Security } from './contract-document.ts'
import { AppError, commonErrors } from './errors.ts'

/** A member who is signed in, and where. */
export type Member = { id: string; phone: string; sessionId: string; client: string }

/** Somebody of the firm who is signed in to the back office. */
export type StaffMember = { id: string; name: string; roles: StaffRole[]; sessionId: string }

export type Authenticator = {
  /** Null for a token that is unknown, expired or revoked, and for one of a member who is shut out. */
  findMember(token: string): Promise<Member | null>
  findStaff(token: string): Promise<StaffMember | null>
  /** Id of the client with this id and secret. */
  findClient(id: string, secret: string): string | null
}

export type Caller = { member: Member | null; staff: StaffMember | null; client: string | null }

const COOKIE = 'auth'
const nobody: Caller = { member: null, staff: null, client: null }

/**
 * Says in an answer to a visitor that the token of the call does not hold (RFC 6750, section 3). Bearer is no scheme for
 * which browsers open a dialog.
 */
const INVALID_TOKEN = 'Bearer error="invalid_token"'

/**
 * Who calls, as far as the operation requires it. Where a token does not hold and the operation does without, the answer
 * is a visitor's, and its header `WWW-Authenticate` says so.
 * @throws 401 without credentials, 424 with a token that does not hold, unless the operation does without them.
 */
export async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  security: Security,
  authenticator: Authenticator,
): Promise<Caller> {
  const [kind = '', credentials = ''] = (request.headers.authorization ?? '').split(' ')
  const scheme = kind.toLowerCase()
  if (security.scheme === 'basicClient') {
    const client = scheme === 'basic' ? clientOf(credentials, authenticator) : null
    if (!client)
      throw new AppError(commonErrors.badClient, 'invalid_client', { headers: { 'www-authenticate': 'Basic' } })
    return { ...nobody, client }
  }
  if (security.scheme === null) return nobody
  const token = scheme === 'bearer' ? credentials : security.acceptsCookie ? cookieToken(request) : ''
  if (security.scheme === 'staffBearer') {
    const staff = token ? await authenticator.findStaff(token) : null
    if (!staff) throw new AppError(token ? commonErrors.deadToken : commonErrors.unauthenticated)
    return { ...nobody, staff }
  }
  const member = token ? await authenticator.findMember(token) : null
  if (!member && !security.isOptional) throw new AppError(token ? commonErrors.deadToken : commonErrors.unauthenticated)
  if (!member && token) reply.header('www-authenticate', INVALID_TOKEN)
  return { ...nobody, member }
}

function clientOf(credentials: string, authenticator: Authenticator): string | null {
  const text = Buffer.from(credentials, 'base64').toString()
  const colon = text.indexOf(':')
  return colon < 0 ? null : authenticator.findClient(text.slice(0, colon), text.slice(colon + 1))
}

// Images and links cannot carry a header; another site must not be able to make them ask.
function cookieToken(request: FastifyRequest): string {
  return request.headers['sec-fetch-site'] === 'same-origin' ? (request.cookies[COOKIE] ?? '') : ''
}

/** The member who calls, in a handler of an operation that lets nobody else in. */
export function requireMember(member: Member | null): Member {
  if (!member) throw new AppError(commonErrors.unauthenticated)
  return member
}

export function requireStaff(staff: StaffMember | null): StaffMember {
  if (!staff) throw new AppError(commonErrors.unauthenticated)
  return staff
}

/** @throws 403 (code 40302) that names what is missing, where no role of the caller has the permission. */
export function requirePermission(staff: StaffMember | null, permission: StaffPermission): void {
  const { roles } = requireStaff(staff)
  if (!permissionsOf(roles).includes(permission)) throw new AppError(commonErrors.notPermitted, { permission, roles })
}
