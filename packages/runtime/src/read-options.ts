import type { z } from 'zod'

/** A fault of the options of an adapter: which option, `` for all of them, and what is wrong, as the end of a sentence. */
export type OptionFault = { option: string; reason: string }

/**
 * Every fault of options that a setting has as JSON, in the order of their schema and without their values. A setting
 * that is absent counts as one without options.
 */
export function optionFaults(schema: z.ZodType, json: string | undefined): OptionFault[] {
  const parsed = jsonOf(json)
  if (parsed === undefined) return [{ option: '', reason: 'is no JSON' }]
  const { error } = schema.safeParse(parsed, { error: sentenceOf })
  return (error?.issues ?? []).flatMap((issue) => {
    const option = issue.path.join('.')
    if (issue.code !== 'unrecognized_keys') return [{ option, reason: reasonOf(issue.message) }]
    return issue.keys.map((key) => ({ option: [...issue.path, key].join('.'), reason: 'is not known' }))
  })
}

/**
 * The options of an adapter out of the JSON of a setting.
 * @throws RangeError that names every fault, without the values
 */
export function readOptions<Options>(adapter: string, schema: z.ZodType<Options>, json: string | undefined): Options {
  const faults = optionFaults(schema, json)
  if (faults.length === 0) return schema.parse(jsonOf(json))
  const lines = faults.map(({ option, reason }) => `  ${option || 'the whole'}: ${reason}`)
  throw new RangeError([`The options for ${adapter} are wrong:`, ...lines].join('\n'))
}

/** Texts of the library are sentences of their own. */
const reasonOf = (message: string) => (/^[A-Z]/.test(message) ? `is wrong: ${message}` : message)

/** What a schema without a text of its own says; undefined for what the library says well. */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'is empty' : undefined
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return Array.isArray(issue['options']) ? oneOf(issue['options']) : undefined
    case 'invalid_format':
      return issue.format === 'url' ? 'must be an address that starts with http:// or https://' : undefined
    default:
      return undefined
  }
}

const oneOf = (values: readonly unknown[]) => `must be ${values.map((value) => JSON.stringify(value)).join(' or ')}`

const KINDS: Record<string, string> = {
  object: 'an object',
  record: 'an object',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

/** Undefined where it is no JSON. */
function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return undefined
  }
}
