import { requestJson } from '@markwright/providers'
import { sourceOf, targetOf, translationDirections } from '@markwright/domain/texts/translation-languages'
import { z } from 'zod'
import { expectResult, type Service } from './service-engine.ts'

export type LibreTranslateOptions = { url: string; key?: string }

const codes = { 'zh-cn': 'zh-Hans', 'en-us': 'en', 'ja-jp': 'ja' } as const
const answerForm = z.object({ translatedText: z.union([z.array(z.string()), z.string()]) })

/** LibreTranslate, `POST /translate` of its published API description; the Chinese code is that of version 1.7. */
export function libreTranslateService({ url, key }: LibreTranslateOptions): Service {
  const endpoint = new URL('translate', url.endsWith('/') ? url : `${url}/`)
  return {
    id: 'libretranslate',
    name: 'LibreTranslate',
    host: endpoint.hostname,
    directions: translationDirections,
    markup: 'xml',
    batch: { texts: 25, characters: 5000 },
    async send(texts, direction, signal) {
      const body = await requestJson({
        provider: 'libretranslate',
        url: endpoint,
        body: {
          q: texts,
          source: codes[sourceOf(direction)],
          target: codes[targetOf(direction)],
          format: 'html',
          ...(key ? { api_key: key } : {}),
        },
        signal,
      })
      const { translatedText } = expectResult('libretranslate', answerForm.safeParse(body).data)
      return typeof translatedText === 'string' ? [translatedText] : translatedText
    },
  }
}
