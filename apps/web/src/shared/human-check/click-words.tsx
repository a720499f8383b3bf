import { humanCheckPauses } from '@markwright/domain/people/human-check-limits'
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from './challenge.ts'
import { centre, keyedPoint, placeOf, type Point, pointAt } from './geometry.ts'
import styles from './human-check.module.css'
import { PuzzleImage } from './puzzle-image.tsx'
import type { PuzzleProps } from './puzzle-props.ts'
import { useFirstFocus } from './use-first-focus.ts'

type Marks = { challenge: Challenge | null; points: Point[] }

/** Click the words in their order, or put a crosshair upon them by the arrow keys and press Enter. */
export function ClickWords({ challenge, phase, takesFocus, onBegin, onAnswer }: PuzzleProps<'clickWord'>) {
  const { t } = useTranslation('humanCheck')
  const [marks, setMarks] = useState<Marks>({ challenge: null, points: [] })
  const [cursor, setCursor] = useState(centre)
  const points = marks.challenge === challenge ? marks.points : []
  const wordCount = challenge?.words.length ?? 0
  const isFull = points.length === wordCount
  const isOpen = phase === 'ready' && !isFull

  const surface = useFirstFocus<HTMLDivElement>(takesFocus)
  const giveAll = useEffectEvent(() => onAnswer(points))
  useEffect(() => {
    if (!challenge || !isFull) return
    const timer = setTimeout(() => giveAll(), humanCheckPauses.clickWordsRequested)
    return () => clearTimeout(timer)
  }, [challenge, isFull])

  const mark = (point: Point) => {
    onBegin()
    setMarks({ challenge, points: [...points, point] })
  }
  const click = (event: MouseEvent<HTMLElement>) => {
    if (isOpen) mark(pointAt(event, event.currentTarget.getBoundingClientRect()))
  }
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return
    const target = keyedPoint(cursor, event.key, event.shiftKey)
    if (target) setCursor(target)
    else if (event.key === 'Enter' || event.key === ' ') mark(cursor)
    else if (event.key === 'Escape' && points.length > 0) {
      // Only without a mark to take back does it close the dialog.
      event.stopPropagation()
      setMarks({ challenge, points: points.slice(0, -1) })
    } else return
    event.preventDefault()
  }
  return (
    <>
      <p className={styles.task}>
        {t('clickInOrder')}
        {challenge?.words.map((word, index) => (
          <b key={index}>{word}</b>
        ))}
      </p>
      <PuzzleImage
        image={challenge?.image}
        className={`${styles.image} ${styles.surface}`}
        role="application"
        tabIndex={0}
        ref={surface}
        aria-label={t('surface')}
        data-phase={phase}
        onClick={click}
        onKeyDown={press}
      >
        {points.map((point, index) => (
          <span key={index} className={styles.mark} style={placeOf(point)}>
            {index + 1}
          </span>
        ))}
        {isOpen && <span className={styles.crosshair} style={placeOf(cursor)} />}
      </PuzzleImage>
      <p role="status" className="visually-hidden">
        {points.length > 0 && t('marked', { count: points.length, all: wordCount })}
      </p>
      <p className={styles.help}>{t('surfaceKeys')}</p>
    </>
  )
}
