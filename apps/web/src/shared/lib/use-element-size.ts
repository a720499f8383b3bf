import { type RefObject, useLayoutEffect, useState } from 'react'

/** Size of an element with its border, in whole pixels, as it changes. */
export function useElementSize(element: RefObject<HTMLElement | null>): { widthPx: number; heightPx: number } {
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 })
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { width, height } = measured.getBoundingClientRect()
      setSize({ widthPx: Math.round(width), heightPx: Math.round(height) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
