import type { Knowledge } from './knowledge.ts'
import { lettersOf, type Letters } from './names.ts'

export type Span = { field: string; start: number; end: number; kind: string; link: number }

/** What a page states of a hit. */
export type Explanation = {
  score: number
  level: string
  rule: string
  components: { text?: number; phonetic?: number; visual?: number; semantic?: number; image?: number }
  spans: readonly Span[]
  reasons: readonly { code: string; zh: string; en: string }[]
}

/** A hit as it is printed, and what may be looked up about it. `owners` counts who uses a word in the register. */
export type Hit = {
  query: string
  name: string
  explanation: Explanation
  knowledge: Knowledge
  owners?: (word: string) => number
}

/** The letters of quotations, one behind the other. */
export const lettersIn = (quotations: readonly string[]): Letters => quotations.flatMap((text) => lettersOf(text))

const printable = (text: string) => text.replaceAll(/[“”]/g, '')

/** Whether a quotation is in a name as it is printed; letters may differ in case. */
export const isQuotedFrom = (quotation: string, name: string) =>
  printable(name).includes(quotation) || printable(name).toLowerCase().includes(quotation.toLowerCase())

export const areQuotedFrom = (quotations: readonly string[], name: string) =>
  quotations.every((quotation) => isQuotedFrom(quotation, name))

/** Whether one list is quoted from the query and the other from the found name. */
export const areOfBoth = ({ query, name }: Hit, a: readonly string[], b: readonly string[]) =>
  (areQuotedFrom(a, query) && areQuotedFrom(b, name)) || (areQuotedFrom(b, query) && areQuotedFrom(a, name))
