import type { SimilaritySpan } from '@markwright/api-client/models/similaritySpan'
import type { SimilaritySpanKind } from '@markwright/api-client/models/similaritySpanKind'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spanInks } from '../ui/brand/theme.ts'
import styles from './compared-pair.module.css'
import { comparedField, numberLinks, type Segment, segmentsOf } from './span-layout.ts'
import spanStyles from './spans.module.css'
import { useConnections } from './use-connections.ts'

const kinds = ['same', 'sound', 'shape', 'order', 'meaning', 'added'] as const satisfies SimilaritySpanKind[]
const dashes: Partial<Record<SimilaritySpanKind, string>> = { sound: '1 3', order: '6 4', meaning: '2 5' }

/** What the names are of that stand one above the other. */
export type ComparedSides = { upper: string; lower: string }

/**
 * Query and mark one above the other. Parts that belong together carry the same number, the same underline and a line
 * between them; pointing at one lights up the other. `language` is that of the found mark. `sides` says what the two are
 * where neither is a query.
 */
export function ComparedPair({
  query,
  found,
  spans,
  language,
  sides,
}: {
  query: string
  found: string
  spans: readonly SimilaritySpan[]
  language?: string | undefined
  sides?: ComparedSides | undefined
}) {
  const { t } = useTranslation('similarity')
  const pair = useRef<HTMLDivElement>(null)
  const [litLink, setLitLink] = useState<number | null>(null)
  const field = comparedField(spans)
  const numbers = numberLinks(spans)
  const connections = useConnections(pair)
  const shownKinds = kinds.filter((kind) => spans.some((span) => span.kind === kind))

  const draw = ({ text, start, span }: Segment) =>
    span ? (
      <span
        key={start}
        className={`${spanStyles.part} ${spanStyles[span.kind]}`}
        data-link={span.link}
        data-kind={span.kind}
        data-lit={span.link === litLink || undefined}
        onPointerEnter={() => setLitLink(span.link)}
        onPointerLeave={() => setLitLink(null)}
      >
        {text}
        {numbers.has(span.link) && (
          <sup className={styles.number} aria-hidden="true">
            {numbers.get(span.link)}
          </sup>
        )}
      </span>
    ) : (
      <span key={start} className={spanStyles.none}>
        {text}
      </span>
    )

  const drawn = (side: SimilaritySpan['field'], text: string) =>
    segmentsOf(
      text,
      spans.filter((span) => span.field === side),
    ).map(draw)

  return (
    <figure>
      <div
        ref={pair}
        className={styles.pair}
        style={{ '--mark-size': `${markSizePx(Math.max(query.length, found.length))}px` } as React.CSSProperties}
      >
        <span className={styles.side}>{sides?.upper ?? t('query')}</span>
        <p className={styles.text} data-side="query">
          {drawn('query', query)}
        </p>
        <span className={styles.side}>{sides?.lower ?? t('found')}</span>
        <p className={`${styles.text} ${styles.found}`} data-side="found" lang={language}>
          {drawn(field, found)}
        </p>
        <svg className={styles.lines} aria-hidden="true">
          {connections.map(({ x1, y1, x2, y2, kind, link }, index) => (
            <line
              key={index}
              {...{ x1, y1, x2, y2 }}
              stroke={spanInks[kind]}
              strokeDasharray={dashes[kind]}
              strokeOpacity={litLink === null || litLink === link ? 0.75 : 0.15}
            />
          ))}
        </svg>
      </div>
      <figcaption>
        <ul className={styles.legend}>
          {shownKinds.map((kind) => (
            <li key={kind}>
              <b className={`${spanStyles.part} ${spanStyles[kind]}`} aria-hidden="true">
                {t('specimen')}
              </b>
              {t(`kind.${kind}`)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** As large as the longer text allows. */
function markSizePx(length: number): number {
  if (length <= 8) return 44
  if (length <= 16) return 32
  return length <= 32 ? 24 : 18
}
