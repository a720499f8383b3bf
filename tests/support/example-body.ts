/* eslint-disable typescript/no-explicit-any -- a JSON schema is data whose shape TypeScript does not know. */

/** What patterns of the contract accept; the first that matches is used. */
const TEXTS = ['a', '1', '13800138000', '518000', 'AB', 'https://example.com/hook', 'a@example.com', '2026-01-01']
const FORMATS: Record<string, string> = {
  uuid: '01999999-0000-7000-8000-000000000000',
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  email: 'a@example.com',
  uri: 'https://example.com/hook',
}

/**
 * The smallest value that a schema without references accepts, as far as it states what that is: required properties
 * and the first of several alternatives.
 * @throws where a pattern accepts none of the usual texts
 */
export function exampleOf(schema: any): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(exampleOf))
  const [alternative] = schema.oneOf ?? schema.anyOf ?? []
  if (alternative && !schema.properties) return exampleOf(alternative)
  const type = Array.isArray(schema.type) ? schema.type.find((each: string) => each !== 'null') : schema.type
  if (type === 'object')
    return Object.fromEntries(
      [...(schema.required ?? []), ...(alternative?.required ?? [])].map((name: string) => [
        name,
        exampleOf(schema.properties?.[name] ?? {}),
      ]),
    )
  if (type === 'array') return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items))
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'string') return exampleText(schema)
  return null
}

function exampleText({ format, pattern, minLength = 1 }: any): string {
  if (format && FORMATS[format]) return FORMATS[format]
  if (pattern === undefined) return 'a'.repeat(minLength)
  const found = TEXTS.find((text) => new RegExp(pattern, 'u').test(text) && text.length >= minLength)
  if (found === undefined) throw new Error(`nothing is known that matches ${pattern}`)
  return found
}
