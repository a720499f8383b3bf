import { formatMoney } from '@markwright/domain/money'

/** What is noted beside an act: its name and, unless the name says it all, a text. */
type ReadableFact = readonly [name: string, text: string | null]

export const CHANGES_TO = ' → '

/**
 * Facts in their order; what is not known or not so is left out. A change of state is one fact, and none where the state
 * stays.
 */
export const readableFacts = (facts: Readonly<Record<string, unknown>> | null): ReadableFact[] =>
  Object.entries(withChange(facts ?? {}))
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(([name, value]) => [name, value === true ? null : textOf(name, value)])

function withChange(facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { from, to, ...others } = facts
  if (typeof from !== 'string' || typeof to !== 'string') return facts
  return from === to ? others : { change: `${from}${CHANGES_TO}${to}`, ...others }
}

/** Amounts are stored as fen. */
const textOf = (name: string, value: unknown) => {
  if (name.endsWith('Fen') && typeof value === 'number') return formatMoney(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
