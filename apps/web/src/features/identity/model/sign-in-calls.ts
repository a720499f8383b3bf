import { bindSocialAccount, createToken, createTokenBySms } from '@markwright/api-client/identity'
import type { Site } from '@markwright/api-client/models/site'
import { smsSubject } from '@markwright/domain/people/phone'
import { DIRECT, userSource } from '../../../shared/orders/user-source.ts'
import { obfuscatePassword } from '../../../shared/session/password-cipher.ts'

/** A call that begins a session and gives its access token; `isForced` ends the session that is elsewhere. */
export type SessionCall = (isForced: boolean) => Promise<string>

/** How the server learns where an account comes from: the site that led to this visit, if one did. */
export function accountSource(): string {
  const name = userSource()?.name
  return name && name !== DIRECT ? name : 'website'
}

const force = (isForced: boolean) => (isForced ? { forceLogin: '1' as const } : {})
const asClient = (site: Site) => ({ headers: { authorization: site.clientAuthorization } })

/** `subject` is the name of the account; `checkCode` a human check's verification, the same for both calls. */
export const passwordSignIn =
  (site: Site, input: { subject: string; password: string; checkCode: string }): SessionCall =>
  async (isForced) => {
    const { access_token } = await createToken(
      { username: input.subject, password: obfuscatePassword(input.password, site.passwordKey) },
      { grant_type: 'password', authType: 'image', checkCode: input.checkCode, ...force(isForced) },
      asClient(site),
    )
    return access_token
  }

export const smsSignIn =
  (site: Site, input: { subject: string; code: string }): SessionCall =>
  async (isForced) => {
    const { access_token } = await createTokenBySms(
      { grant_type: 'mobile', subject: smsSubject(input.subject), code: input.code, ...force(isForced) },
      asClient(site),
    )
    return access_token
  }

/** Binds the WeChat account behind `ticket` to a phone, whose owner has accepted the agreements. */
export const wechatBinding =
  (input: { subject: string; code: string; ticket: string }): SessionCall =>
  async (isForced) => {
    const { access_token } = await bindSocialAccount(
      {
        username: input.subject,
        code: input.code,
        token: input.ticket,
        authType: 'sms',
        userSource: accountSource(),
        agree: '1',
        ...force(isForced),
      },
      {},
    )
    return access_token
  }
