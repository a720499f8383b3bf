import type { ReactNode } from 'react'
import { scriptParts } from '../model/text-scripts.ts'

/** Spans of a text, each [start, end) in UTF-16 units. */
export type Spans = readonly (readonly number[])[]

/** The spans of a text that lie within [from, to), counted from there. */
export const spansWithin = (spans: Spans, from: number, to: number): Spans =>
  spans
    .filter(([start = 0, end = 0]) => start < to && end > from)
    .map(([start = 0, end = 0]) => [Math.max(start, from) - from, Math.min(end, to) - from])

const withScripts = (text: string): ReactNode =>
  scriptParts(text).map(({ text: part, script: Script }, at) => (Script ? <Script key={at}>{part}</Script> : part))

/** A text with spans of it marked. */
export function MarkedText({ text, marks }: { text: string; marks: Spans }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start = 0, end = 0] of marks.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))) {
    if (end <= at) continue
    const from = Math.max(start, at)
    parts.push(
      withScripts(text.slice(at, from)),
      <mark key={`${from} mark`}>{withScripts(text.slice(from, end))}</mark>,
    )
    at = end
  }
  return (
    <>
      {parts}
      {withScripts(text.slice(at))}
    </>
  )
}

/** A language as HTML names it. */
export const htmlLanguage = (language: string | null | undefined) =>
  language === 'zh' ? 'zh-CN' : (language ?? undefined)
