import { belongsToNext } from './articles.ts'
import { isWellKnown } from './famous-names.ts'
import type { Range, Word } from './range.ts'
import type { WeakKind } from './words/weak-kinds.ts'
import { undividedWords } from './words/undivided-words.ts'
import { weakHanWords, weakLatinBeginnings, weakLatinWords } from './words/weak-words.ts'

/** A weak word of a mark: where it stands among the units and what kind of word it is. */
export type WeakSpan = Range & { kind: WeakKind }

function indexWords(lists: Readonly<Record<string, string>>): Map<string, WeakKind> {
  const index = new Map<string, WeakKind>()
  for (const [kind, list] of Object.entries(lists))
    for (const word of list.split(/\s+/)) if (!index.has(word)) index.set(word, kind as WeakKind)
  return index
}

const hanWords = indexWords(weakHanWords)
const hanLengthMax = Math.max(...[...hanWords.keys()].map((word) => word.length))
const latinWords = indexWords(weakLatinWords)
const latinBeginnings = weakLatinBeginnings.split(/\s+/).toSorted((a, b) => b.length - a.length)

const undivided = new Set(undividedWords.trim().split(/\s+/))
const undividedMax = Math.max(...[...undivided].map((word) => word.length))

/** A single weak character counts as one only before or behind at least two others. */
const RESTS_MIN = 2
const BEGINNING_RESTS_MIN = 3

export const isWeakHanWord = (word: string) => hanWords.has(word)

/** Weak words at the beginning and the end of a run of Han characters, and numbers anywhere. */
export function weakSpansOfHan(text: string, core: Range): WeakSpan[] {
  const spans: WeakSpan[] = []
  let { start, end } = core
  const whole = hanWords.get(text.slice(start, end))
  if (whole) return [{ start, end, kind: whole }]
  for (let found = true; found && start < end;) {
    found = false
    const first = longest(start, end, (length) => text.slice(start, start + length), fromSecond)
    if (first) {
      spans.push({ start, end: start + first.length, kind: first.kind })
      start += first.length
      found = true
    }
    const last = start < end ? longest(start, end, (length) => text.slice(end - length, end), toLastButOne) : undefined
    if (last) {
      spans.push({ start: end - last.length, end, kind: last.kind })
      end -= last.length
      found = true
    }
  }
  if (!/\d/.test(text)) return spans
  for (const { index, 0: digits } of text.slice(start, end).matchAll(/\d+/g))
    if (digits.length < core.end - core.start)
      spans.push({ start: start + index, end: start + index + digits.length, kind: 'qualifier' })
  return spans
}

/** `inner` takes the outermost character off what `take` takes of the text. */
function longest(start: number, end: number, take: (length: number) => string, inner: (text: string) => string) {
  for (let length = Math.min(hanLengthMax, end - start); length > 0; length--) {
    if (length === 1 && end - start - 1 < RESTS_MIN) return undefined
    const kind = hanWords.get(take(length))
    if (kind)
      return { length, kind: length === 1 && isInWord(start, end, take, inner) ? ('partOfWord' as const) : kind }
  }
  return undefined
}

const fromSecond = (text: string) => text.slice(1)
const toLastButOne = (text: string) => text.slice(0, -1)

/** Whether the outermost character is part of a longer word, 大 of 大众汽车, and no name follows it, as in 新华为. */
function isInWord(...[start, end, take, inner]: Parameters<typeof longest>): boolean {
  const lengths = Array.from({ length: Math.min(undividedMax, end - start) - 1 }, (_, i) => i + 2)
  if (!lengths.some((length) => undivided.has(take(length)))) return false
  return ![...lengths, end - start].some((length) => isWellKnown(inner(take(length))))
}

/** Weak words, weak beginnings of words, and numbers beside other words. */
export function weakSpansOfWords(words: readonly Word[]): WeakSpan[] {
  const spans: WeakSpan[] = []
  for (const [i, word] of words.entries()) {
    if (belongsToNext(words, i)) continue
    const { start, end, letters } = word
    const kind = latinWords.get(letters) ?? (/^\d+$/.test(letters) && words.length > 1 ? 'qualifier' : undefined)
    if (kind) spans.push({ start, end, kind })
    else {
      const beginning = latinBeginnings.find((word) => letters.startsWith(word))
      if (beginning && letters.length - beginning.length >= BEGINNING_RESTS_MIN)
        spans.push({ start, end: start + beginning.length, kind: 'generic' })
    }
  }
  return spans
}
