/** What is noted beside an act: its name and, unless the name says it all, a text. */
type ReadableFact = readonly [name: string, text: string | null]

/** Facts in their order; what is not known or not so is left out. */
export const readableFacts = (facts: Readonly<Record<string, unknown>> | null): ReadableFact[] =>
  Object.entries(facts ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(([name, value]) => [name, value === true ? null : textOf(value)])

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
