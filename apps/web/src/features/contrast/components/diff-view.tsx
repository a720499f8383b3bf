import type { TextPart } from '@markwright/api-client/models/textPart'
import { contrastStateLabels } from '@markwright/domain/marks/contrast-labels'
import { useLanguage } from '../../../shared/i18n/language.ts'
import styles from './contrast.module.css'

/** One text out of two: what only the left one has is struck through, what only the right one has is underlined. */
export function DiffView({ parts, only }: { parts: readonly TextPart[]; only?: 'left' | 'right' }) {
  const language = useLanguage()
  return (
    <>
      {parts
        .filter(({ kind }) => only === undefined || kind === 'same' || kind === only)
        .map(({ kind, text }, at) =>
          kind === 'same' ? (
            // Stretches of a text have no other name than their place.
            <span key={at}>{text}</span>
          ) : kind === 'left' ? (
            <del key={at} className={styles.left} title={contrastStateLabels.onlyLeft[language]}>
              {text}
            </del>
          ) : (
            <ins key={at} className={styles.right} title={contrastStateLabels.onlyRight[language]}>
              {text}
            </ins>
          ),
        )}
    </>
  )
}
