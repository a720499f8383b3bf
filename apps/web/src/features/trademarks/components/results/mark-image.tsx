import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markLanguage } from '../../../../shared/similarity/mark-language.ts'
import styles from './mark-image.module.css'

/** The image of a mark in a frame of a given size; a word mark without one is set in type instead. */
export function MarkImage({
  hit,
  className = '',
  isLarge = false,
}: {
  hit: Pick<TrademarkHit, 'country' | 'name' | 'imageUrl' | 'thumbUrl'>
  className?: string
  isLarge?: boolean
}) {
  const { t } = useTranslation('results')
  const [isBroken, setIsBroken] = useState(false)
  const source = isLarge ? hit.imageUrl : hit.thumbUrl
  if (source && !isBroken)
    return (
      <div className={`${styles.frame} ${className}`}>
        <img
          src={source}
          alt={t('imageOf', { name: hit.name ?? t('figure') })}
          loading={isLarge ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      </div>
    )
  // The name is beside the frame as text.
  return (
    <div className={`${styles.frame} ${styles.specimen} ${className}`} aria-hidden="true">
      {hit.name ? (
        <span lang={markLanguage(hit.country, hit.name)} style={{ fontSize: `${specimenScale(hit.name)}em` }}>
          {hit.name}
        </span>
      ) : (
        <span className={styles.none}>{t('noImage')}</span>
      )}
    </div>
  )
}

/** Letters that fit a line at full size; a wide character takes the room of two, a capital that of one and a quarter. */
const LINE_LETTERS = 6
const SCALE_MIN = 0.5

function specimenScale(name: string): number {
  const longestWord = Math.max(...name.split(/\s+/).map(widthOf))
  return Math.min(1, Math.max(SCALE_MIN, LINE_LETTERS / longestWord))
}

const widthOf = (word: string) =>
  Array.from(word).reduce(
    (sum, letter) => sum + (/[\u2E80-\uFFEF]/.test(letter) ? 2 : /\p{Lu}/u.test(letter) ? 1.25 : 1),
    0,
  )
