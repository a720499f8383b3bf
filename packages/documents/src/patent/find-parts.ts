import type { ApplicationPart } from '@markwright/domain/patent-parts'
import { judgeText, type TextState } from './page-text.ts'

/** A line of a page: its text, and where its middle is, in shares of the page from its left and its top. */
export type PageLine = { text: string; x: number; y: number }

/**
 * What a page belongs to. `parts` is null where somebody must decide, with `suggested` for a start; empty where the page
 * belongs to none, such as the request.
 */
export type PageParts = {
  state: TextState
  parts: ApplicationPart[] | null
  suggested: ApplicationPart | null
  /** Why: the heading of a part, what the page says, or that it follows a page of its part. */
  reason: 'heading' | 'content' | 'follows' | 'request' | 'undecided'
}

const HEADINGS: [RegExp, ApplicationPart][] = [
  [/^(说明书)?摘要附图$/, 'abstractDrawing'],
  [/^(说明书)?摘要$/, 'abstract'],
  [/^权利要求书?$/, 'claims'],
  [/^(说明书附图|附图)$/, 'drawings'],
  [/^说明书$/, 'description'],
]
/** Forms put their number beside the heading, publications theirs and the number of the page. */
const BESIDE =
  /^(CN\d{6,}[A-Z]\d?)|(CN\d{6,}[A-Z]\d?)$|^\d{5,6}|\d{5,6}$|\(?第?\d+\/\d+页?\)?$|第\d+页(,?共\d+页)?$|^第?\d+\/\d+页?/g
const NUMBERED = /(?:^|\D)(\d{1,3})\/(\d{1,3})页?$|第(\d{1,3})页/

const TOP = 0.16
/** Text above a heading that belongs to the part before it, in characters. */
const REST_MIN = 30

const dense = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

function headingOf({ text, x, y }: PageLine): { part: ApplicationPart; y: number } | null {
  const line = dense(text)
  if (line.length > 40) return null
  const bracketed = /^[【[](.+)[】\]]$/.exec(line)?.[1]
  let bare = bracketed ?? line
  for (let before = ''; before !== bare;) [before, bare] = [bare, bare.replaceAll(BESIDE, '')]
  const part = HEADINGS.find(([pattern]) => pattern.test(bare))?.[1]
  // The end of a sentence may be a line of these words as well, but neither in the middle nor in the head of a page.
  return part && (bracketed || y < TOP || Math.abs(x - 0.5) < 0.08) ? { part, y } : null
}

type Evidence = Partial<Record<ApplicationPart, number>>

