import { requestJson } from '@markwright/providers'
import { sourceOf, targetOf, translationDirections } from '@markwright/domain/texts/translation-languages'
import { z } from 'zod'
import { expectResult, type Service } from './service-engine.ts'

export type DeepLOptions = {
  key: string
  /** https://api.deepl.com, or https://api-free.deepl.com for keys that end in ":fx". */
  url?: string
}

const sourceCodes = { 'zh-cn': 'ZH', 'en-us': 'EN', 'ja-jp': 'JA' } as const
const targetCodes = { 'zh-cn': 'ZH-HANS', 'en-us': 'EN-US', 'ja-jp': 'JA' } as const
const answerForm = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** DeepL, `POST /v2/translate` of its published API description: 50 texts and 128 KiB at most in a request. */
export function deepLService({ key, url }: DeepLOptions): Service {
  const base = url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')
  const endpoint = new URL('v2/translate', base.endsWith('/') ? base : `${base}/`)
  return {
    id: 'deepl',
    name: 'DeepL',
    host: endpoint.hostname,
    directions: translationDirections,
    markup: 'xml',
    batch: { texts: 50, characters: 30_000 },
    async send(texts, direction, signal) {
      const body = await requestJson({
        provider: 'deepl',
        url: endpoint,
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        body: {
          text: texts,
          source_lang: sourceCodes[sourceOf(direction)],
          target_lang: targetCodes[targetOf(direction)],
          tag_handling: 'xml',
          split_sentences: 'nonewlines',
          preserve_formatting: true,
        },
        signal,
        statuses: { 456: 'exhausted', 413: 'rejected', 529: 'limited' },
      })
      return expectResult('deepl', answerForm.safeParse(body).data).translations.map(({ text }) => text)
    },
  }
}
