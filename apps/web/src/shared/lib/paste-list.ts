import type { ClipboardEvent } from 'react'

/**
 * For a field of one line with entries separated by semicolons: a pasted column becomes such a list. The field itself
 * would run its lines together.
 */
export const pasteList = (onChange: (value: string) => void) => (event: ClipboardEvent<HTMLInputElement>) => {
  const pasted = event.clipboardData.getData('text').trim()
  if (!/[\r\n\t]/.test(pasted)) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const list = pasted
    .split(/[\r\n\t]+/)
    .map((each) => each.trim().replace(/[;；,]$/, ''))
    .filter(Boolean)
    .join(';')
  onChange(value.slice(0, selectionStart ?? value.length) + list + value.slice(selectionEnd ?? value.length))
}
