import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PartnerOperationId } from '@markwright/contract/partner'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { AppError } from '../../kernel/errors.ts'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { TranslationService } from '../translation/index.ts'
import type { CallAuthentication, Partner } from './authenticate-call.ts'
import { TEST_TRANSLATIONS } from './buckets.ts'
import { PARTNER_CLIENT } from './callers.ts'
import type { PartnerHandlers } from './partner.routes.ts'
import { problemOf } from './problems.ts'

const languages: Record<string, TranslationLanguage | 'auto'> = {
  zh: 'zh-cn',
  en: 'en-us',
  jp: 'ja-jp',
  auto: 'auto',
}
const names = { 'zh-cn': 'zh', 'en-us': 'en', 'ja-jp': 'jp' } as const

/** Numbers of Baidu's failures by the kinds of this API. */
const numbers: Record<string, string> = {
  rate_limited: '54003',
  quota_exceeded: '54004',
  signature_invalid: '54001',
  key_unknown: '52003',
  key_revoked: '52003',
  key_expired: '52003',
  account_disabled: '52003',
  scope_missing: '52003',
  address_not_allowed: '58000',
  invalid_request: '54000',
  unavailable: '52001',
}

const failure = (code: string, message: string) => ({ error_code: code, error_msg: message })

/** Translation by the form of Baidu's general translation: failures have status 200 and a number. */
export function baiduOperations(deps: {
  authentication: CallAuthentication
  translation: Pick<TranslationService, 'translateAll'>
  limits: RateLimits
  admit: (request: FastifyRequest, reply: FastifyReply, partner: Partner, id: PartnerOperationId) => Promise<void>
}): PartnerHandlers<'translateAsBaidu'> {
  return {
    translateAsBaidu: async ({ body, ip, language, reference, note, request, reply }) => {
      const [source, target] = [languages[body.from], languages[body.to]]
      if (source === undefined || target === undefined || target === 'auto') return failure('58001', 'INVALID_TO_PARAM')
      try {
        const partner = await deps.authentication.byDigest(body, ip)
        await deps.admit(request, reply, partner, 'translateAsBaidu')
        if (partner.isTest) await deps.limits.spend(TEST_TRANSLATIONS, partner.accountId)
        const lines = body.q.split('\n').filter((line) => line.trim() !== '')
        const { translations, words, used } = await deps.translation.translateAll(
          { accountId: partner.accountId, ip, client: PARTNER_CLIENT },
          { texts: lines, source, target, reference, isTest: partner.isTest },
        )
        note({ words, used })
        return {
          from: translations[0] ? names[translations[0].language] : body.from,
          to: body.to,
          trans_result: lines.map((src, at) => ({ src, dst: translations[at]?.text ?? '' })),
        }
      } catch (error) {
        if (!(error instanceof AppError) || error.entry.status >= 500) throw error
        const problem = problemOf(error, { language, traceId: request.id })
        return failure(numbers[problem.code] ?? '54000', problem.detail)
      }
    },
  }
}
