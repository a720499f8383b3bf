import { createHash, randomInt } from 'node:crypto'
import { ProviderError, type ProviderFailure, requestJson } from '@markwright/providers'
import { sourceOf, targetOf, translationDirections } from '@markwright/domain/texts/translation-languages'
import { z } from 'zod'
import { expectResult, type Service } from './service-engine.ts'

export type BaiduOptions = { appId: string; key: string; url?: string; salt?: () => string }

const codes = { 'zh-cn': 'zh', 'en-us': 'en', 'ja-jp': 'jp' } as const
const answerForm = z.union([
  z.object({ trans_result: z.array(z.object({ src: z.string(), dst: z.string() })) }),
  z.object({ error_code: z.coerce.string() }),
])
/** Of the error codes that Baidu publishes those that are not a fault of the request. */
const failures: Record<string, ProviderFailure> = {
  52001: 'timeout',
  52002: 'unavailable',
  52003: 'unauthorized',
  54001: 'unauthorized',
  54003: 'limited',
  54004: 'exhausted',
  54005: 'limited',
  58000: 'unauthorized',
  58002: 'unavailable',
  90107: 'unauthorized',
}

/** The signature of a request: MD5 of id, text, salt and key. */
export const baiduSignature = (appId: string, text: string, salt: string, key: string): string =>
  createHash('md5').update(`${appId}${text}${salt}${key}`).digest('hex')

/** Baidu's general translation service; several texts are lines of one, of 6,000 bytes at most. */
export function baiduService({ appId, key, url, salt = () => String(randomInt(1e9)) }: BaiduOptions): Service {
  const endpoint = new URL(url ?? 'https://fanyi-api.baidu.com/api/trans/vip/translate')
  return {
    id: 'baidu',
    name: '百度翻译',
    host: endpoint.hostname,
    directions: translationDirections,
    markup: 'brackets',
    batch: { texts: 20, characters: 1800 },
    async send(texts, direction, signal) {
      const text = texts.map((each) => each.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim() || '-').join('\n')
      const grain = salt()
      const body = await requestJson({
        provider: 'baidu',
        url: endpoint,
        body: new URLSearchParams({
          q: text,
          from: codes[sourceOf(direction)],
          to: codes[targetOf(direction)],
          appid: appId,
          salt: grain,
          sign: baiduSignature(appId, text, grain, key),
        }),
        signal,
      })
      const result = expectResult('baidu', answerForm.safeParse(body).data)
      if ('error_code' in result)
        throw new ProviderError('baidu', failures[result.error_code] ?? 'rejected', {
          detail: `error ${result.error_code}`,
        })
      // Lines that were merged or divided cannot be distinguished any more.
      return result.trans_result.length === texts.length
        ? result.trans_result.map(({ dst }) => dst)
        : texts.map(() => null)
    },
  }
}
