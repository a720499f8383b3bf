import { z } from 'zod'
import type { WechatOptions } from './wechat-live.ts'

const app = z.strictObject({ appId: z.string().min(1), secret: z.string().min(1) })

/** The options of WeChat. */
export const wechatOptions: z.ZodType<Omit<WechatOptions, 'cache'>> = z.strictObject({
  website: app,
  miniProgram: app,
  officialAccount: app,
  miniProgramVersion: z.enum(['release', 'trial', 'develop']),
  baseUrl: z.url().exactOptional(),
  timeoutMs: z.int().positive().exactOptional(),
})
