import type { Language } from './language.ts'

/** HTTP status, number on the wire (contract, registry of codes) and sentence of a refusal. */
export type ErrorEntry = { status: number; code: number; msg: Record<Language, string> }

/** What any operation may refuse; the modules have tables of their own. */
export const commonErrors = {
  invalid: { status: 400, code: 40000, msg: { cn: '请求参数不正确', en: 'The request is not valid.' } },
  unknownTenant: { status: 400, code: 40001, msg: { cn: '租户不存在', en: 'Unknown tenant.' } },
  unreadable: { status: 400, code: 40002, msg: { cn: '请求内容无法解析', en: 'The request could not be read.' } },
  notFound: { status: 404, code: 40400, msg: { cn: '内容不存在', en: 'Not found.' } },
  tooLarge: { status: 413, code: 41300, msg: { cn: '请求内容过大', en: 'The request is too large.' } },
  mediaType: { status: 415, code: 41500, msg: { cn: '不支持的内容类型', en: 'This content type is not supported.' } },
  internal: {
    status: 500,
    code: 1,
    msg: { cn: '系统繁忙，请稍后重试', en: 'Something went wrong. Please try again later.' },
  },
  notReady: {
    status: 503,
    code: 50300,
    msg: { cn: '服务正在准备，请稍后重试', en: 'The service is getting ready. Please try again shortly.' },
  },
} as const satisfies Record<string, ErrorEntry>

/** A refusal: the only way in which a service says no. */
export class AppError extends Error {
  /** `facts` go out as `data`. */
  constructor(
    readonly entry: ErrorEntry,
    readonly facts: Record<string, unknown> | null = null,
    options?: { cause: unknown },
  ) {
    super(entry.msg.en, options)
  }
}
