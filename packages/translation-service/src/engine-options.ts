import { type TranslationDirection, translationDirections } from '@markwright/domain/texts/translation-languages'
import { z } from 'zod'

/** Engines by the names that settings use. */
const engineNames = ['built-in', 'local-models', 'deepl', 'libretranslate', 'openai', 'baidu'] as const
export type EngineName = (typeof engineNames)[number]

const limits = z
  .strictObject({
    timeoutMs: z.int().positive(),
    attempts: z.int().min(1).max(10),
    concurrency: z.int().min(1).max(64),
    requestsPerMinute: z.int().positive(),
    /** Characters of texts that are sent. */
    budget: z.strictObject({ units: z.int().positive(), period: z.enum(['day', 'month']) }),
  })
  .partial()
const address = z.url({ protocol: /^https?$/ })
const ofEngines = {
  'built-in': z.strictObject({ folder: z.string().min(1).exactOptional() }),
  'local-models': z.strictObject({ folder: z.string().min(1) }),
  deepl: z.strictObject({ key: z.string().min(1), url: address.exactOptional(), limits: limits.exactOptional() }),
  libretranslate: z.strictObject({
    url: address,
    key: z.string().min(1).exactOptional(),
    limits: limits.exactOptional(),
  }),
  openai: z.strictObject({
    url: address,
    model: z.string().min(1),
    key: z.string().min(1).exactOptional(),
    name: z.string().min(1).exactOptional(),
    limits: limits.exactOptional(),
  }),
  baidu: z.strictObject({
    appId: z.string().min(1),
    key: z.string().min(1),
    url: address.exactOptional(),
    limits: limits.exactOptional(),
  }),
}

/** The options of all engines, each of which may be absent. */
export const engineOptions = z.strictObject(ofEngines).partial()
export type EngineOptions = z.infer<typeof engineOptions>

/** The same options for a site that uses certain engines, whose own options must be there. */
export const optionsForEngines = (used: readonly EngineName[]): z.ZodType =>
  engineOptions.extend(
    Object.fromEntries(
      used.filter((name) => name !== 'built-in').map((name) => [name, (ofEngines[name] as z.ZodObject).prefault({})]),
    ),
  )

/**
 * The engines of each direction, `*` for the others, in the order in which they are tried, out of a list such as
 * `deepl,built-in` or `zh-cn_en-us=deepl,built-in;*=built-in`; and what is wrong with it, as the ends of sentences.
 */
export function readEngineOrder(order: string): {
  lists: Map<TranslationDirection | '*', EngineName[]>
  faults: string[]
} {
  const lists = new Map<TranslationDirection | '*', EngineName[]>()
  const faults: string[] = []
  for (const part of order.split(';').filter((each) => each.trim() !== '')) {
    const [left, right] = part.includes('=') ? (part.split('=', 2) as [string, string]) : ['*', part]
    const key = [...translationDirections, '*' as const].find((each) => each === left.trim())
    if (!key) faults.push(`has no direction "${left.trim()}"; there are ${translationDirections.join(', ')} and *`)
    const names = right.split(',').flatMap((each): EngineName[] => {
      const name = engineNames.find((known) => known === each.trim())
      if (!name) faults.push(`has no engine "${each.trim()}"; there are ${engineNames.join(', ')}`)
      return name ? [name] : []
    })
    if (key) lists.set(key, names)
  }
  return { lists, faults }
}
