import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const ITEM = '[data-roving]'

/**
 * One stop of the Tab key for a whole group: arrow keys walk its items as they lie on the page, Home and End go to its
 * ends. Spread `groupProps` on the group and `itemProps(key)` on each focusable item. `first` is the stop at the start.
 */
export function useRovingFocus(first: string | undefined) {
  const [active, setActive] = useState<string | null>(null)
  const stop = active ?? first
  return {
    active,
    groupProps: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)]
        const current = items.findIndex((item) => item === event.target)
        const next = current < 0 ? undefined : neighbour(items, current, event.key)
        if (!next) return
        event.preventDefault()
        next.focus()
      },
    },
    itemProps: (key: string) => ({
      'data-roving': key,
      tabIndex: key === stop ? 0 : -1,
      onFocus: (event: FocusEvent<HTMLElement>) => event.target === event.currentTarget && setActive(key),
    }),
  }
}

function neighbour(items: HTMLElement[], current: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key === 'ArrowRight') return items[current + 1]
  if (key === 'ArrowLeft') return items[current - 1]
  if (key === 'ArrowDown') return inNextRow(items.slice(current + 1), items[current]!)
  if (key === 'ArrowUp') return inNextRow(items.slice(0, current).toReversed(), items[current]!)
  return undefined
}

/** The item that lies nearest, in the first other row. */
function inNextRow(others: HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const box = from.getBoundingClientRect()
  let best: { item: HTMLElement; distance: number; top: number } | undefined
  for (const item of others) {
    const { top, left } = item.getBoundingClientRect()
    if (Math.abs(top - box.top) < 4) continue
    if (best && Math.abs(top - best.top) >= 4) break
    const distance = Math.abs(left - box.left)
    if (!best || distance < best.distance) best = { item, distance, top }
  }
  return best?.item
}
