import { useEffect, useState } from 'react'

const SHOWN_MS = 2000

/** Copies a text and says so for a moment. */
export function useCopied() {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (text: string) => void copyText(text).then(setIsCopied)
  return { isCopied, copy }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without a secure connection browsers keep the clipboard to the older command.
    const area = document.createElement('textarea')
    area.value = text
    area.style.position = 'fixed'
    area.style.opacity = '0'
    document.body.append(area)
    area.select()
    const isDone = document.execCommand('copy')
    area.remove()
    return isDone
  }
}
