import { coreLength } from '../mark-element.ts'
import type { Finding } from '../score-marks.ts'
import { weakKindNumbers } from '../words/weak-kinds.ts'
import type { Pair } from './pair.ts'

/** What a longer mark adds to the shorter: only words of one weak kind, or something of its own. */
export function addedKind({ weakKinds }: Finding, { a, b }: Pair): 'qualifier' | 'place' | 'generic' | 'coined' {
  const longer = coreLength(a) > coreLength(b) ? a : b
  const shorter = longer === a ? b : a
  const from = longer.core.start + longer.coreText.indexOf(shorter.coreText)
  const to = from + coreLength(shorter)
  const outside = [...longer.units.keys()].filter(
    (i) => i >= longer.core.start && i < longer.core.end && (i < from || i >= to),
  )
  const kinds = new Set(
    outside.map((i) => {
      const kind = longer.weak.find(({ start, end }) => start <= i && i < end && (end <= from || to <= start))?.kind
      if (!kind || !((weakKinds >> weakKindNumbers[kind]) & 1)) return 'coined'
      return kind === 'place' || kind === 'qualifier' ? kind : 'generic'
    }),
  )
  const [kind] = kinds
  return kinds.size === 1 && kind ? kind : kinds.has('coined') ? 'coined' : 'generic'
}
