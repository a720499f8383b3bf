import { useEffect, useRef } from 'react'

/** Takes the first file that is pasted anywhere on the page; text is pasted as ever. Of several places that wait for one, the first has it. */
export function usePastedFile(take: (file: File) => void, isWaiting = true) {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      if (!file || event.defaultPrevented) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isWaiting])
}
