import { AppError } from '../../kernel/errors.ts'
import { identityErrors } from './identity.errors.ts'
import type { Tickets } from './tickets.ts'

/** The refusal of a WeChat account that is bound to no phone, with the ticket to bind it. */
export async function mustBind(tickets: Tickets, wechatId: string): Promise<AppError> {
  const { token } = await tickets.issue('bindWechat', wechatId)
  return new AppError(identityErrors.mustBind, {
    status: 'NEED_BIND',
    bindToken: token,
    openIdMask: `${wechatId.slice(0, 3)}****${wechatId.slice(-2)}`,
  })
}
