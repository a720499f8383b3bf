import type { ScoredPhrase } from './phrases.ts'

/** How much the four features of a phrase count (see `ScoredPhrase`). */
const FEATURE_WEIGHTS = [0.25, 0.2, 0.2, 0.35] as const
/** Least logarithm of the source given the target, by words, and for each token: a lower one tells that words are dropped. */
const DROPPED = { fixed: -4, token: -1.3 }
const RENDERINGS_MAX = 6
/** How far a rendering may be behind the best one of its phrase. */
const SCORE_GAP_MAX = 3
/** A phrase that occurs once is useful only where it is short. */
const SINGLE_TOKENS_MAX = { 'en-us': 2, 'zh-cn': 3, 'ja-jp': 3 } as const

export type SelectedPhrases = Map<string, { target: string; score: number }[]>

/** The renderings of each phrase that are worth their place. With `reversed` the targets become the sources. */
export function selectPhrases(
  phrases: Iterable<ScoredPhrase>,
  language: keyof typeof SINGLE_TOKENS_MAX,
  reversed: boolean,
): SelectedPhrases {
  const selected: SelectedPhrases = new Map()
  for (const { source, target, count, features } of phrases) {
    const [from, to] = reversed ? [target, source] : [source, target]
    const [a, b, c, d] = reversed ? [features[1], features[0], features[3], features[2]] : features
    if (count < 1.5 && from.split(' ').length > SINGLE_TOKENS_MAX[language]) continue
    if (d < DROPPED.fixed + DROPPED.token * from.split(' ').length) continue
    const score = FEATURE_WEIGHTS[0] * a + FEATURE_WEIGHTS[1] * b + FEATURE_WEIGHTS[2] * c + FEATURE_WEIGHTS[3] * d
    const own = selected.get(from)
    if (own) own.push({ target: to, score })
    else selected.set(from, [{ target: to, score }])
  }
  for (const [phrase, renderings] of selected) {
    renderings.sort((left, right) => right.score - left.score)
    const best = renderings[0]?.score ?? 0
    selected.set(
      phrase,
      renderings.slice(0, RENDERINGS_MAX).filter(({ score }) => score > best - SCORE_GAP_MAX),
    )
  }
  return selected
}
