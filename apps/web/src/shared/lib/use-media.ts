import { useSyncExternalStore } from 'react'

/** Whether a media query holds. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )

/** As the style sheets draw the line between phones and the rest. */
export const usePhoneWidth = () => useMedia('(max-width: 767px)')
