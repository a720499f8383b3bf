import { type AlignedPair, partsOf } from '../model/alignment.ts'
import styles from './translation.module.css'

/** A sentence whose parts light up together with those that they translate. */
export function AlignedText({
  text,
  pairs,
  side,
  current,
  onPoint,
}: {
  text: string
  pairs: readonly AlignedPair[]
  side: 'src' | 'tgt'
  current: number | null
  onPoint: (pair: number | null) => void
}) {
  return partsOf(text, pairs, side).map(({ text: part, pair }, at) =>
    pair === null ? (
      part
    ) : (
      <span
        // Parts of a sentence have no other name than their place.
        key={at}
        className={styles.part}
        data-current={pair === current || undefined}
        onPointerEnter={() => onPoint(pair)}
        onPointerLeave={() => onPoint(null)}
      >
        {part}
      </span>
    ),
  )
}
