import type { Language } from './language.ts'

/** HTTP status, number on the wire (contract, registry of codes) and sentence of a refusal. */
export type ErrorEntry = { status: number; code: number; msg: Record<Language, string> }

/** What any operation may refuse; the modules have tables of their own. */
export const commonErrors = {
  invalid: { status: 400, code: 40000, msg: { cn: '请求参数不正确', en: 'The request is not valid.' } },
  unknownTenant: { status: 400, code: 40001, msg: { cn: '租户不存在', en: 'Unknown tenant.' } },
  unreadable: { status: 400, code: 40002, msg: { cn: '请求内容无法解析', en: 'The request could not be read.' } },
  unauthenticated: { status: 401, code: 1, msg: { cn: '请先登录！', en: 'Please log in first.' } },
  badClient: { status: 401, code: 1, msg: { cn: '客户端认证失败', en: 'Unknown client.' } },
  forbidden: { status: 403, code: 40300, msg: { cn: '没有权限', en: 'You may not do this.' } },
  foreignOrigin: {
    status: 403,
    code: 40301,
    msg: { cn: '请求来源不正确', en: 'The request comes from another site.' },
  },
  notFound: { status: 404, code: 40400, msg: { cn: '内容不存在', en: 'Not found.' } },
  changedMeanwhile: {
    status: 409,
    code: 40900,
    msg: { cn: '内容已被修改，请刷新后重试', en: 'This was changed meanwhile. Please reload and try again.' },
  },
  tooLarge: { status: 413, code: 41300, msg: { cn: '请求内容过大', en: 'The request is too large.' } },
  mediaType: { status: 415, code: 41500, msg: { cn: '不支持的内容类型', en: 'This content type is not supported.' } },
  deadToken: {
    status: 424,
    code: 1,
    msg: { cn: '登录已过期，请重新登录', en: 'Your session has ended. Please log in again.' },
  },
  tooFrequent: {
    status: 429,
    code: 42901,
    msg: { cn: '操作过于频繁，请稍后再试', en: 'Too many requests. Please try again later.' },
  },
  internal: {
    status: 500,
    code: 1,
    msg: { cn: '系统繁忙，请稍后重试', en: 'Something went wrong. Please try again later.' },
  },
  unavailable: {
    status: 503,
    code: 50301,
    msg: {
      cn: '服务暂时不可用，刚才的操作没有完成，请稍后重试',
      en: 'The service is unavailable for the moment and this was not done. Please try again shortly.',
    },
  },
  notReady: {
    status: 503,
    code: 50300,
    msg: { cn: '服务正在准备，请稍后重试', en: 'The service is getting ready. Please try again shortly.' },
  },
} as const satisfies Record<string, ErrorEntry>

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
