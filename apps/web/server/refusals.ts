/** What the web server answers by itself, where the API cannot: code of the site, code of the partner API, and words. */
export type Refusal = { status: number; code: number; problem: string; msg: string }

const refusal = (status: number, code: number, problem: string, msg: string): Refusal => ({
  status,
  code,
  problem,
  msg,
})

export const refusals = {
  unreadable: refusal(400, 40_002, 'unreadable', '请求内容无法解析 / The request could not be read.'),
  notFound: refusal(404, 40_400, 'not_found', '内容不存在 / Not found.'),
  methodNotAllowed: refusal(405, 40_500, 'method_not_allowed', '不支持的请求方法 / This method is not supported.'),
  tooSlow: refusal(
    408,
    40_800,
    'invalid_request',
    '请求发送过慢或不完整，请检查网络后重试 / The request arrived too slowly or incompletely. Please check your connection and try again.',
  ),
  otherType: refusal(415, 41_500, 'unsupported_media_type', '不支持的内容类型 / This content type is not supported.'),
  notExpected: refusal(417, 41_700, 'invalid_request', '不支持的 Expect 请求头 / The Expect header is not supported.'),
  tooMany: refusal(
    429,
    42_901,
    'rate_limited',
    '来自您的网络地址的请求过多，请稍后重试 / There are too many requests from your network address. Please try again later.',
  ),
  tooManyUploads: refusal(
    429,
    42_901,
    'rate_limited',
    '来自您的网络地址的上传过多，请在其他上传完成后重试 / There are too many uploads from your network address. Please try again when others have ended.',
  ),
  tooLarge: refusal(431, 43_100, 'too_large', '请求头过大 / The headers of the request are too large.'),
  internal: refusal(500, 1, 'internal', '系统繁忙，请稍后重试 / Something went wrong. Please try again later.'),
  overloaded: refusal(
    503,
    50_300,
    'unavailable',
    '当前访问量过大，请稍后重试 / There are too many requests at the moment. Please try again shortly.',
  ),
  unavailable: refusal(
    503,
    50_300,
    'unavailable',
    '服务暂时不可用，请稍后重试 / The service is unavailable for the moment.',
  ),
} satisfies Record<string, Refusal>

/** What is answered below an address: problem details (RFC 9457) of the partner API, DeepL's form, or the form of the API. */
export function refusalAt(url: string, traceId: string, { status, code, problem, msg }: Refusal) {
  if (url.startsWith('/openapi/v1/')) {
    const type = `/openapi/v1/guides/errors#${problem}`
    const details = { type, title: msg, status, detail: msg, code: problem, reason: null, traceId, errors: [] }
    return { type: 'application/problem+json; charset=utf-8', body: JSON.stringify(details) }
  }
  const body = url.startsWith('/v2/') ? { message: msg } : { code, msg, data: null, ok: false, traceId }
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}
