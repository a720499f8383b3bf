import type { AnalysedPart, MarkAnalysis } from './analyze.ts'
import { findFacts } from './explain/facts.ts'
import { alignCores, decidingPair } from './explain/pair.ts'
import { explain, printedMark } from './explain/reasons.ts'
import { decidingRule } from './explain/rule.ts'
import { sentences, type Reason } from './explain/sentences.ts'
import { findSpans, type SimilaritySpan } from './explain/spans.ts'
import * as at from './kernel/memory-map.ts'
import { coreLength } from './mark-element.ts'
import { parameters } from './parameters.ts'
import type { RuleId } from './rules/rule-ids.ts'
import { findLikeness, type Finding, type Narrowed } from './score-marks.ts'

export type SimilarityLevel = 'identical' | 'high' | 'middle' | 'low'

/** How similar two marks are and why. */
export type Similarity = {
  /** 0 to 100 with one decimal. */
  score: number
  level: SimilarityLevel
  /** The rule that decided. */
  rule: RuleId
  /** 0 to 100 each before weighting; absent where a channel says nothing about the pair. */
  components: { text?: number; phonetic?: number; visual?: number; semantic?: number }
  /** Stretches of the two texts that belong together. */
  spans: SimilaritySpan[]
  /** At least one; each is one sentence. */
  reasons: Reason[]
}
/** The same of marks that may be less similar than low: `none`. */
export type AnySimilarity = Omit<Similarity, 'level'> & { level: SimilarityLevel | 'none' }

/** The level of a score (rule section 3.1); null below the lowest, where nothing is shown. */
export function levelOf(score: number): SimilarityLevel | null {
  const { identical, high, middle, low } = parameters.levels
  if (score >= identical) return 'identical'
  if (score >= high) return 'high'
  if (score >= middle) return 'middle'
  return score >= low ? 'low' : null
}

/**
 * Compares two marks by the published criteria for word marks (CNIPA examination standard, USPTO TMEP 1207.01, EUIPO
 * guidelines part C). The score of two marks is the same wherever they are compared, whichever of them is the query, for
 * whatever goods. Null where they are not even remotely similar. An assessment by published criteria, not a decision of an
 * office.
 */
export const compareMarks = (query: MarkAnalysis, found: MarkAnalysis): Similarity | null =>
  explainFinding(findLikeness(query, found), query, found)

/** O_PAIR of two elements of Han characters, and of letters. */
const CHARACTERS = 1
const LETTERS = 2

/** Of 10,000 as of 100, with one decimal. */
const share = (value: number) => Math.round((value * 1000) / at.ONE) / 10

/** What a finding of the kernel means; null where the marks are not even remotely similar. */
export function explainFinding(finding: Finding, query: MarkAnalysis, found: MarkAnalysis): Similarity | null {
  const level = levelOf(finding.score / 10)
  return level && { ...explainAny(finding, query, found), level }
}

/**
 * The same of marks however little they have in common. Of what no sentence can be made of the parts that have scored it
 * says what else the marks share.
 */
export function explainAny(finding: Finding, query: MarkAnalysis, found: MarkAnalysis): AnySimilarity {
  if (finding.readAlike) return explainReading(finding, query, found)
  if (finding.narrowed) return explainNarrowed({ ...finding, narrowed: finding.narrowed }, query, found)
  const explained = explainParts(finding, query, found)
  if (finding.identity || namesSomething(explained)) return explained
  for (const pair of PAIRS) {
    const parts = pair === LETTERS ? [query.latin, found.latin] : [query.han, found.han]
    if (pair === finding.pair || !parts.every((part) => part && coreLength(part) > 0)) continue
    // What was found of the parts that have scored says nothing of these.
    const other = explainParts({ ...finding, ...nothingFound, pair }, query, found)
    if (namesSomething(other)) return { ...other, components: explained.components }
  }
  return explained
}

