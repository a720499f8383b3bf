import { signShareUrl } from '@markwright/messaging/js-sdk-signature'
import type { WechatClient } from '@markwright/messaging/wechat'
import { randomBytes } from 'node:crypto'
import { fieldRefusal } from '../../kernel/fields.ts'
import { callWechat } from './wechat.ts'

/** What the JS-SDK of WeChat is configured with; `timestamp` in seconds. */
export type ShareSignature = { appId: string; timestamp: number; nonceStr: string; signature: string }

/** Signs addresses of this site, and of no other, for sharing in WeChat. @throws 400, 503 */
export function createShareSignature(deps: { wechatClient: WechatClient; publicUrl: string; now: () => Date }) {
  const { wechatClient } = deps
  const { host } = new URL(deps.publicUrl)
  return async (url: string): Promise<ShareSignature> => {
    if (!URL.canParse(url) || new URL(url).host !== host)
      throw fieldRefusal('url', 'foreign', {
        cn: '只能分享本站的网址',
        en: 'Only addresses of this site can be shared.',
      })
    const ticket = await callWechat(wechatClient.jsSdkTicket())
    const nonceStr = randomBytes(8).toString('hex')
    const timestamp = Math.floor(deps.now().getTime() / 1000)
    return {
      appId: wechatClient.appId,
      timestamp,
      nonceStr,
      signature: signShareUrl({ ticket, nonceStr, timestamp, url }),
    }
  }
}
