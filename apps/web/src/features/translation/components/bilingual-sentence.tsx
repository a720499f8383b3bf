import type { TextSegment } from '@markwright/api-client/models/textSegment'
import type { TranslationDirection } from '@markwright/api-client/models/translationDirection'
import { Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOfTerms } from '../model/places-of-terms.ts'
import { AlignedText } from './aligned-text.tsx'
import styles from './translation.module.css'

/** A sentence beside its translation: terms of glossaries are marked, aligned parts light up together. */
export function BilingualSentence({ segment, direction }: { segment: TextSegment; direction: TranslationDirection }) {
  const { t } = useTranslation('translation')
  const [current, setCurrent] = useState<number | null>(null)
  const aligned = { pairs: segment.alignment, current, onPoint: setCurrent }
  const marked = (side: 'src' | 'tgt') =>
    placesOfTerms(
      segment[side],
      segment.terms.map((term) => term[side]),
    )
  return (
    <div className={styles.pair}>
      <p lang={direction.slice(0, 2)}>
        <AlignedText text={segment.src} side="src" terms={marked('src')} {...aligned} />
      </p>
      <div>
        <p lang={direction.slice(6, 8)}>
          <AlignedText text={segment.tgt} side="tgt" terms={marked('tgt')} {...aligned} />
        </p>
        {(segment.issues.length > 0 || segment.origin === 'untranslated') && (
          <p className={styles.marks}>
            {segment.issues.map(({ kind, detail }) => (
              <Tag key={`${kind}${detail}`} color="warning">
                {t(`issue.${kind}`)}
                {detail && `: ${detail.slice(0, 60)}`}
              </Tag>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
