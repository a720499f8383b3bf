import { readOptions } from '@markwright/runtime/read-options.ts'
import { createWechat } from './wechat-live.ts'
import type { WechatCache } from './wechat-memory.ts'
import { createWechatSandbox, type WechatSandboxOptions } from './wechat-sandbox.ts'
import { wechatOptions } from './wechat-options.ts'
import type { WechatClient } from './wechat.ts'

/**
 * The WeChat that the settings name. `options` is JSON, for `wechat` that of WechatOptions.
 * @throws RangeError that names every fault of the options, without their values
 */
export function connectWechat(settings: {
  provider: WechatClient['kind']
  options: string | undefined
  cache: WechatCache
  sandbox: WechatSandboxOptions
}): WechatClient {
  if (settings.provider === 'sandbox') return createWechatSandbox(settings.sandbox)
  return createWechat({ ...readOptions('WeChat', wechatOptions, settings.options), cache: settings.cache })
}
