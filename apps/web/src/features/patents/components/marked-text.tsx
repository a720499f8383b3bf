import type { ReactNode } from 'react'
import { MarkedText as PlainMarkedText, type Spans } from '../../../shared/ui/layout/marked-text.tsx'
import { scriptParts } from '../model/text-scripts.ts'

export { htmlLanguage, type Spans } from '../../../shared/ui/layout/marked-text.tsx'

/** The spans of a text that lie within [from, to), counted from there. */
export const spansWithin = (spans: Spans, from: number, to: number): Spans =>
  spans
    .filter(([start = 0, end = 0]) => start < to && end > from)
    .map(([start = 0, end = 0]) => [Math.max(start, from) - from, Math.min(end, to) - from])

const withScripts = (text: string): ReactNode =>
  scriptParts(text).map(({ text: part, script: Script }, at) => (Script ? <Script key={at}>{part}</Script> : part))

/** A text with spans of it marked and its raised and lowered figures set as such. */
export const MarkedText = ({ text, marks }: { text: string; marks: Spans }) => (
  <PlainMarkedText text={text} marks={marks} render={withScripts} />
)
