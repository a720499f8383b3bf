import type { z } from 'zod'

/**
 * The options of an adapter out of the JSON of a setting.
 * @throws RangeError that names every fault, without the values
 */
export function readOptions<Options>(adapter: string, schema: z.ZodType<Options>, json: string | undefined): Options {
  const result = schema.safeParse(jsonOf(json))
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the whole'}: ${message}`)
  throw new RangeError([`The options for ${adapter} are wrong:`, ...faults].join('\n'))
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return undefined
  }
}
