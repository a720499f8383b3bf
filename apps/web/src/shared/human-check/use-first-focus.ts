import { useEffect, useRef } from 'react'

/** Takes the focus once it may; a dialog lets nothing in it have the focus before it is open. */
export function useFirstFocus<Element extends { focus: () => void }>(isEnabled: boolean) {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (isEnabled) element.current?.focus()
  }, [isEnabled])
  return element
}
