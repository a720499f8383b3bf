import { formatMoney } from '@markwright/domain/money'

/** What is noted beside an act: its name and, unless the name says it all, a text. */
type ReadableFact = readonly [name: string, text: string | null]

/** Facts in their order; what is not known or not so is left out. */
export const readableFacts = (facts: Readonly<Record<string, unknown>> | null): ReadableFact[] =>
  Object.entries(facts ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(([name, value]) => [name, value === true ? null : textOf(name, value)])

/** Amounts are stored as fen. */
const textOf = (name: string, value: unknown) => {
  if (name.endsWith('Fen') && typeof value === 'number') return formatMoney(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
