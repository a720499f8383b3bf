import type { Range } from './core.ts'
import { isWellKnown } from './famous-names.ts'
import * as at from './kernel/memory-map.ts'
import type { MarkElement } from './mark-element.ts'
import type { WeakKind } from './words/weak-kinds.ts'

/**
 * The part of a mark that a reader remembers: without the words at its beginning and its end that name a trade, its goods
 * or a place (CNIPA examination standard on weak additions, TMEP 1207.01(b)(iii)). `text` is that part as it is in the mark,
 * `start` and `end` where it is there, in UTF-16 units; `weak` are the words beside it, in the same way.
 */
export type DistinctivePart = Range & { text: string; weak: readonly Range[]; kind: 'place' | 'generic' }

/** So short a rest is no name by itself. */
const CHARACTERS_MIN = 2
const LETTERS_MIN = 3
/** Kinds of weak words that change the impression of what they stand beside: 大白兔, RED BULL. */
const impressive: ReadonlySet<WeakKind> = new Set(['partOfWord', 'qualifier'])

type Elements = { text: string; han: MarkElement | null; latin: MarkElement | null }

/** Null where the whole core is distinctive, weak, a word of its own or the name of a well-known mark. */
export function findDistinctivePart({ text, han, latin }: Elements): DistinctivePart | null {
  const element = han ?? latin
  if (!element || (han && latin) || !(element.kind === 'han' || element.kind === 'latin')) return null
  if (element.weak.length === 0 || isWord(element) || isWellKnown(element.coreText)) return null
  const { core, starts, ends } = element
  const rest = { ...core }
  const kinds = new Set<WeakKind>()
  for (let found = true; found;) {
    found = false
    for (const { start, end, kind } of element.weak) {
      if (impressive.has(kind) || !isWhole(element, { start, end })) continue
      if (start === rest.start && end < rest.end) rest.start = end
      else if (end === rest.end && start > rest.start) rest.end = start
      else continue
      kinds.add(kind)
      found = true
    }
  }
  if (kinds.size === 0 || rest.end - rest.start < (han ? CHARACTERS_MIN : LETTERS_MIN)) return null
  const place = ({ start, end }: Range): Range => ({ start: starts[start]!, end: ends[end - 1]! })
  const beside = [
    { start: core.start, end: rest.start },
    { start: rest.end, end: core.end },
  ].filter(({ start, end }) => end > start)
  const own = place(rest)
  return {
    ...own,
    text: text.slice(own.start, own.end),
    weak: beside.map(place),
    kind: kinds.size === 1 && kinds.has('place') ? 'place' : 'generic',
  }
}

const isWord = ({ senses }: MarkElement) => senses.length > 0 && senses[0]! >>> 28 < at.SENSE_TOGETHER

/** Characters are not divided into words; of letters a weak span may be the beginning of a word alone. */
const isWhole = ({ kind, words }: MarkElement, { start, end }: Range) =>
  kind === 'han' || words.some((word) => word.start === start && word.end === end)
