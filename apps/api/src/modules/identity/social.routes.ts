import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { deviceOf, savedNonce, nonceOf } from './caller.routes.ts'
import { WEB_CLIENT } from './clients.ts'
import { presentToken, presentTokenData } from './identity.presenter.ts'
import type { IdentityService } from './identity.service.ts'

type Operations =
  | 'createQrToken'
  | 'createQrImage'
  | 'checkQrToken'
  | 'notifyQrScan'
  | 'getWechatSignInUrl'
  | 'signInByWechat'
  | 'bindSocialAccount'
  | 'getShareSignature'
  | 'getJsSignature'

/** What happens between a browser, a phone and WeChat; it is always the pages of this site that are signed in. */
export function socialHandlers(
  service: IdentityService,
  { secureCookies }: { secureCookies: boolean },
): Handlers<Operations> {
  const signShare = ({ query }: Call<'getShareSignature' | 'getJsSignature'>) => service.signShare(query.url)

  return {
    createQrToken: ({ request, reply }) => service.qrSignIn.begin(savedNonce(request, reply, secureCookies)),

    createQrImage: async ({ query, request, reply }) => {
      const { token, image } = await service.qrSignIn.draw({
        token: query.randomToken,
        page: query.path,
        nonce: savedNonce(request, reply, secureCookies),
        ip: request.ip,
      })
      return { base64Img: image.toString('base64'), randomToken: token }
    },

    checkQrToken: async ({ query, request }) =>
      presentTokenData(
        await service.qrSignIn.check(query.randomToken, nonceOf(request), deviceOf(request, WEB_CLIENT)),
      ),

    notifyQrScan: async ({ body }) => {
      await service.qrSignIn.notify(body.randomToken, body.accessToken, body.state ?? 'confirm')
      return true
    },

    getWechatSignInUrl: ({ query, request, reply }) =>
      service.socialSignIn.begin(savedNonce(request, reply, secureCookies), query.redirect),

    signInByWechat: async ({ body, request }) => {
      const { code, state, forceLogin } = body
      const device = deviceOf(request, WEB_CLIENT)
      return presentTokenData(
        await service.socialSignIn.finish(nonceOf(request), { code, state }, forceLogin === '1', device),
      )
    },

    bindSocialAccount: async ({ query, body, language, request }) =>
      presentToken(
        await service.socialSignIn.bindAndSignIn(
          {
            username: query.username,
            code: query.code,
            ticket: query.token,
            password: body?.password,
            nickname: trimToNull(body?.nickName),
            userSource: trimToNull(query.userSource),
            agree: query.agree === undefined ? undefined : query.agree === '1',
            language,
            force: query.forceLogin === '1',
          },
          deviceOf(request, WEB_CLIENT),
        ),
      ),

    getShareSignature: signShare,
    getJsSignature: signShare,
  }
}
