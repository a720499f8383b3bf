import type { ApplicationPart, PageSection } from '@markwright/domain/patents/patent-parts'
import { judgeText, type TextState } from './page-text.ts'

/**
 * A line of a page: its text, where its middle is from the left, and where it stands, begins and ends from the top, in
 * shares of the page.
 */
export type PageLine = { text: string; x: number; y: number; top: number; bottom: number }

/** What the sections of a page belong to; a page that is for somebody to decide has one, with `suggested` for a start. */
export type PageParts = {
  state: TextState
  sections: PageSection[]
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
/** Text above a heading that belongs to the part before it, in characters, unless it ends a sentence. */
const REST_MIN = 30
/** How far apart cuts can be where there is no text. */
const STEP = 0.015
/** Above it stand running heads. */
const HEAD = 0.08

const dense = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** The first line of a part. */
type Start = { part: ApplicationPart; at: number }

function headingOf({ text, x, y }: PageLine): ApplicationPart | null {
  const line = dense(text)
  if (line.length > 40) return null
  const bracketed = /^[【[](.+)[】\]]$/.exec(line)?.[1]
  let bare = bracketed ?? line
  for (let before = ''; before !== bare;) [before, bare] = [bare, bare.replaceAll(BESIDE, '')]
  const part = HEADINGS.find(([pattern]) => pattern.test(bare))?.[1]
  // The end of a sentence may be a line of these words as well, but neither in the middle nor in the head of a page.
  return part && (bracketed || y < TOP || Math.abs(x - 0.5) < 0.08) ? part : null
}

/** Where the parts of a page begin: at their headings, and at a first claim without one. */
function startsOf(lines: readonly PageLine[], last: ApplicationPart | null): Start[] {
  const starts = lines.flatMap((line, at): Start[] => {
    const part = headingOf(line)
    return part ? [{ part, at }] : []
  })
  const first = lines.findIndex(({ text }) => /^1[.、．,]一种/.test(dense(text)))
  const before = starts.findLast(({ at }) => at < first)?.part ?? last
  if (first < 1 || before === null || before === 'claims') return starts
  const rest = dense(
    lines
      .slice(first)
      .map(({ text }) => text)
      .join(''),
  )
  const areClaims = /其特征在于/.test(rest) && /(根据|如|按照)权利要求1/.test(rest) && !/\[\d{4,5}\]/.test(rest)
  return areClaims
    ? [...starts, { part: 'claims' as const, at: first }].toSorted((one, other) => one.at - other.at)
    : starts
}

/** Where a page is cut above one of its lines: at the last place of those that it can be cut at. */
function cutAbove(lines: readonly PageLine[], at: number): number {
  const { top } = lines[at]!
  const before = Math.max(0, ...lines.slice(0, at).map((line) => line.bottom))
  return breaksOf(lines).findLast((place) => place >= before && place <= top) ?? (before + top) / 2
}

/** The sections of a page in which parts begin; the text above the first one may be the end of the part before. */
function sectionsOf(lines: readonly PageLine[], starts: readonly Start[], last: ApplicationPart | null): PageSection[] {
  const [first] = starts
  const above = lines.slice(0, first!.at).filter(({ y }) => y > HEAD)
  const rest = above.map(({ text }) => dense(text)).join('')
  const isMidway = lines[first!.at]!.y > TOP
  const continues = isMidway && last !== null && (rest.length > REST_MIN || /[。；]$/.test(rest))
  const isRequest = isMidway && last === null && /请求书|申请书|承诺书|委托书|申请人/.test(rest)
  const sections: PageSection[] = continues ? [{ top: 0, parts: [last] }] : isRequest ? [{ top: 0, parts: [] }] : []
  for (const { part, at } of starts) {
    if (sections.at(-1)?.parts?.[0] === part) continue
    sections.push({ top: sections.length === 0 ? 0 : cutAbove(lines, at), parts: [part] })
  }
  return sections
}

/** Where a page can be cut without a line being cut through, in shares from its top. */
export function breaksOf(lines: readonly PageLine[]): number[] {
  const breaks: number[] = []
  let from = 0
  for (const { top, bottom } of [...lines, { top: 1, bottom: 1 }]) {
    const room = top - from
    if (room > 0 && room < 2 * STEP) breaks.push(from + room / 2)
    else for (let at = from + STEP / 2; at <= top - STEP / 2 + 1e-9; at += STEP) breaks.push(at)
    from = Math.max(from, bottom)
  }
  return breaks.filter((at) => at > 0.01 && at < 0.99).map((at) => Math.round(at * 10_000) / 10_000)
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
    const starts: Start[] = state === 'text' ? startsOf(lines, last) : []
    const before: number | null = number
    number = state === 'text' ? numberOf(lines) : null
    if (starts.length > 0) {
      found.push({ state, sections: sectionsOf(lines, starts, last), suggested: null, reason: 'heading' })
      last = starts.at(-1)!.part
      continue
    }
    const judged: PageParts | null = state === 'text' ? judgeContent(text, last, number === 1 && before !== null) : null
    last = lastPart(judged) ?? last
    found.push(judged ?? { state, sections: whole(null), suggested: null, reason: 'undecided' })
  }
  return suggest(found)
}

const whole = (parts: readonly ApplicationPart[] | null): PageSection[] => [{ top: 0, parts }]
const lastPart = (page: PageParts | null): ApplicationPart | null =>
  page?.sections.flatMap(({ parts }) => parts ?? []).at(-1) ?? null

function judgeContent(text: string, last: ApplicationPart | null, restarts: boolean): PageParts {
  const evidence = evidenceOf(text)
  const [best, weight] = (Object.entries(evidence) as [ApplicationPart, number][]).reduce((one, other) =>
    other[1] > one[1] ? other : one,
  )
  const base = { state: 'text' as const, suggested: null }
  // The drawing of the abstract bears a label as the other drawings do.
  if (best === 'drawings' && weight >= 2 && last === 'abstract')
    return { ...base, sections: whole(['abstractDrawing']), reason: 'content' }
  if (best === 'drawings' && weight >= 2 && last === 'abstractDrawing')
    return { ...base, sections: whole(null), suggested: 'drawings', reason: 'undecided' }
  if (best !== last && weight >= (last === 'description' && best === 'claims' ? 4 : 2))
    return { ...base, sections: whole([best]), reason: 'content' }
  if (last === null && /请求书|申请书|承诺书|委托书/.test(dense(text).slice(0, 200)))
    return { ...base, sections: whole([]), reason: 'request' }
  const isSingle = last === 'abstract' || last === 'abstractDrawing'
  if (last && !restarts && !isSingle) return { ...base, sections: whole([last]), reason: 'follows' }
  if (weight > 0) return { ...base, sections: whole([best]), reason: 'content' }
  return { ...base, sections: whole(null), reason: 'undecided' }
}

/** What pages without a decision may be, by those around them. */
function suggest(pages: readonly PageParts[]): PageParts[] {
  const partsOf = ({ sections }: PageParts) => sections.flatMap(({ parts }) => parts ?? [])
  const known = new Set(pages.flatMap(partsOf))
  let before: ApplicationPart | null = null
  return pages.map((page, at) => {
    if (page.sections.every(({ parts }) => parts)) {
      before = lastPart(page) ?? before
      return page
    }
    const after = pages.slice(at).flatMap(partsOf)[0] ?? null
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
