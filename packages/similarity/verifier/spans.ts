import type { Hit, Span } from './hit.ts'
import { areSame, commonCount, indexIn, isEastAsian, isReordering, lettersOf, type Letters } from './names.ts'
import { hangulLetters, moraeOf } from './romanize.ts'
import { areCloseSyllables, likeRendering, likeSounds } from './spoken.ts'
import { spokenForms } from './said.ts'
import { areConfusable, plainText } from './claims.ts'
import { exchangeParallel } from './parallel.ts'
import { areReadAlike } from './read-aloud.ts'
import type { Verdict } from './template.ts'

/** Spans of one link, with what they cover. */
type Linked = { kind: string; query: string; name: string }

/** Why each highlighted stretch is wrong, or undecided; nothing where all are right. */
export function checkSpans(hit: Hit): { what: string; verdict: Exclude<Verdict, null> }[] {
  const { spans } = hit.explanation
  const found: { what: string; verdict: Exclude<Verdict, null> }[] = []
  const textOf = ({ field }: Span) => (field === 'query' ? hit.query : hit.name)
  for (const span of spans) {
    const text = textOf(span)
    if (!(span.start >= 0 && span.start < span.end && span.end <= text.length))
      found.push({ what: span.kind, verdict: 'the span is not within its text' })
    else if (splitsCharacter(text, span.start) || splitsCharacter(text, span.end))
      found.push({ what: span.kind, verdict: 'the span cuts a character in two' })
  }
  for (const field of ['query', 'name'])
    for (const [one, other] of pairsOf(spans.filter((span) => (span.field === 'query' ? 'query' : 'name') === field)))
      if (one.start < other.end && other.start < one.end && !isOneSign(textOf(one), one, other))
        found.push({ what: one.kind, verdict: 'two spans overlap' })
  if (found.length > 0) return found
  for (const link of new Set(spans.map((span) => span.link))) {
    const own = spans.filter((span) => span.link === link)
    const side = (isQuery: boolean) =>
      own.filter(({ field }) => (field === 'query') === isQuery).map((span) => textOf(span).slice(span.start, span.end))
    const [query, name] = [side(true), side(false)]
    if (new Set(own.map(({ kind }) => kind)).size > 1 || query.length > 1 || name.length > 1) {
      found.push({ what: own[0]!.kind, verdict: 'spans of one link do not belong together' })
      continue
    }
    const linked = { kind: own[0]!.kind, query: query[0] ?? '', name: name[0] ?? '' }
    const verdict = judge(linked, hit)
    if (verdict !== null)
      found.push({ what: linked.kind, verdict: verdict && `${verdict}: ${linked.query} ~ ${linked.name}` })
  }
  return found
}

const splitsCharacter = (text: string, at: number) =>
  at > 0 && /[\ud800-\udbff]/.test(text[at - 1]!) && /[\udc00-\udfff]/.test(text[at] ?? '')

/** One sign may stand for several letters, as ﬁ does. */
const isOneSign = (text: string, a: Span, b: Span) =>
  lettersOf(text.slice(Math.max(a.start, b.start), Math.min(a.end, b.end))).length > 1

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, i) => items.slice(i + 1).map((other): [T, T] => [one, other]))
}

function judge({ kind, query, name }: Linked, hit: Hit): Verdict {
  const [a, b] = [lettersOf(query), lettersOf(name)]
  if (kind === 'added') return query === '' || name === '' ? null : 'what both have is said to be added'
  if (kind === 'same' && a.length === 0 && query.trim() === name.trim()) return null
  if (a.length === 0 || b.length === 0) return 'one side is missing'
  if (kind === 'same') return areSame(a, b) || sharesSign(a, b) ? null : 'not the same'
  if (kind === 'order') return areSame(a, b) || isReordering(a, b) ? null : 'not the same in another place'
  if (kind === 'sound')
    return soundsLike(a, b) || namesEcho(hit) || areReadAlike(query, name) ? null : 'does not sound alike'
  if (kind === 'shape') return looksLike(a, b, hit)
  if (kind === 'meaning') {
    if (a.length === 1 && b.length === 1) return exchangeParallel(a, b) ? null : undefined
    return hit.explanation.reasons.some(({ code }) => ['E1', 'E11', 'E14', 'E15'].includes(code))
      ? null
      : 'no sentence names the meaning'
  }
  return 'unknown kind'
}

/** A sign that stands for several letters, as ﬁ does, may be the same only in part. */
const sharesSign = (a: Letters, b: Letters) =>
  [a, b].some((letters) => letters.some(({ start }, i) => letters[i + 1]?.start === start)) &&
  (indexIn(a, b) >= 0 || indexIn(b, a) >= 0)

const isCharacter = ({ forms }: Letters[number]) => isEastAsian([...forms][0]!)

function looksLike(a: Letters, b: Letters, { knowledge }: Hit): Verdict {
  if (!a.some(isCharacter)) return areConfusable(plainText(a), plainText(b)) ? null : 'does not look alike'
  if (a.length !== 1 || b.length !== 1) return 'more than one character'
  const looks = [
    knowledge.lookAlike(a[0]!.shown, b[0]!.shown),
    knowledge.lookAlike([...a[0]!.forms].at(-1)!, [...b[0]!.forms].at(-1)!),
  ]
  return looks.includes(true) ? null : looks.includes(false) ? 'does not look alike' : undefined
}

/** Whether a sentence, which is verified by itself, says that one name sounds like the established name of the other. */
const namesEcho = ({ explanation }: Hit) =>
  explanation.reasons.some(({ zh }) => /的通用译名“[^”]+”读音相近。$/.test(zh))

function soundsLike(a: Letters, b: Letters): boolean {
  if (a.length === 1 && b.length === 1 && isCharacter(a[0]!) && isCharacter(b[0]!))
    return spokenForms(a).some((one) => spokenForms(b).some((other) => areCloseSyllables(one, other)))
  const [one, other] = [spokenForms(a), spokenForms(b)]
  if ([a, b].some((letters) => hangulLetters(letters) ?? moraeOf(letters)))
    return one.some((first) => other.some((second) => likeRendering(first, second, false) >= 0.8))
  return one.some((first) => other.some((second) => soundSimilar(first, second)))
}

/** Syllables correspond where most letters do, or begin with sounds of one place. */
function soundSimilar(a: string, b: string): boolean {
  if (/^[aeiouy]*$/.test(a) && /^[aeiouy]*$/.test(b)) return true
  const [one, other] = [lettersOf(a), lettersOf(b)]
  if (commonCount(one, other) * 5 >= 3 * Math.max(one.length, other.length)) return true
  return likeSounds(a, b) >= 0.5 || indexIn(one, other) >= 0 || indexIn(other, one) >= 0
}
