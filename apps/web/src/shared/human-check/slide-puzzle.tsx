import { SLIDER_PIECE_WIDTH, SLIDER_REFERENCE } from '@markwright/domain/people/human-check-limits'
import { CheckOutlined, CloseOutlined, DoubleRightOutlined } from '@ant-design/icons'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from './challenge.ts'
import { draggedOffset, keyedOffset, MAX_OFFSET, PIECE_Y } from './geometry.ts'
import styles from './human-check.module.css'
import { PuzzleImage } from './puzzle-image.tsx'
import type { PuzzleProps } from './puzzle-props.ts'
import { useFirstFocus } from './use-first-focus.ts'

/** Where the pointer and the piece were when the button was taken hold of. */
type Grip = { fromPx: number; offset: number }

/** Drag the piece into its gap, or move it by the arrow keys and press Enter. */
export function SlidePuzzle({ challenge, phase, takesFocus, onBegin, onAnswer }: PuzzleProps<'blockPuzzle'>) {
  const { t } = useTranslation('humanCheck')
  const [moved, setMoved] = useState<{ challenge: Challenge | null; offset: number }>({ challenge: null, offset: 0 })
  const grip = useRef<Grip | null>(null)
  const button = useFirstFocus<HTMLButtonElement>(takesFocus)
  const track = useRef<HTMLDivElement>(null)
  const offset = moved.challenge === challenge ? moved.offset : 0
  const isReady = phase === 'ready'

  const move = (next: number) => {
    onBegin()
    setMoved({ challenge, offset: next })
  }
  const give = (at: number) => onAnswer({ x: at, y: PIECE_Y })
  const grasp = (event: PointerEvent) => {
    if (!isReady || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { fromPx: event.clientX, offset }
    onBegin()
  }
  const draggedBy = (event: PointerEvent, { fromPx, offset: from }: Grip) =>
    draggedOffset(from, event.clientX - fromPx, track.current!.clientWidth)
  const drag = (event: PointerEvent) => {
    if (grip.current && isReady) move(draggedBy(event, grip.current))
  }
  const release = (event: PointerEvent) => {
    const held = grip.current
    grip.current = null
    if (!held || !isReady) return
    // Not the offset that is drawn, which may be a move behind.
    const at = draggedBy(event, held)
    move(at)
    if (at !== held.offset) give(at)
  }
  const press = (event: KeyboardEvent) => {
    if (!isReady) return
    const target = keyedOffset(offset, event.key, event.shiftKey)
    if (event.key === 'Enter') give(offset)
    else if (target === null) return
    else move(target)
    event.preventDefault()
  }
  return (
    <>
      <p className={styles.task}>{t('slideTask')}</p>
      <PuzzleImage image={challenge?.image}>
        {challenge && (
          <img
            className={styles.piece}
            src={`data:image/png;base64,${challenge.piece}`}
            alt=""
            draggable={false}
            style={{
              left: `${(offset * 100) / SLIDER_REFERENCE.width}%`,
              width: `${(SLIDER_PIECE_WIDTH * 100) / SLIDER_REFERENCE.width}%`,
            }}
          />
        )}
      </PuzzleImage>
      <div
        ref={track}
        className={styles.track}
        data-phase={phase}
        style={{ '--progress': offset / MAX_OFFSET } as CSSProperties}
      >
        <span className={styles.done} />
        {offset === 0 && <span className={styles.hint}>{t('slideHint')}</span>}
        <button
          type="button"
          className={styles.button}
          role="slider"
          ref={button}
          aria-label={t('slider')}
          aria-valuemin={0}
          aria-valuemax={MAX_OFFSET}
          aria-valuenow={offset}
          aria-disabled={!isReady}
          onPointerDown={grasp}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={() => {
            grip.current = null
          }}
          onKeyDown={press}
        >
          {phase === 'passed' ? <CheckOutlined /> : phase === 'failed' ? <CloseOutlined /> : <DoubleRightOutlined />}
        </button>
      </div>
      <p className={styles.help}>{t('sliderKeys')}</p>
    </>
  )
}
