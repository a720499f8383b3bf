import type { Language } from './language.ts'

/** HTTP status, number on the wire (contract, registry of codes) and sentence of a refusal. */
export type ErrorEntry = { status: number; code: number; msg: Record<Language, string> }

/** A line of a table of refusals. */
export function refusal(status: number, code: number, cn: string, en: string): ErrorEntry {
  return { status, code, msg: { cn, en } }
}

/** What any operation may refuse; the modules have tables of their own. */
export const commonErrors = {
  invalid: refusal(400, 40000, '请求参数不正确', 'The request is not valid.'),
  unknownTenant: refusal(400, 40001, '租户不存在', 'Unknown tenant.'),
  unreadable: refusal(400, 40002, '请求内容无法解析', 'The request could not be read.'),
  unauthenticated: refusal(401, 1, '请先登录！', 'Please log in first.'),
  badClient: refusal(401, 1, '客户端认证失败', 'Unknown client.'),
  forbidden: refusal(403, 40300, '没有权限', 'You may not do this.'),
  foreignOrigin: refusal(403, 40301, '请求来源不正确', 'The request comes from another site.'),
  notPermitted: refusal(
    403,
    40302,
    '您没有此操作的权限，请联系管理员',
    'You do not have permission for this. Please ask an administrator.',
  ),
  notFound: refusal(404, 40400, '内容不存在', 'Not found.'),
  methodNotAllowed: refusal(405, 40500, '不支持的请求方法', 'This method is not supported here.'),
  changedMeanwhile: refusal(
    409,
    40900,
    '内容已被修改，请刷新后重试',
    'This was changed meanwhile. Please reload and try again.',
  ),
  tooLarge: refusal(413, 41300, '请求内容过大', 'The request is too large.'),
  headersTooLarge: refusal(431, 43100, '请求头过大', 'The headers of the request are too large.'),
  mediaType: refusal(415, 41500, '不支持的内容类型', 'This content type is not supported.'),
  deadToken: refusal(424, 1, '登录已过期，请重新登录', 'Your session has ended. Please log in again.'),
  tooFrequent: refusal(429, 42901, '操作过于频繁，请稍后再试', 'Too many requests. Please try again later.'),
  tooManyStreams: refusal(
    429,
    42902,
    '同时打开的进度推送过多，请关闭其他页面或改为查询任务状态',
    'Too many event streams are open. Please close some, or request the state of the job instead.',
  ),
  internal: refusal(500, 1, '系统繁忙，请稍后重试', 'Something went wrong. Please try again later.'),
  unavailable: refusal(
    503,
    1,
    '服务暂时不可用，刚才的操作没有完成，请稍后重试',
    'The service is unavailable for the moment and this was not done. Please try again shortly.',
  ),
  overloaded: refusal(
    503,
    50300,
    '当前访问量过大，请稍后重试',
    'There are too many requests at the moment. Please try again shortly.',
  ),
  notReady: refusal(503, 50300, '服务正在准备，请稍后重试', 'The service is getting ready. Please try again shortly.'),
}

/** A refusal: the only way in which a service says no. */
export class AppError extends Error {
  readonly headers: Record<string, string>

  /** `facts` go out as `data`. */
  constructor(
    readonly entry: ErrorEntry,
    readonly facts: Record<string, unknown> | string | null = null,
    options: { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(entry.msg.en, options)
    this.headers = options.headers ?? {}
  }
}
