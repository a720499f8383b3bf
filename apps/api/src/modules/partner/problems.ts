import type { PartnerSchemas } from '@markwright/contract/partner'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'

export type ProblemCode = PartnerSchemas['ProblemCode']
export type Problem = PartnerSchemas['Problem']

type Words = { status: number; cn: string; en: string }

/** HTTP status and sentence of every kind of problem. */
export const problemKinds: Record<ProblemCode, Words> = {
  invalid_request: { status: 400, cn: '请求参数不正确。', en: 'The request is not valid.' },
  unreadable: { status: 400, cn: '请求内容无法解析。', en: 'The request could not be read.' },
  cursor_invalid: {
    status: 400,
    cn: '游标无效，或与请求的其他内容不符。',
    en: 'The cursor is not valid, or does not belong to the rest of the request.',
  },
  credentials_missing: { status: 401, cn: '缺少凭证。', en: 'There are no credentials.' },
  credentials_malformed: { status: 401, cn: '凭证格式不正确。', en: 'The credentials cannot be read.' },
  key_unknown: { status: 401, cn: '商户号或请求密钥不存在。', en: 'Unknown merchant ID or request key.' },
  key_revoked: { status: 401, cn: '请求密钥已吊销。', en: 'The request key has been revoked.' },
  key_expired: { status: 401, cn: '请求密钥已过期。', en: 'The request key has expired.' },
  account_disabled: { status: 401, cn: '账户已停用。', en: 'The account has been disabled.' },
  signature_invalid: {
    status: 401,
    cn: '签名与请求不符，请核对待签名字符串。',
    en: 'The signature does not match the request. Compare the string to sign with the one in the guide.',
  },
  timestamp_stale: {
    status: 401,
    cn: '时间戳与服务器时间相差超过 300 秒。',
    en: 'The timestamp is more than 300 seconds off.',
  },
  nonce_replayed: { status: 401, cn: '随机数已使用过。', en: 'The nonce has been used before.' },
  address_not_allowed: {
    status: 403,
    cn: '请求密钥不能从该 IP 地址使用。',
    en: 'The request key may not be used from this address.',
  },
  scope_missing: { status: 403, cn: '请求密钥没有该产品的权限。', en: 'The request key is not for this product.' },
  forbidden: { status: 403, cn: '没有权限。', en: 'You may not do this.' },
  live_key_required: { status: 403, cn: '测试密钥不能调用该接口。', en: 'A test key may not call this operation.' },
  quota_exceeded: { status: 402, cn: '额度已用完。', en: 'Nothing is left of the plan.' },
  not_found: { status: 404, cn: '内容不存在。', en: 'Not found.' },
  method_not_allowed: { status: 405, cn: '该地址不支持此请求方法。', en: 'This address does not support the method.' },
  conflict: { status: 409, cn: '内容已被修改。', en: 'This was changed meanwhile.' },
  idempotency_in_progress: {
    status: 409,
    cn: '使用同一幂等键的请求正在处理。',
    en: 'The first call with this idempotency key goes on.',
  },
  idempotency_key_reused: {
    status: 422,
    cn: '幂等键已用于不同的请求。',
    en: 'The idempotency key was used with another request.',
  },
  too_large: { status: 413, cn: '请求内容过大。', en: 'The request is too large.' },
  unsupported_media_type: { status: 415, cn: '不支持的内容类型。', en: 'This content type is not supported.' },
  rule_violated: { status: 422, cn: '请求不符合业务规则。', en: 'A rule of the service refused the request.' },
  rate_limited: { status: 429, cn: '调用过于频繁。', en: 'Too many calls.' },
  internal: { status: 500, cn: '系统繁忙，请稍后重试。', en: 'Something went wrong. Please try again later.' },
  unavailable: { status: 503, cn: '服务暂时不可用。', en: 'The service is unavailable for the moment.' },
}

/** A refusal of the partner API itself. */
export class PartnerRefusal extends AppError {
  constructor(
    readonly problemCode: ProblemCode,
    headers: Record<string, string> = {},
  ) {
    const { status, cn, en } = problemKinds[problemCode]
    super({ status, code: status, msg: { cn, en } }, null, { headers })
  }
}

const byStatus: Record<number, ProblemCode> = {
  400: 'invalid_request',
  401: 'credentials_missing',
  402: 'quota_exceeded',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  424: 'key_unknown',
  429: 'rate_limited',
  503: 'unavailable',
}

function codeOf({ entry, facts }: AppError): ProblemCode {
  if (entry.code === commonErrors.unreadable.code) return 'unreadable'
  // What says how to obtain more says that nothing is left.
  if (entry.status === 200 && typeof facts === 'object' && facts !== null && 'nextStep' in facts)
    return 'quota_exceeded'
  if (entry.status === 200 || entry.status === 428) return 'rule_violated'
  return byStatus[entry.status] ?? (entry.status >= 500 ? 'internal' : 'invalid_request')
}

/** A refusal of any service as problem details. */
export function problemOf(refusal: AppError, { language, traceId }: { language: Language; traceId: string }): Problem {
  const code = refusal instanceof PartnerRefusal ? refusal.problemCode : codeOf(refusal)
  const { status, [language]: title } = problemKinds[code]
  const { entry, facts } = refusal
  const isOfService = !(refusal instanceof PartnerRefusal) && (entry.status === 200 || entry.code >= 10_000)
  return {
    type: `/openapi/v1/guides/errors?lang=${language}#${code}`,
    title,
    status,
    detail: entry.msg[language],
    code,
    reason: isOfService && entry.code % 100 !== 0 ? entry.code : null,
    traceId,
    errors: errorsOf(facts, entry.msg[language]),
  }
}

function errorsOf(facts: AppError['facts'], text: string): Problem['errors'] {
  if (typeof facts !== 'object' || facts === null) return []
  const { errors, problems, field, reason } = facts
  const listed: unknown = errors ?? problems
  const found = Array.isArray(listed) ? listed.flatMap((each) => errorOf(each, text)) : []
  if (found.length > 0 || typeof field !== 'string') return found
  return [{ path: pathOf(field), code: textOf(reason) ?? 'invalid', message: text }]
}

function errorOf(input: Record<string, unknown>, text: string): Problem['errors'] {
  const path = textOf(input['path']) ?? textOf(input['field'])
  if (path === null) return []
  const code = textOf(input['code']) ?? textOf(input['reason']) ?? 'invalid'
  return [{ path: pathOf(path), code, message: textOf(input['message']) ?? textOf(input['reason']) ?? text }]
}

/** Fields of the site that have another name in the partner contract. */
const partnerFields: Readonly<Record<string, string>> = {
  tradeMarkText: 'text',
  applicationNumber: 'applicationNumbers',
  registerNumber: 'registrationNumbers',
  tmApplicant: 'applicant',
  tmAddress: 'address',
  tmAgent: 'agent',
  imgOriginalBase64: 'imageBase64',
  imgLineUrl: 'imageUrl',
  classify: 'classes',
  country: 'countries',
  vienna: 'viennaCodes',
  similarGroup: 'similarGroups',
  apply_no_all: 'applicationNumber',
  pub_no_all: 'publicationNumber',
  // The day of expiry ends the exclusive right, whose days the site calls so.
  privateDate: 'expiryDate',
  expr: 'expression',
}
const pathOf = (field: string) => partnerFields[field] ?? field

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null
