import type { TextPart } from '@markwright/api-client/models/textPart'
import { useTranslation } from 'react-i18next'
import styles from './contrast.module.css'

/** One text out of two: what only the left one has is struck through, what only the right one has is underlined. */
export function DiffView({ parts, only }: { parts: readonly TextPart[]; only?: 'left' | 'right' }) {
  const { t } = useTranslation('contrast')
  return (
    <>
      {parts
        .filter(({ kind }) => only === undefined || kind === 'same' || kind === only)
        .map(({ kind, text }, at) =>
          kind === 'same' ? (
            // Stretches of a text have no other name than their place.
            <span key={at}>{text}</span>
          ) : kind === 'left' ? (
            <del key={at} className={styles.left} title={t('onlyLeft')}>
              {text}
            </del>
          ) : (
            <ins key={at} className={styles.right} title={t('onlyRight')}>
              {text}
            </ins>
          ),
        )}
    </>
  )
}
