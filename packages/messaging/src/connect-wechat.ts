import { readOptions } from '@markwright/runtime/read-options.ts'
import { z } from 'zod'
import { createWechat, type WechatOptions } from './wechat-live.ts'
import type { WechatCache } from './wechat-memory.ts'
import { createWechatSandbox, type WechatSandboxOptions } from './wechat-sandbox.ts'
import type { WechatClient } from './wechat.ts'

const app = z.strictObject({ appId: z.string().min(1), secret: z.string().min(1) })

const wechatOptions: z.ZodType<Omit<WechatOptions, 'cache'>> = z.strictObject({
  website: app,
  miniProgram: app,
  officialAccount: app,
  miniProgramVersion: z.enum(['release', 'trial', 'develop']),
  baseUrl: z.url().exactOptional(),
  timeoutMs: z.int().positive().exactOptional(),
})

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
