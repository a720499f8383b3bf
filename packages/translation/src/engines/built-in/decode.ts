import { mix } from './hashing.ts'
import type { LanguageModel } from './language-model.ts'

/** Where a rendering comes from. */
export type OptionOrigin = 'terminology' | 'phrase' | 'dictionary' | 'copy'

/** A way to translate the tokens from `from` to `to`. */
export type TranslationOption = {
  from: number
  to: number
  /** Ids of the target tokens, by which the language model judges. */
  ids: readonly number[]
  /** Fixed text instead of the tokens of the ids. */
  text: string | null
  score: number
  origin: OptionOrigin
}

export type DecoderWeights = {
  languageModel: number
  /** For each target token; a bonus where it is positive. */
  word: number
  phrase: number
  /** For each token of a jump. */
  distortion: number
  /** Most tokens of a jump. */
  jumpMax: number
  /** Most hypotheses that are followed for each number of translated tokens. */
  beam: number
}

/** Most tokens that are decoded at once: their coverage is two numbers of 30 bits. */
export const CHUNK_TOKENS_MAX = 60

type Hypothesis = {
  low: number
  high: number
  firstGap: number
  end: number
  /** The last ids, oldest first. */
  context: readonly number[]
  score: number
  total: number
  option: TranslationOption | null
  back: Hypothesis | null
}

const HALF = 30
/** How far a hypothesis may be behind the best one of its stack, in units of the score. */
const THRESHOLD = 4
/** Share of the estimated cost of first tokens that a hypothesis bears in any context. */
const OPTIMISM = 0.6

/**
 * Finds the most probable order and choice of options that translates each of `length` tokens once: a beam search with
 * stacks by the number of translated tokens (Koehn 2004).
 * @param options every way to translate each span; each token must have one
 * @param context ids before the chunk
 * @param glued tokens that are translated directly after the token before them, such as reference signs
 */
export function decodeChunk(
  length: number,
  options: readonly TranslationOption[],
  model: LanguageModel,
  weights: DecoderWeights,
  context: readonly number[],
  glued: ReadonlySet<number> = new Set(),
): { options: TranslationOption[]; context: readonly number[]; score: number } {
  const keep = model.order - 1
  const byStart = startsOf(length, options, model, weights)
  const best = bestBySpan(length, byStart)
  const stacks = Array.from({ length: length + 1 }, () => new Stack())
  const first = {
    low: 0,
    high: 0,
    firstGap: 0,
    end: 0,
    context: context.slice(-keep),
    score: 0,
    total: 0,
    option: null,
    back: null,
  }
  stacks[0]?.offer(0, first)
  const ids = new Int32Array(keep * 2)
  for (let covered = 0; covered < length; covered++) {
    for (const hypothesis of (stacks[covered] as Stack).best(weights.beam)) {
      const { context: own, end, firstGap, low, high } = hypothesis
      const lastStart = Math.min(length - 1, firstGap + weights.jumpMax)
      for (let start = firstGap; start <= lastStart; start++) {
        if (start !== end && (glued.has(start) || (glued.has(end) && !isCovered(low, high, end)))) continue
        const jump = Math.abs(start - end)
        if (isCovered(low, high, start) || (jump > weights.jumpMax && start !== firstGap)) continue
        for (const candidate of byStart[start] as Candidate[]) {
          const { option } = candidate
          if ((low & candidate.low) !== 0 || (high & candidate.high) !== 0) continue
          const nextLow = low | candidate.low
          const nextHigh = high | candidate.high
          let nextGap = firstGap
          while (nextGap < length && isCovered(nextLow, nextHigh, nextGap)) nextGap++
          const rest = restOf(nextLow, nextHigh, nextGap, option.to, length, best, weights)
          const known = hypothesis.score + candidate.fixed + weights.distortion * jump
          const stack = stacks[covered + option.to - option.from] as Stack
          if (stack.isHopeless(known + candidate.optimism + rest)) continue
          let score = known
          own.forEach((id, index) => (ids[index] = id))
          let size = own.length
          for (let index = 0; index < option.ids.length && index < keep; index++) {
            ids[size++] = option.ids[index] as number
            score += weights.languageModel * model.logProbability(ids, 0, size)
          }
          const nextContext = option.ids.length >= keep ? candidate.context : [...own, ...option.ids].slice(-keep)
          let key = mix(mix(nextLow, nextHigh), option.to)
          let second = nextLow ^ (option.to << 3)
          for (const id of nextContext) {
            key = mix(key, id)
            second = (Math.imul(second, 31) + id) | 0
          }
          stack.offer(key * 0x100000 + (second & 0xfffff), {
            low: nextLow,
            high: nextHigh,
            firstGap: nextGap,
            end: option.to,
            context: nextContext,
            score,
            total: score + rest,
            option,
            back: hypothesis,
          })
        }
      }
    }
    stacks[covered] = new Stack()
  }
  let last: Hypothesis | null | undefined = stacks[length]?.best(1)[0]
  // A sign may stand too far behind the first gap to be translated next.
  if (!last && glued.size > 0) return decodeChunk(length, options, model, weights, context)
  if (!last) throw new Error('A token has no translation option.')
  const { context: after, score: total } = last
  const chosen: TranslationOption[] = []
  for (; last?.option; last = last.back) chosen.push(last.option)
  return { options: chosen.toReversed(), context: after, score: total }
}

