import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refusalAt } from './refusals.ts'

/** Answers a refusal in the form of the address that was requested. */
export function result(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, status = refusal.status) {
  const { type, body } = refusalAt(request.url, request.id, { ...refusal, status })
  return reply.code(status).header('x-request-id', request.id).type(type).send(body)
}
