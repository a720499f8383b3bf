import { networkOf } from '@markwright/runtime/network-of.ts'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { presentIssued, presentJudged } from './captcha.presenter.ts'
import type { CaptchaService, CheckVisitor } from './captcha.service.ts'

type Operations =
  | 'getHumanCheck'
  | 'createHumanCheck'
  | 'checkHumanCheck'
  | 'getNativeHumanCheck'
  | 'checkNativeHumanCheck'

export function captchaHandlers(service: CaptchaService): Handlers<Operations> {
  const issue = async ({ query, language, request }: Call<'getHumanCheck' | 'createHumanCheck'>) =>
    presentIssued(await service.issue(query.captchaType, visitorOf(request), language), language)

  return {
    getHumanCheck: issue,
    createHumanCheck: issue,

    checkHumanCheck: async ({ query, body, language, request }) => {
      const attempt = {
        captchaType: query.captchaType ?? body?.captchaType ?? null,
        pointJson: query.pointJson ?? body?.pointJson ?? null,
        token: query.token ?? body?.token ?? null,
      }
      return presentJudged(await service.check(attempt, visitorOf(request)), attempt, language)
    },

    getNativeHumanCheck: async ({ body, language, request }) =>
      presentIssued(await service.issue(body.captchaType ?? undefined, visitorOf(request), language), language),

    checkNativeHumanCheck: async ({ body, language, request }) => {
      const { captchaType = null, pointJson = null, token = null } = body
      const attempt = { captchaType, pointJson, token }
      return presentJudged(await service.check(attempt, visitorOf(request)), attempt, language)
    },
  }
}

const visitorOf = ({ ip, headers }: FastifyRequest): CheckVisitor => ({
  client: createHash('md5')
    .update(`${ip}${headers['user-agent'] ?? ''}`)
    .digest('hex'),
  address: networkOf(ip),
})
