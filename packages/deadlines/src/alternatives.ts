import { computeDeadline } from './compute.ts'
import type { Deadline } from './deadline.ts'
import type { Reading } from './rule.ts'
import type { Text } from './text.ts'

/** The days by another reading of the law, of those that differ. */
export type Alternative = Partial<Pick<Deadline, 'opens' | 'due' | 'graceEnd' | 'tiers'>> & { text: Text }

/** The other readings of the law by which a deadline has other days; each of them is computed anew. */
export function alternativesOf(deadline: Deadline): Alternative[] {
  const { rule, request } = deadline.basis
  return (rule.readings ?? [])
    .filter(({ from }) => from === undefined || from <= request.date)
    .map((reading) => differences(deadline, reading, computeDeadline({ ...rule, ...reading.change }, request)))
    .filter((alternative) => Object.keys(alternative).length > 1)
}

const differences = ({ opens, due, graceEnd, tiers }: Deadline, { text }: Reading, other: Deadline): Alternative => ({
  text,
  ...(other.opens !== opens && { opens: other.opens }),
  ...(other.due !== due && { due: other.due }),
  ...(other.graceEnd !== graceEnd && { graceEnd: other.graceEnd }),
  ...(other.tiers.some(({ to }, index) => to !== tiers[index]!.to) && { tiers: other.tiers }),
})
