import { AppError } from '../../kernel/errors.ts'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireText, trimToNull } from '../../kernel/fields.ts'
import { requireMember } from '../../kernel/session.ts'
import { identityErrors } from './identity.errors.ts'
import type { IdentityService } from './identity.service.ts'
import { smsScenes } from './sms-codes.ts'

type Operations =
  | 'sendSmsCode'
  | 'sendSharedSmsCode'
  | 'checkAccountExists'
  | 'registerAccount'
  | 'checkSmsCode'
  | 'resetPassword'
  | 'checkWechatBinding'
  | 'unbindWechatBySms'

/** What a phone that receives codes is good for besides signing in. */
export const registrationHandlers = (service: IdentityService): Handlers<Operations> => ({
  sendSmsCode: async ({ path, query, language, request }) => {
    await service.sendCode({
      subject: path.subject,
      scene: query.scene ?? null,
      verification: query.captchaVerification ?? query.checkCode,
      language,
      ip: request.ip,
    })
    return true
  },

  sendSharedSmsCode: async ({ query, language, request }) => {
    await service.sendCode({
      subject: query.phone,
      scene: smsScenes.find((scene) => scene === query.type) ?? null,
      verification: query.captchaVerification ?? query.checkCode,
      language,
      ip: request.ip,
    })
    return true
  },

  checkAccountExists: async ({ query, request }) => {
    await service.accountLookup.requireAccount(query.username, query.checkCode, request.ip)
    return { exists: true }
  },

  registerAccount: async ({ query, body, language }) => ({
    userId: await service.register({
      subject: query.subject,
      code: query.code,
      password: body.password,
      agree: body.agree,
      language,
      userSource: trimToNull(query.userSource),
      invitationCode: trimToNull(query.invitationCode),
      remark: trimToNull(body.remark),
    }),
  }),

  checkSmsCode: ({ query, body }) => {
    const { username, code, token } = { ...body, ...query }
    return service.resetPassword.confirmPhone(requireText('username', username), code, token)
  },

  resetPassword: async ({ query, body }) => {
    const { token, username, password } = { ...query, ...body }
    if (!token || !password) throw new AppError(identityErrors.notReset)
    await service.resetPassword.reset({ token, username, password })
    return true
  },

  checkWechatBinding: ({ query, body, member, request }) => {
    const { username, token: ticket, checkCode } = { ...query, ...body }
    const memberId = member?.id ?? null
    return service.accountLookup.wechatBinding({
      username: requireText('username', username),
      ticket,
      memberId,
      checkCode,
      ip: request.ip,
    })
  },

  unbindWechatBySms: async ({ body, member }) => {
    const { id, phone } = requireMember(member)
    await service.smsCodes.verify(phone, body.code, 'verify')
    await service.wechat.release(id)
    return true
  },
})
