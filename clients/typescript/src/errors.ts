import type { Job, Problem, ProblemCode, ProblemError } from './generated/models.ts'

/** Everything that this client throws, but for an abortion by the program itself. */
export class MarkwrightError extends Error {
  override name = 'MarkwrightError'
}

/** The API was not reached, or its answer did not arrive whole. */
export class ConnectionError extends MarkwrightError {
  override name = 'ConnectionError'
}

/** The time of the call, or of waiting for a job, is over. */
export class TimeoutError extends MarkwrightError {
  override name = 'TimeoutError'
}

/** The API refused the call, or failed. */
export class ApiError extends MarkwrightError {
  override name = 'ApiError'
  /** HTTP status. */
  readonly status: number
  /** Kind of the problem; `unknown` where the answer is no problem details, such as that of a proxy. */
  readonly code: ProblemCode
  readonly title: string
  readonly detail: string
  /** Number of the refusal, where a rule of a service refused. */
  readonly reason: number | null
  /** What is wrong with the request, by field. */
  readonly fieldErrors: readonly ProblemError[]
  /** Names the call in the logs of the API; quote it when you report a problem. */
  readonly requestId: string | null
  /** Seconds after which the call may be repeated. */
  readonly retryAfter: number | null

  constructor(status: number, problem: Partial<Problem>, requestId: string | null, retryAfter: number | null) {
    const detail = problem.detail ?? problem.title ?? `The API answered with status ${status}.`
    super(`${detail} (${status} ${problem.code ?? 'unknown'}${requestId ? `, request ${requestId}` : ''})`)
    this.status = status
    this.code = problem.code ?? 'unknown'
    this.title = problem.title ?? ''
    this.detail = detail
    this.reason = problem.reason ?? null
    this.fieldErrors = problem.errors ?? []
    this.requestId = requestId ?? problem.traceId ?? null
    this.retryAfter = retryAfter
  }
}

/** 400, 413, 415 and 422: the request has to be changed. */
export class InvalidRequestError extends ApiError {
  override name = 'InvalidRequestError'
}
/** 401: `code` tells what is wrong with the key or the signature. */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError'
}
/** 402: nothing is left of the plan. */
export class QuotaExceededError extends ApiError {
  override name = 'QuotaExceededError'
}
/** 403: the key is not for this product, address or kind of data. */
export class PermissionDeniedError extends ApiError {
  override name = 'PermissionDeniedError'
}
/** 404: unknown, or of another account. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
}
/** 409. */
export class ConflictError extends ApiError {
  override name = 'ConflictError'
}
/** 429: too frequent, still after the attempts of the client. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError'
}
/** 500 and above. */
export class ServerError extends ApiError {
  override name = 'ServerError'
}

/** A job failed or was cancelled. */
export class JobFailedError extends MarkwrightError {
  override name = 'JobFailedError'
  readonly job: Job

  constructor(job: Job) {
    super(`The job ${job.id} is ${job.state}${job.error ? `: ${job.error}` : '.'}`)
    this.job = job
  }
}

const byStatus: Record<number, typeof ApiError> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  402: QuotaExceededError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  413: InvalidRequestError,
  415: InvalidRequestError,
  422: InvalidRequestError,
  429: RateLimitError,
}

/**
 * The error of an answer that is none of success.
 * @param body Problem details, where the API answered itself.
 */
export function errorOf(status: number, headers: Headers, body: string): ApiError {
  const Class = byStatus[status] ?? (status >= 500 ? ServerError : ApiError)
  return new Class(status, problemOf(body), headers.get('x-request-id'), retryAfterOf(headers))
}

function problemOf(body: string): Partial<Problem> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'code' in value ? (value as Problem) : {}
  } catch {
    return {}
  }
}

/** `Retry-After` in seconds; null where it is absent or neither seconds nor a date. */
function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000)
}
