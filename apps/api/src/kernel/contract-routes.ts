import type { Body, OperationId, Path, Query, Reply } from '@markwright/contract'
import { withRequestId } from '@markwright/runtime/request-id.ts'
import { Ajv, type ValidateFunction } from 'ajv'
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import {
  answerSchema,
  answerTypes,
  bodyLimit,
  bodyTypes,
  closed,
  indexOperations,
  isBodyOptional,
  isEmptyResult,
  routeSchema,
  type Operation,
} from './contract-document.ts'
import { languageOf, type Language } from './language.ts'
import { saveRawBody } from './raw-body.ts'
import { authenticate, type Authenticator, type Caller, requirePermission } from './session.ts'

/** What a handler is given of a request, checked against the contract. */
export type Call<Id extends OperationId> = Caller & {
  path: Path<Id>
  query: Query<Id>
  body: Body<Id>
  language: Language
  request: FastifyRequest
  /** For other statuses than 200, headers and streams. */
  reply: FastifyReply
}

export type Handlers<Ids extends OperationId> = {
  [Id in Ids]: (call: Call<Id>) => Promise<Reply<Id> | FastifyReply> | Reply<Id> | FastifyReply
}

/**
 * Turns operations of the contract into routes; a module supplies only the handlers. `checkReplies` makes an answer
 * outside the contract an error, which the serializer would otherwise trim in silence.
 */
export function createContractRouter(
  app: FastifyInstance,
  options: { checkReplies: boolean; authenticator: Authenticator },
) {
  const operations = indexOperations()
  const unhandled = new Set(operations.keys())

  return {
    /** @throws when the contract has no such operation or it is handled already. */
    handle<Ids extends OperationId>(handlers: Handlers<Ids>) {
      for (const id of Object.keys(handlers) as Ids[]) {
        const operation = operations.get(id)
        if (!operation || !unhandled.delete(id)) throw new Error(`no operation ${id} is waiting for a handler`)
        const check = options.checkReplies ? createReplyCheck(operation) : undefined
        const types = bodyTypes(operation)
        app.route({
          method: operation.method,
          url: operation.url,
          schema: routeSchema(operation),
          ...bodyLimit(operation),
          config: { operationId: id },
          // Who may not call learns nothing of what a valid call looks like.
          onRequest: async (request, reply) => {
            request.caller = await authenticate(request, reply, operation.security, options.authenticator)
            if (operation.permission) requirePermission(request.caller.staff, operation.permission)
          },
          preParsing: async (request, _reply, payload) => {
            refuseOtherTypes(request, types, isBodyOptional(operation))
            return operation.isRaw ? saveRawBody(request, payload) : payload
          },
          ...(options.checkReplies && { onSend: async (_, reply) => checkTypeOf(reply, operation) }),
          handler: async (request, reply) => {
            const result = await withRequestId(request.id, () =>
              handlers[id]({
                ...request.caller,
                path: request.params as Path<Ids>,
                query: request.query as Query<Ids>,
                body: request.body as Body<Ids>,
                language: languageOf(request),
                request,
                reply,
              }),
            )
            if (reply.sent) return reply
            if (isEmptyResult(operation)) return reply.code(204).send()
            check?.(reply.statusCode, result)
            return operation.bare ? result : { code: 0, msg: null, data: result, ok: true }
          },
        })
      }
    },

    /** @throws while an operation has no handler. */
    assertComplete() {
      if (unhandled.size > 0) throw new Error(`no handler for ${[...unhandled].join(', ')}`)
    },
  }
}

/**
 * Has a large answer written as it is, in a third of the time. The serializer would leave out what the contract does not
 * have, so this is for answers that are put together field by field.
 */
export function skipEnvelope(reply: FastifyReply): void {
  reply.type('application/json; charset=utf-8').serializer((result: unknown) => JSON.stringify(result))
}

/** Fastify lets a body of an unlisted type pass unchecked. */
function refuseOtherTypes({ headers }: FastifyRequest, types: string[], isOptional: boolean) {
  const isEmpty = headers['transfer-encoding'] === undefined && !Number(headers['content-length'])
  if (types.length === 0 || (isOptional && isEmpty)) return
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (!types.includes(type.trim().toLowerCase())) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type)
}

// Every application of a process has the same contract.
let replyAjv: Ajv | undefined

function createReplyCheck(operation: Operation) {
  const validators = new Map<number, ValidateFunction>()
  return (status: number, result: unknown) => {
    const schema = answerSchema(operation, status)
    if (!schema) throw new Error(`${operation.id} must not answer ${status}`)
    const ajv = (replyAjv ??= new Ajv({ strict: false, validateFormats: false }))
    const validate = validators.get(status) ?? ajv.compile(closed(schema))
    validators.set(status, validate)
    if (!validate(result))
      throw new Error(`${operation.id} answers outside the contract: ${ajv.errorsText(validate.errors)}`)
  }
}

/** A refusal of the business, or the number of a job, comes as JSON in place of a file. */
function checkTypeOf(reply: FastifyReply, operation: Operation) {
  const [type = ''] = String(reply.getHeader('content-type') ?? '').split(';')
  if (reply.statusCode !== 200 || type === 'application/json') return
  const isNamed = answerTypes(operation).some((named) => named === type || named === type.replace(/\/.*/, '/*'))
  if (!isNamed) throw new Error(`${operation.id} must not answer with ${type || 'no content type'}`)
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    /** Of operations with `x-raw-body`. */
    rawBody?: string
  }
  interface FastifyContextConfig {
    operationId?: string
  }
}
