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

/** As the style sheets draw the line between phones and the rest; a sheet of paper is as narrow, but no phone. */
export const usePhoneWidth = () => useMedia('screen and (max-width: 767px)')
