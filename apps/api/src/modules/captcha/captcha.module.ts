import { createChallenge } from '@markwright/human-check'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { captchaHandlers } from './captcha.routes.ts'
import { createCaptchaService } from './captcha.service.ts'

export function createCaptchaModule({ keyValueStore, limits, settings, logError }: Platform) {
  const humanCheck = createCaptchaService({
    createChallenge,
    keyValueStore,
    limits,
    defaultKey: settings.CAPTCHA_DEFAULT_KEY,
    onError: (err) => logError(err, 'no human check could be made'),
  })
  return { handlers: captchaHandlers(humanCheck), api: pick(humanCheck, 'spend') }
}
