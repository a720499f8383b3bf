import { readFileSync, writeFileSync } from 'node:fs'
import type { GoldOptions, GoldResult } from './measure-gold.ts'

/** What the search has reached, by kind: shares among the first 56 and of the expected level; and false alarms. */
export type Baseline = {
  options: GoldOptions
  kinds: Record<string, { hitAt56: number; level: number }>
  falseAlarms: Record<string, number>
}

const FILE = new URL('baseline.json', import.meta.url)
/** A change of one pair of a kind may be chance, more is not. */
const CHANCE = 1

export const readBaseline = () => JSON.parse(readFileSync(FILE, 'utf8')) as Baseline

export function writeBaseline({ options, kinds, falseAlarms }: GoldResult): void {
  const baseline: Baseline = {
    options,
    kinds: Object.fromEntries(kinds.map(({ id, hitAt56, level }) => [id, { hitAt56, level }])),
    falseAlarms: Object.fromEntries(falseAlarms.map(({ id, share }) => [id, share])),
  }
  writeFileSync(FILE, `${JSON.stringify(baseline, null, 2)}\n`)
}

/** Every figure that is worse than the baseline, as one line each. */
export function worseThan(baseline: Baseline, { kinds, falseAlarms }: GoldResult): string[] {
  const slack = (CHANCE + 0.5) / baseline.options.each
  const lines = kinds.flatMap(({ id, hitAt56, level }) => {
    const known = baseline.kinds[id]
    if (!known) return [`${id} is not in the baseline`]
    return [
      ...(hitAt56 < known.hitAt56 - slack ? [`${id}: ${hitAt56} among the first 56, was ${known.hitAt56}`] : []),
      ...(level < known.level - slack ? [`${id}: ${level} of the expected level, was ${known.level}`] : []),
    ]
  })
  const alarms = falseAlarms.flatMap(({ id, share }) => {
    const known = baseline.falseAlarms[id]
    if (known === undefined) return [`${id} is not in the baseline`]
    return share > known + 0.005 ? [`${id}: ${share} false alarms, were ${known}`] : []
  })
  return [...lines, ...alarms]
}