/** Explains the distinctive parts, and says of each mark that has more what was left out. */
function explainNarrowed(
  { narrowed, ...finding }: Finding & { narrowed: Narrowed },
  query: MarkAnalysis,
  found: MarkAnalysis,
): AnySimilarity {
  const ofParts = explainAny(
    { ...finding, narrowed: null },
    narrowed.query?.mark ?? query,
    narrowed.found?.mark ?? found,
  )
  const sides = [
    { field: 'query', part: narrowed.query, mark: query },
    { field: 'name', part: narrowed.found, mark: found },
  ] as const
  const spans = ofParts.spans.map((span) => {
    const shift = (span.field === 'query' ? narrowed.query : narrowed.found)?.start ?? 0
    return { ...span, start: span.start + shift, end: span.end + shift }
  })
  let link = Math.max(-1, ...spans.map((span) => span.link))
  for (const { field, part } of sides)
    for (const { start, end } of part?.weak ?? []) spans.push({ field, start, end, kind: 'added', link: ++link })
  const score = finding.score / 10
  const same = finding.identity
    ? sentences.samePart([printedMark(query), printedMark(found)], [(narrowed.found ?? narrowed.query)!.text])
    : undefined
  return {
    ...ofParts,
    score,
    level: levelOf(score) ?? 'none',
    rule: same ? (found.han ? 'C18' : 'L17') : ofParts.rule,
    spans,
    reasons: [
      ...(same ? [same] : ofParts.reasons),
      ...sides.flatMap(({ part, mark }) => (part ? [leftOut(part, mark)] : [])),
    ],
  }
}

/** Of marks that are read aloud as the same words. */
function explainReading(finding: Finding, query: MarkAnalysis, found: MarkAnalysis): AnySimilarity {
  const [a, b] = [printedMark(query), printedMark(found)]
  const span = (field: 'query' | 'name', { text }: MarkAnalysis) =>
    ({ field, start: 0, end: text.length, kind: 'sound', link: 0 }) as const
  return {
    score: finding.score / 10,
    level: levelOf(finding.score / 10) ?? 'none',
    rule: /\d/.test(query.text) === /\d/.test(found.text) ? 'L12' : 'D02',
    components: { phonetic: 100 },
    spans: [span('query', query), span('name', found)],
    reasons: [sentences.soundAlike({ a: [a], b: [b] })],
  }
}

function leftOut(part: AnalysedPart, { text }: MarkAnalysis): Reason {
  const starts = [part.start, ...part.weak.map(({ start }) => start)]
  const ends = [part.end, ...part.weak.map(({ end }) => end)]
  const core = text.slice(Math.min(...starts), Math.max(...ends))
  const weak = part.weak.map(({ start, end }) => text.slice(start, end))
  return sentences.distinctivePart(core, part.kind, weak, part.text)
}

const nothingFound = { cross: 0, bound: 0, textSignal: 0, text: 0, sound: 0, shape: 0, meaning: 0, sense: 0 }
const namesSomething = ({ reasons }: AnySimilarity) => reasons.every(({ code }) => code !== 'E29')
const PAIRS = [LETTERS, CHARACTERS] as const

function explainParts(finding: Finding, query: MarkAnalysis, found: MarkAnalysis): AnySimilarity {
  const score = finding.score / 10
  const pair = decidingPair(finding, query, found)
  const steps = pair ? alignCores(pair) : []
  const facts = pair && findFacts(pair, steps)
  const rule = decidingRule(finding, pair, facts, query, found)
  return {
    score,
    level: levelOf(score) ?? 'none',
    rule,
    components: componentsOf(finding),
    spans: findSpans(finding, pair, steps, query, found),
    reasons: explain(finding, rule, pair, facts, query, found),
  }
}

function componentsOf(finding: Finding): Similarity['components'] {
  if (finding.identity) return { text: finding.score / 10 }
  return {
    ...(finding.text > 0 && { text: share(finding.text) }),
    ...(finding.sound > 0 && { phonetic: share(finding.sound) }),
    ...(finding.shape > 0 && { visual: share(finding.shape) }),
    ...(finding.meaning > 0 && { semantic: share(finding.meaning) }),
  }
}
