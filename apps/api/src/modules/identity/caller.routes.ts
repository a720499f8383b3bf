import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../../kernel/secrets.ts'
import type { Device } from './sessions.ts'

const COOKIE = 'qr'
const NONCE = /^[\w-]{43}$/

export const deviceOf = ({ ip, headers }: FastifyRequest, client: string): Device => ({
  client,
  ip,
  userAgent: headers['user-agent'] ?? '',
})

/** The nonce by which a browser that began to sign in is known again; empty where it has none. */
export function nonceOf({ cookies }: FastifyRequest): string {
  const nonce = cookies[COOKIE] ?? ''
  return NONCE.test(nonce) ? nonce : ''
}

/** As `nonceOf`; a browser that has none is given one. */
export function savedNonce(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = nonceOf(request)
  if (known) return known
  const nonce = newToken()
  reply.setCookie(COOKIE, nonce, { path: '/auth', httpOnly: true, sameSite: 'lax', secure })
  return nonce
}
