import { countRepeats, type ReportFault } from '@markwright/runtime/count-repeats.ts'
import { isOutage } from '@markwright/runtime/outage.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, commonErrors, type ErrorEntry } from './errors.ts'
import { languageOf } from './language.ts'

/** Every failure leaves by here: one envelope, in the language of the caller, with nothing of the inside in it. */
export function registerErrorHandler(app: FastifyInstance) {
  app.decorate(
    'reportOutage',
    countRepeats(app.log.error.bind(app.log), 'requests fail while something is out of reach'),
  )
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(() => {
    throw new AppError(commonErrors.notFound)
  })
}

/** Also for what fails before there is a route. */
export function answerFailure(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toAppError(error)
  const { status, code, msg } = refusal.entry
  if (status === 503) request.server.reportOutage(error, { reqId: request.id })
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  // A refusal may have status 200; the serializer of the route would make `data` an empty object.
  return reply
    .code(status)
    .headers(refusal.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code, msg: msg[languageOf(request)], data: refusal.facts, ok: false, traceId: request.id })
}

/** For what is no HTTP that could be routed, such as headers without end. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable) return
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const { status, code, msg } = isTooLarge ? commonErrors.headersTooLarge : commonErrors.unreadable
  const body = JSON.stringify({ code, msg: `${msg.cn} / ${msg.en}`, data: null, ok: false, traceId: '' })
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'))
}

const byFastifyCode: Record<string, ErrorEntry> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: commonErrors.mediaType,
  FST_ERR_CTP_BODY_TOO_LARGE: commonErrors.tooLarge,
  FST_ERR_MAX_PARAM_LENGTH: commonErrors.notFound,
  FST_REQ_FILE_TOO_LARGE: commonErrors.tooLarge,
}

/**
 * What PostgreSQL says of a value that no column can hold: a NUL in a text or in JSON, a number or a date out of range,
 * an id that is no UUID. Operations check what callers send; this is for what they let through.
 */
const unstorable = new Set(['22021', '22003', '22007', '22008', '22P02', '22P05'])

// The parser of forms gives its errors no code.
const brokenForm = /^(Multipart: |Malformed |Unexpected end of )/

/** What a failure of any kind is called. */
export function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (error.validation) {
    return invalidInput(error.validationContext ?? '', error.validation, error)
  }
  const entry = byFastifyCode[error.code] ?? (brokenForm.test(error.message) ? commonErrors.unreadable : undefined)
  if (entry) return new AppError(entry, null, { cause: error })
  if (isDeletedMeanwhile(error)) return new AppError(commonErrors.changedMeanwhile, null, { cause: error })
  if (isUnstorable(error)) return new AppError(commonErrors.invalid, null, { cause: error })
  if (isOutage(error))
    return new AppError(commonErrors.unavailable, null, { cause: error, headers: { 'retry-after': '5' } })
  const isCallersFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return new AppError(isCallersFault ? commonErrors.unreadable : commonErrors.internal, null, { cause: error })
}

type InvalidPart = Pick<
  NonNullable<FastifyError['validation']>[number],
  'instancePath' | 'keyword' | 'message' | 'params'
>

/** What the contract refuses of an input; `place` is the part of the request, such as `body`. Each error names its field. */
export function invalidInput(place: string, parts: readonly InvalidPart[], cause?: unknown): AppError {
  const errors = parts.map(({ instancePath, keyword, message = '', params }) => {
    // Of a field that is missing or unknown, Ajv names the object that it is missing from or not part of.
    const field = params['missingProperty'] ?? params['additionalProperty']
    const path = [place, ...instancePath.split('/').slice(1), ...(typeof field === 'string' ? [field] : [])]
    const allowed = params['allowedValues']
    return {
      path: path.filter(Boolean).join('.'),
      code: keyword,
      message: Array.isArray(allowed) ? `${message}: ${allowed.join(', ')}` : message,
    }
  })
  const [first] = errors
  const msg = {
    cn: `${commonErrors.invalid.msg.cn}：${first?.path}`,
    en: `The request is not valid: ${first?.path} ${first?.message}.`,
  }
  return new AppError({ ...commonErrors.invalid, msg }, { errors }, { cause })
}

/** Something that a write refers to was deleted after the operation had found it. */
const isDeletedMeanwhile = ({ code, detail }: DatabaseError): boolean =>
  code === '23503' && String(detail).includes('is not present in table')

type DatabaseError = {
  code?: unknown
  detail?: unknown
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } }
}

/** Prisma wraps the errors of the driver. */
const isUnstorable = ({ code, meta }: DatabaseError): boolean =>
  unstorable.has(String(code)) || unstorable.has(String(meta?.driverAdapterError?.cause?.originalCode))

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs once a minute that something is out of reach, with how many requests have failed of it. */
    reportOutage: ReportFault
  }
}
