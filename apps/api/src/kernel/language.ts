import type { Language } from '@markwright/domain/site/language'
import type { FastifyRequest } from 'fastify'

export type { Language }

/** `?lang`, otherwise the first language of `Accept-Language` that is spoken here, otherwise `fallback`. */
export function languageOf(request: Pick<FastifyRequest, 'query' | 'headers'>, fallback: Language = 'cn'): Language {
  const requested = (request.query as { lang?: unknown } | undefined)?.lang
  if (requested === 'cn' || requested === 'en') return requested
  const accepted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  const spoken = accepted.find(({ tag }) => tag.startsWith('zh') || tag.startsWith('en'))
  if (!spoken) return fallback
  return spoken.tag.startsWith('en') ? 'en' : 'cn'
}
