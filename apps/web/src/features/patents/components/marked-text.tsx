import type { ReactNode } from 'react'

/** A text with the spans of it marked, each [start, end) in UTF-16 units. */
export function MarkedText({ text, marks }: { text: string; marks: readonly (readonly number[])[] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start = 0, end = 0] of marks.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))) {
    if (end <= at) continue
    const from = Math.max(start, at)
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, end)}</mark>)
    at = end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}

/** A language as HTML names it. */
export const htmlLanguage = (language: string | null | undefined) =>
  language === 'zh' ? 'zh-CN' : (language ?? undefined)
