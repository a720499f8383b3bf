import {
  partnerContract,
  type PartnerBody,
  type PartnerOperationId,
  type PartnerPath,
  type PartnerQuery,
  type PartnerReply,
} from '@markwright/contract/partner'
import type { KeyValueStore } from '@markwright/key-value'
import { Ajv, type ValidateFunction } from 'ajv'
import { errorCodes, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isUtf8 } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  answerSchema,
  bodyTypes,
  closed,
  indexOperations,
  isBodyOptional,
  isEmptyResult,
  type Operation,
  routeSchema,
} from '../../kernel/contract-document.ts'
import { toAppError } from '../../kernel/error-handler.ts'
import { AppError, commonErrors, refusal } from '../../kernel/errors.ts'
import { languageOf, type Language } from '../../kernel/language.ts'
import { readBytes } from '../../kernel/raw-body.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { PartnerUsage, UsedShare } from '../partner-keys/index.ts'
import { type CallAuthentication, type Credentials, type Partner, readCredentials } from './authenticate-call.ts'
import { limitHeaders, LIVE_BUCKET, TEST_BUCKET } from './buckets.ts'
import type { PartnerRequestsRepository } from './partner-requests.repository.ts'
import { PartnerRefusal, type Problem, problemOf } from './problems.ts'
import { SCHEME } from './signature.ts'

export const PREFIX = '/openapi/v1'
const BODY_BYTES_MAX = 1024 * 1024
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/
const badIdempotencyKey = refusal(
  400,
  40000,
  'Idempotency-Key 应为 8 至 128 个可见 ASCII 字符',
  'Idempotency-Key is 8 to 128 visible ASCII characters.',
)

/** What a handler is given of a call, checked against the contract. */
export type PartnerCall<Id extends PartnerOperationId = PartnerOperationId> = {
  partner: Partner
  path: PartnerPath<Id>
  query: PartnerQuery<Id>
  body: PartnerBody<Id>
  language: Language
  /** Names what the call uses and creates; the same when a call is repeated under its idempotency key. */
  reference: string
  ip: string
  /** The body as it came. */
  bytes: Buffer
  /** Records how many words were translated, and how much of services of the plan is used then. */
  note: (facts: { words?: number; used?: readonly UsedShare[] }) => void
  request: FastifyRequest
  reply: FastifyReply
}

export type PartnerHandlers<Ids extends PartnerOperationId> = {
  [Id in Ids]: (call: PartnerCall<Id>) => Promise<PartnerReply<Id> | FastifyReply> | PartnerReply<Id> | FastifyReply
}

export type PartnerRouterDeps = {
  authentication: CallAuthentication
  requests: PartnerRequestsRepository
  usage: Pick<PartnerUsage, 'count' | 'alert'>
  keyValueStore: Pick<KeyValueStore, 'useToken'>
  secrets: Pick<Secrets, 'seal' | 'unseal'>
}

/** An answer that is to be sent. */
type Made = { status: number; headers: Record<string, string>; body: Buffer | null }

type State = {
  credentials: Credentials | null
  partner: Partner | null
  bytes: Buffer
  words: number
  used: readonly UsedShare[]
  product: string
}

/**
 * Turns operations of the partner contract into routes below `/openapi/v1`: who calls, how often, whether again, and every
 * failure as problem details. `checkReplies` makes an answer outside the contract an error.
 */