/** An option with what does not depend on where it is used. */
type Candidate = {
  option: TranslationOption
  low: number
  high: number
  /** Score without the probabilities of the first tokens, which depend on those before. */
  fixed: number
  /** Probabilities of the first tokens where nothing is before them, and somewhat more. */
  optimism: number
  estimate: number
  context: readonly number[]
}

function startsOf(
  length: number,
  options: readonly TranslationOption[],
  model: LanguageModel,
  weights: DecoderWeights,
) {
  const keep = model.order - 1
  const byStart = Array.from({ length }, (): Candidate[] => [])
  for (const option of options) {
    const { from, to, ids } = option
    let fixed = option.score + weights.phrase + weights.word * ids.length
    let outer = 0
    for (let index = 0; index < ids.length; index++) {
      const probability = weights.languageModel * model.logProbability(ids, 0, index + 1)
      if (index < keep) outer += probability
      else fixed += probability
    }
    const candidate = {
      option,
      low: lowMask(from, to),
      high: highMask(from, to),
      fixed,
      optimism: outer * OPTIMISM,
      estimate: fixed + outer,
      context: ids.slice(-keep),
    }
    byStart[from]?.push(candidate)
  }
  for (const own of byStart) own.sort((left, right) => right.estimate - left.estimate)
  return byStart
}

/** The best estimate of each span, made of one option or several. */
function bestBySpan(length: number, byStart: Candidate[][]): Float64Array[] {
  const best = Array.from({ length: length + 1 }, () => new Float64Array(length + 1).fill(-Infinity))
  for (const own of byStart)
    for (const { option, estimate } of own) {
      const row = best[option.from] as Float64Array
      if (estimate > (row[option.to] as number)) row[option.to] = estimate
    }
  for (let size = 2; size <= length; size++)
    for (let from = 0; from + size <= length; from++) {
      const row = best[from] as Float64Array
      for (let middle = from + 1; middle < from + size; middle++) {
        const sum = (row[middle] as number) + ((best[middle] as Float64Array)[from + size] as number)
        if (sum > (row[from + size] as number)) row[from + size] = sum
      }
    }
  return best
}

/** Hypotheses that have translated equally many tokens; of those that continue alike only the best stays. */
class Stack {
  private readonly byState = new Map<number, Hypothesis>()
  private most = -Infinity

  offer(state: number, hypothesis: Hypothesis): void {
    const rival = this.byState.get(state)
    if (rival && rival.total >= hypothesis.total) return
    this.byState.set(state, hypothesis)
    if (hypothesis.total > this.most) this.most = hypothesis.total
  }

  isHopeless(total: number): boolean {
    return total < this.most - THRESHOLD
  }

  best(count: number): Hypothesis[] {
    const all = [...this.byState.values()].filter(({ total }) => total >= this.most - THRESHOLD)
    if (all.length > count) all.sort((left, right) => right.total - left.total)
    return all.slice(0, count)
  }
}

const isCovered = (low: number, high: number, at: number) =>
  at < HALF ? ((low >>> at) & 1) === 1 : ((high >>> (at - HALF)) & 1) === 1

const maskOf = (from: number, to: number) => (to <= from ? 0 : (2 ** to - 2 ** from) | 0)
const lowMask = (from: number, to: number) => maskOf(Math.min(from, HALF), Math.min(to, HALF))
const highMask = (from: number, to: number) => maskOf(Math.max(from, HALF) - HALF, Math.max(to, HALF) - HALF)

/** What the tokens that are not yet translated cost at least, with the jump back to the first of them. */
function restOf(
  low: number,
  high: number,
  firstGap: number,
  end: number,
  length: number,
  best: Float64Array[],
  weights: DecoderWeights,
): number {
  let sum = 0
  let start = -1
  for (let at = firstGap; at <= length; at++) {
    if (at < length && !isCovered(low, high, at)) {
      if (start < 0) start = at
    } else if (start >= 0) {
      sum += (best[start] as Float64Array)[at] as number
      start = -1
    }
  }
  return firstGap < end && firstGap < length ? sum + weights.distortion * (end - firstGap) : sum
}
