import type { TextSpan } from '@markwright/api-client/models/textSpan'
import { type AlignedPair, partsOf } from '../model/alignment.ts'
import styles from './translation.module.css'

/** A sentence whose parts light up together with those that they translate; `terms` are places that are marked. */
export function AlignedText({
  text,
  pairs,
  side,
  terms,
  current,
  onPoint,
}: {
  text: string
  pairs: readonly AlignedPair[]
  side: 'src' | 'tgt'
  terms?: readonly TextSpan[]
  current: number | null
  onPoint: (pair: number | null) => void
}) {
  return partsOf(text, pairs, side, terms).map(({ text: part, pair, isTerm }, at) => {
    const shown = isTerm ? <mark className={styles.term}>{part}</mark> : part
    return (
      <span
        // Parts of a sentence have no other name than their place.
        key={at}
        className={pair === null ? undefined : styles.part}
        data-current={(pair !== null && pair === current) || undefined}
        onPointerEnter={() => onPoint(pair)}
        onPointerLeave={() => onPoint(null)}
      >
        {shown}
      </span>
    )
  })
}