export function createPartnerRouter(
  app: FastifyInstance,
  deps: PartnerRouterDeps,
  { checkReplies }: { checkReplies: boolean },
) {
  const operations = indexOperations<PartnerOperationId>(partnerContract)
  const unhandled = new Set(operations.keys())
  app.decorateRequest('partnerState', null)
  app.setErrorHandler(answerProblem)
  const methodsAt = methodFinder([...operations.values()])
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url.slice(PREFIX.length))
    if (allowed.length === 0) return answerProblem(new AppError(commonErrors.notFound), request, reply)
    const headers = { allow: allowed.join(', ') }
    return answerProblem(new AppError(commonErrors.methodNotAllowed, null, { headers }), request, reply)
  })
  app.addHook('onResponse', async (request, reply) => {
    const state = request.partnerState
    if (!state?.partner) return
    const { partner, product, words, used } = state
    deps.usage.count({ keyId: partner.keyId, product, words, failed: reply.statusCode >= 400 })
    if (!partner.isTest) for (const share of used) deps.usage.alert(partner.accountId, share)
  })

  const admit = async (request: FastifyRequest, reply: FastifyReply, partner: Partner, operation: PartnerOperation) => {
    const state = stateOf(request)
    state.partner = partner
    const { scope, isLive, product } = rulesOf(operation)
    if (scope !== null && !partner.scopes.includes(scope)) throw new PartnerRefusal('scope_missing')
    if (isLive && partner.isTest) throw new PartnerRefusal('live_key_required')
    const bucket = partner.isTest ? TEST_BUCKET : LIVE_BUCKET
    const token = await deps.keyValueStore.useToken(`partner:bucket:${partner.keyId}:${product}`, bucket)
    reply.headers(limitHeaders(product, bucket, token))
    if (!token.allowed)
      throw new PartnerRefusal('rate_limited', { 'retry-after': String(Math.ceil(token.nextInMs / 1000)) })
  }

  const route = <Id extends PartnerOperationId>(id: Id, handle: PartnerHandlers<Id>[Id]) => {
    const operation = operations.get(id)
    if (!operation || !unhandled.delete(id)) throw new Error(`no operation ${id} is waiting for a handler`)
    const { product, needsCredentials, bytesMax } = rulesOf(operation)
    const success = statusOf(operation)
    const check = checkReplies ? createReplyCheck(operation, success) : undefined
    const types = bodyTypes(operation)
    const { response: _response, ...schema } = routeSchema(operation)

    const result = async (request: FastifyRequest, reply: FastifyReply, reference: string): Promise<Made | null> => {
      const state = stateOf(request)
      const replied = await handle({
        partner: state.partner ?? nobody,
        path: request.params as PartnerPath<Id>,
        query: request.query as PartnerQuery<Id>,
        body: request.body as PartnerBody<Id>,
        language: languageOf(request),
        reference,
        ip: request.ip,
        bytes: state.bytes,
        note: ({ words = 0, used = [] }: { words?: number; used?: readonly UsedShare[] }) => {
          state.words += words
          state.used = [...state.used, ...used]
        },
        request,
        reply,
      })
      if (reply.sent || replied === reply) return null
      if (isEmptyResult(operation) && success === 204) return { status: 204, headers: {}, body: null }
      check?.(replied)
      return { status: success, headers: { 'content-type': JSON_TYPE }, body: Buffer.from(JSON.stringify(replied)) }
    }

    app.route({
      method: operation.method,
      url: operation.url,
      schema,
      bodyLimit: bytesMax,
      onRequest: async (request, reply) => {
        request.partnerState = {
          credentials: null,
          partner: null,
          bytes: Buffer.alloc(0),
          words: 0,
          used: [],
          product,
        }
        if (!needsCredentials) return
        const credentials = readCredentials(request.headers)
        stateOf(request).credentials = credentials
        if (credentials.kind === 'bearer')
          await admit(request, reply, await deps.authentication.byKey(credentials.key, request.ip), operation)
      },
      preParsing: async (request, reply, payload) => {
        const state = stateOf(request)
        if (hasBody(request)) state.bytes = await readBytes(payload, bytesMax)
        const { credentials } = state
        if (credentials?.kind === 'signed') {
          const signed = { method: request.method, target: request.raw.url ?? '', body: state.bytes }
          const partner = await deps.authentication.bySignature(credentials, signed, request.ip)
          await admit(request, reply, partner, operation)
        }
        refuseOtherTypes(request, types, isBodyOptional(operation))
        refuseOtherEncodings(request, state.bytes)
        return Readable.from(state.bytes.length > 0 ? [state.bytes] : [], { objectMode: false })
      },
      handler: async (request, reply) => {
        const { partner } = stateOf(request)
        const key = request.headers['idempotency-key']
        if (request.method !== 'POST' || typeof key !== 'string' || partner === null) {
          const made = await result(request, reply, randomUUID())
          return made
            ? reply
                .code(made.status)
                .headers(made.headers)
                .send(made.body ?? undefined)
            : reply
        }
        return answerOnce(request, reply, { partner, key, answer: (reference) => result(request, reply, reference) })
      },
    })
  }

  async function answerOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      partner,
      key,
      answer,
    }: {
      partner: Partner
      key: string
      answer: (reference: string) => Promise<Made | null>
    },
  ) {
    if (!IDEMPOTENCY_KEY.test(key)) throw new AppError(badIdempotencyKey, { field: 'header.Idempotency-Key' })
    // No key of a caller has a blank, so keys of test and of live calls never meet.
    const idempotencyKey = partner.isTest ? `test ${key}` : key
    const keyed = { accountId: partner.accountId, idempotencyKey, fingerprint: fingerprintOf(request, partner) }
    const begun = await deps.requests.begin(keyed)
    if (begun.state === 'other') throw new PartnerRefusal('idempotency_key_reused')
    if (begun.state === 'running') throw new PartnerRefusal('idempotency_in_progress', { 'retry-after': '1' })
    if (begun.state === 'done') {
      const { status, headers, body } = begun.answer
      reply.code(status).headers({ ...headers, 'idempotency-replayed': 'true' })
      return reply.send(body ? Buffer.from(deps.secrets.unseal(body.toString()), 'utf8') : undefined)
    }
    try {
      const made = await answer(begun.id)
      if (!made) {
        await deps.requests.forget(begun.id)
        return reply
      }
      // Answers may hold secrets that are shown once.
      const sealed = made.body && Buffer.from(deps.secrets.seal(made.body.toString()))
      await deps.requests.finish(begun.id, { ...made, body: sealed })
      return reply
        .code(made.status)
        .headers(made.headers)
        .send(made.body ?? undefined)
    } catch (error) {
      await deps.requests.forget(begun.id)
      throw error
    }
  }

  return {
    /** @throws when the contract has no such operation or it is handled already. */
    handle<Ids extends PartnerOperationId>(handlers: PartnerHandlers<Ids>) {
      for (const [id, handler] of Object.entries(handlers)) route(id as Ids, handler as PartnerHandlers<Ids>[Ids])
    },

    /** Admits a call whose credentials are in its body. */
    async admit(request: FastifyRequest, reply: FastifyReply, partner: Partner, id: PartnerOperationId) {
      await admit(request, reply, partner, operations.get(id)!)
    },

    /** @throws while an operation has no handler. */
    assertComplete() {
      if (unhandled.size > 0) throw new Error(`no handler for ${[...unhandled].join(', ')}`)
    },
  }
}

