import { useEffect, useEffectEvent } from 'react'

/** Hears a key wherever the user is on the page, except while something is being typed or another part took it. */
export function usePageKey(key: string, act: () => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null
