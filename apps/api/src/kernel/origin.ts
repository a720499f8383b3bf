import type { FastifyRequest } from 'fastify'
import { AppError, commonErrors } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets no page of another site change anything in the name of a user who looks at it. Programs that are no browsers send
 * no `Origin`.
 * @throws 403
 */
export function refuseForeignOrigin({ method, headers, host }: FastifyRequest, publicUrl: string) {
  if (safeMethods.has(method)) return
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'same-origin' || origin === undefined) return
  const isOwn = URL.canParse(origin) && (origin === new URL(publicUrl).origin || new URL(origin).host === host)
  if (!isOwn) throw new AppError(commonErrors.foreignOrigin)
}