type PartnerOperation = Operation<PartnerOperationId>

const JSON_TYPE = 'application/json; charset=utf-8'
const nobody: Partner = { accountId: '', keyId: '', isTest: true, scopes: [] }

const stateOf = (request: FastifyRequest): State => {
  if (!request.partnerState) throw new Error('no call of a partner')
  return request.partnerState
}

function rulesOf({ definition }: PartnerOperation) {
  const scope: string | null = definition['x-scope'] ?? null
  return {
    scope,
    product: scope ?? String(definition.tags[0]),
    isLive: definition['x-live'] === true,
    needsCredentials: !(Array.isArray(definition.security) && definition.security.length === 0),
    bytesMax: Number(definition['x-body-bytes'] ?? BODY_BYTES_MAX),
  }
}

const statusOf = ({ definition }: PartnerOperation): number =>
  Number(Object.keys(definition.responses).find((status) => /^2\d\d$/.test(status)))

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Fastify lets a body of an unlisted type pass unchecked. */
function refuseOtherTypes(request: FastifyRequest, types: readonly string[], isOptional: boolean) {
  if (types.length === 0 || (isOptional && !hasBody(request))) return
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  if (!types.includes(type.trim().toLowerCase())) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type)
}

/** Finds the methods of the operations at a path below the prefix. */
function methodFinder(operations: readonly PartnerOperation[]): (path: string) => string[] {
  const patterns = operations.map(({ url, method }) => ({
    method,
    pattern: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  return (path) => {
    const [plain = ''] = path.split('?')
    return [...new Set(patterns.flatMap(({ method, pattern }) => (pattern.test(plain) ? [method] : [])))]
  }
}

/** Bodies are not unpacked, and JSON is UTF-8 (RFC 8259): another text would be translated or searched for. */
function refuseOtherEncodings({ headers }: FastifyRequest, bytes: Buffer) {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters
    .map((each) => /^\s*charset="?([^"]*)"?\s*$/.exec(each)?.[1])
    .find((each) => each !== undefined)
  const isPacked = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
  const isJson = type.trim() === 'application/json'
  if (isPacked || (isJson && charset !== undefined && charset !== 'utf-8' && charset !== 'utf8'))
    throw new AppError(commonErrors.mediaType)
  if (isJson && !isUtf8(bytes)) throw new AppError(commonErrors.unreadable)
}

/** A form that is sent again has another boundary between its parts. */
function fingerprintOf(request: FastifyRequest, { keyId }: Partner): string {
  const boundary = /boundary="?([^";]+)/.exec(request.headers['content-type'] ?? '')?.[1]
  const { bytes } = stateOf(request)
  const body = boundary ? Buffer.from(bytes.toString('latin1').replaceAll(boundary, ''), 'latin1') : bytes
  return createHash('sha256').update(`${keyId}\n${request.method}\n${request.url}\n`).update(body).digest('hex')
}

/** How a caller may say who it is (RFC 9110, RFC 6750). */
const challengeOf = ({ status, code }: Problem): Record<string, string> =>
  status === 401
    ? { 'www-authenticate': `Bearer realm="partner"${BARE.has(code) ? '' : ', error="invalid_token"'}, ${SCHEME}` }
    : {}
const BARE = new Set<Problem['code']>(['credentials_missing', 'credentials_malformed'])

/** Also for what fails before there is a route. */
export function answerProblem(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error)
  const language = languageOf(request)
  const problem = problemOf(failure, { language, traceId: request.id })
  if (problem.status === 503) request.server.reportOutage(error, { reqId: request.id })
  else if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  const wait = problem.status === 503 ? { 'retry-after': '5' } : {}
  return reply
    .code(problem.status)
    .headers({ ...wait, ...challengeOf(problem), ...failure.headers })
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem)
}

let replyAjv: Ajv | undefined

function createReplyCheck(operation: PartnerOperation, status: number) {
  let validate: ValidateFunction | undefined
  return (result: unknown) => {
    const schema = answerSchema(operation, status)
    if (!schema) throw new Error(`${operation.id} must not answer ${status}`)
    replyAjv ??= new Ajv({ strict: false, validateFormats: false })
    validate ??= replyAjv.compile(schema.allOf ? schema : closed(schema))
    const plain: unknown = JSON.parse(JSON.stringify(result))
    if (!validate(plain))
      throw new Error(`${operation.id} answers outside the contract: ${replyAjv.errorsText(validate.errors)}`)
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of calls of partners. */
    partnerState: State | null
  }
}
