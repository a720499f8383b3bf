import type { ReactNode } from 'react'

/** Spans of a text, each [start, end) in UTF-16 units. */
export type Spans = readonly (readonly number[])[]

const asIs = (text: string): ReactNode => text

/** A text with spans of it marked; `render` shows each piece. */
export function MarkedText({ text, marks, render = asIs }: { text: string; marks: Spans; render?: typeof asIs }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start = 0, end = 0] of marks.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))) {
    if (end <= at) continue
    const from = Math.max(start, at)
    parts.push(render(text.slice(at, from)), <mark key={`${from} mark`}>{render(text.slice(from, end))}</mark>)
    at = end
  }
  return (
    <>
      {parts}
      {render(text.slice(at))}
    </>
  )
}

/** A language as HTML names it. */
export const htmlLanguage = (language: string | null | undefined) =>
  language === 'zh' ? 'zh-CN' : (language ?? undefined)
