import { SUBMENU_CLOSE_DELAY_MS } from '@markwright/domain/site/header-limits'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styles from './site-header.module.css'

/**
 * A button of the header with a panel below it. The panel opens under the mouse, and by key or touch as a disclosure;
 * Esc, a press elsewhere and the focus going elsewhere close it. `onClose` is called each time it has closed.
 */
export function HoverPanel({
  button,
  label,
  isCurrent = false,
  align = 'start',
  openDelayMs = 0,
  onClose,
  children,
}: {
  button: ReactNode
  /** Of a button that has no text of its own. */
  label?: string
  isCurrent?: boolean
  align?: 'start' | 'end'
  /** How long the mouse rests on it before the panel opens, so that crossing it opens nothing. */
  openDelayMs?: number
  onClose?: () => void
  /** The content; `close` is for links in it. */
  children: (close: () => void) => ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [isPointerGone, setIsPointerGone] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const opening = useRef<number>(undefined)
  const id = useId()

  const open = () => {
    window.clearTimeout(opening.current)
    setIsPointerGone(false)
    setIsOpen(true)
  }
  const close = () => {
    if (!isOpen) return
    setIsOpen(false)
    onClose?.()
  }
  const closeNow = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen || !isPointerGone) return
    const timer = setTimeout(() => closeNow(), SUBMENU_CLOSE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isPointerGone])

  useEffect(() => {
    if (!isOpen) return
    // A press on what takes no focus, as most of a page does on a phone, is no loss of focus everywhere.
    const closeUnlessInside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) closeNow()
    }
    document.addEventListener('pointerdown', closeUnlessInside)
    return () => document.removeEventListener('pointerdown', closeUnlessInside)
  }, [isOpen])

  return (
    <div
      ref={root}
      className={styles.hoverArea}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        if (isOpen || openDelayMs === 0) open()
        else opening.current = window.setTimeout(open, openDelayMs)
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse') return
        window.clearTimeout(opening.current)
        setIsPointerGone(true)
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        opener.current?.focus()
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles.entry}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={({ nativeEvent }) => {
          // Under a mouse the panel is open already.
          const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
          if (isOpen && !isMouse) close()
          else open()
        }}
      >
        {button}
      </button>
      <div id={id} className={styles.panel} data-align={align} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  )
}
