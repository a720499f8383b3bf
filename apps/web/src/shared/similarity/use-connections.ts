import type { SimilaritySpanKind } from '@markwright/api-client/models/similaritySpanKind'
import { type RefObject, useLayoutEffect, useState } from 'react'

export type Connection = { x1: number; y1: number; x2: number; y2: number; kind: SimilaritySpanKind; link: number }

/**
 * Lines between the parts of both sides that carry the same link, in pixels within the element; none where a side takes
 * more than one line, because they would cross the words. Measured anew when the size of the element changes.
 */
export function useConnections(element: RefObject<HTMLElement | null>): Connection[] {
  const [connections, setConnections] = useState<Connection[]>([])
  useLayoutEffect(() => {
    const root = element.current
    if (!root) return
    const measure = () => setConnections(measureConnections(root))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    // Faces arrive after the first drawing, and are of another width.
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [element])
  return connections
}

function measureConnections(root: HTMLElement): Connection[] {
  const origin = root.getBoundingClientRect()
  const partsOf = (side: string) => [...root.querySelectorAll<HTMLElement>(`[data-side=${side}] [data-link]`)]
  const sides = [...root.querySelectorAll<HTMLElement>('[data-side]')]
  const isWrapped = sides.some((side) => side.clientHeight > 1.7 * Number.parseFloat(getComputedStyle(side).lineHeight))
  if (isWrapped) return []
  return partsOf('query').flatMap((upper) =>
    partsOf('found')
      .filter((lower) => lower.dataset['link'] === upper.dataset['link'])
      .map((lower) => {
        const from = upper.getBoundingClientRect()
        const to = lower.getBoundingClientRect()
        return {
          x1: from.left + from.width / 2 - origin.left,
          y1: from.bottom - origin.top + 5,
          x2: to.left + to.width / 2 - origin.left,
          y2: to.top - origin.top - 2,
          kind: upper.dataset['kind'] as SimilaritySpanKind,
          link: Number(upper.dataset['link']),
        }
      }),
  )
}
