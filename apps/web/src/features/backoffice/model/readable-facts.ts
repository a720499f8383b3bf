/** Facts of an entry as a name and a text each, in their order; what is not known is left out. */
export const readableFacts = (facts: Readonly<Record<string, unknown>> | null): [name: string, text: string][] =>
  Object.entries(facts ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => [name, textOf(value)])

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object' && value !== null)
    return readableFacts(value as Record<string, unknown>)
      .map(([name, text]) => `${name} ${text}`)
      .join(', ')
  return String(value)
}