/** What a page says by its words, without a heading. */
function evidenceOf(text: string): Evidence {
  const flat = dense(text)
  const times = (pattern: RegExp) => flat.match(pattern)?.length ?? 0
  const lines = text.split('\n').map(dense)
  const numbered = lines.filter((line) => /^\d{1,3}[.、．,](一种|根据|如|按照|一|权)/.test(line)).length
  const labels = lines.filter((line) => /^图\d+[a-zA-Z]?([(（].*)?$/.test(line)).length
  const paragraphs = times(/\[\d{4,5}\]/g)
  const sections = times(/技术领域|背景技术|发明内容|实用新型内容|附图说明|具体实施方式/g)
  return {
    claims: numbered + (paragraphs === 0 ? Math.min(2, times(/其特征在于|(根据|如|按照)权利要求\d/g)) : 0),
    description: paragraphs + (sections > 0 ? 1 + sections : 0),
    drawings: labels > 0 && flat.length < 200 && paragraphs === 0 ? 2 + labels : 0,
    abstract: /^(本|一种).{0,40}(公开|提供|涉及)了?/.test(flat) && flat.length < 600 && paragraphs === 0 ? 1 : 0,
  }
}

const numberOf = (lines: readonly PageLine[]): number | null => {
  for (const { text, y } of lines) {
    const found = y < TOP || y > 1 - TOP ? NUMBERED.exec(dense(text)) : null
    if (found) return Number(found[1] ?? found[3])
  }
  return null
}

/** Finds the part of each page by headings, headers, page numbers, claim and paragraph numbers and labels of figures. */
export function findParts(pages: readonly (readonly PageLine[])[]): PageParts[] {
  const found: PageParts[] = []
  let last: ApplicationPart | null = null
  let number: number | null = null
  for (const lines of pages) {
    const text = lines.map((line) => line.text).join('\n')
    const state = judgeText(text)
    const headings = state === 'text' ? lines.flatMap((line) => headingOf(line) ?? []) : []
    const before: number | null = number
    number = state === 'text' ? numberOf(lines) : null
    if (headings.length > 0) {
      const rest = lines.filter(({ y }) => y > 0.08 && y < headings[0]!.y).map((line) => dense(line.text))
      const continues = headings[0]!.y > TOP && rest.join('').length > REST_MIN && last !== null
      const parts = [...new Set([...(continues ? [last!] : []), ...headings.map(({ part }) => part)])]
      last = headings.at(-1)!.part
      found.push({ state, parts, suggested: null, reason: 'heading' })
      continue
    }
    const judged: PageParts | null = state === 'text' ? judgeContent(text, last, number === 1 && before !== null) : null
    if (judged?.parts?.length) last = judged.parts.at(-1)!
    found.push(judged ?? { state, parts: null, suggested: null, reason: 'undecided' })
  }
  return suggest(found)
}

function judgeContent(text: string, last: ApplicationPart | null, restarts: boolean): PageParts {
  const evidence = evidenceOf(text)
  const [best, weight] = (Object.entries(evidence) as [ApplicationPart, number][]).reduce((one, other) =>
    other[1] > one[1] ? other : one,
  )
  const base = { state: 'text' as const, suggested: null }
  // The drawing of the abstract bears a label as the other drawings do.
  if (best === 'drawings' && weight >= 2 && last === 'abstract')
    return { ...base, parts: ['abstractDrawing'], reason: 'content' }
  if (best === 'drawings' && weight >= 2 && last === 'abstractDrawing')
    return { ...base, parts: null, suggested: 'drawings', reason: 'undecided' }
  if (best !== last && weight >= (last === 'description' && best === 'claims' ? 4 : 2))
    return { ...base, parts: [best], reason: 'content' }
  if (last === null && /请求书|申请书|承诺书|委托书/.test(dense(text).slice(0, 200)))
    return { ...base, parts: [], reason: 'request' }
  const isSingle = last === 'abstract' || last === 'abstractDrawing'
  if (last && !restarts && !isSingle) return { ...base, parts: [last], reason: 'follows' }
  if (weight > 0) return { ...base, parts: [best], reason: 'content' }
  return { state: 'text', parts: null, suggested: null, reason: 'undecided' }
}

/** What pages without a decision may be, by those around them. */
function suggest(pages: readonly PageParts[]): PageParts[] {
  const known = new Set(pages.flatMap(({ parts }) => parts ?? []))
  let before: ApplicationPart | null = null
  return pages.map((page, at) => {
    if (page.parts) {
      before = page.parts.at(-1) ?? before
      return page
    }
    const after = pages.slice(at).find(({ parts }) => parts?.length)?.parts?.[0] ?? null
    const guess = page.suggested ?? guessOf(page.state, { before, after, hasDrawings: known.has('drawings') })
    before = guess ?? before
    return { ...page, suggested: guess }
  })
}

type Around = { before: ApplicationPart | null; after: ApplicationPart | null; hasDrawings: boolean }

function guessOf(state: TextState, { before, after, hasDrawings }: Around): ApplicationPart | null {
  if (before === null) return null
  if (state !== 'none' || before === after) return before
  if (before === 'abstract') return hasDrawings || after ? 'abstractDrawing' : 'drawings'
  // Drawings rarely have text that a PDF knows; they follow the description.
  return before === 'description' || before === 'abstractDrawing' ? 'drawings' : before
}
