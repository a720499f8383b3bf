import type { SimilarMark } from '../../../packages/demo-register/src/index.ts'
import { createRandom, type Random } from '../../../packages/demo-register/src/random.ts'
import { analyzeMark } from '../../../packages/similarity/src/index.ts'
import type { SampledMark } from './load-register.ts'

/** Kinds of queries with their shares, in percent. */
export const mixture = {
  'existing name': 25,
  'planted seed': 15,
  '1 or 2 edits': 20,
  'Chinese, 2 or 3 characters': 20,
  'letters, 12 or more': 10,
  'common word': 10,
} as const
export type QueryKind = keyof typeof mixture

export type BenchQuery = SampledMark & { kind: QueryKind }

/** A mixture of what people type, made from the register itself; the same for the same seed. */
export function makeQueries(
  sample: readonly SampledMark[],
  similarMarks: readonly SimilarMark[],
  count: number,
  seed: number,
) {
  const random = createRandom(seed)
  const letters = sample.filter(({ text }) => /^[A-Za-z ]{4,}$/.test(text))
  const long = letters.filter(({ text }) => text.length >= 12)
  const han = sample.filter(({ text }) => /^\p{Script=Han}{2,}$/u.test(text))
  const words = commonWords(sample)
  const make: Record<QueryKind, () => SampledMark> = {
    'existing name': () => random.pick(sample),
    'planted seed': () => seedOf(random.pick(similarMarks)),
    '1 or 2 edits': () => edited(random.pick(letters), random),
    'Chinese, 2 or 3 characters': () => shortened(random.pick(han), random),
    'letters, 12 or more': () => random.pick(long),
    'common word': () => ({ ...random.pick(sample), text: random.pick(words) }),
  }
  const kinds = Object.keys(mixture) as QueryKind[]
  return kinds.flatMap((kind) =>
    Array.from({ length: Math.round((count * mixture[kind]) / 100) }, (): BenchQuery => ({ kind, ...make[kind]() })),
  )
}

const seedOf = ({ seedId, seedText }: SimilarMark): SampledMark => ({
  text: seedText,
  office: seedId.slice(0, 2),
  classes: [9],
})

function edited(mark: SampledMark, random: Random): SampledMark {
  let { text } = mark
  for (let edits = random.between(1, 2); edits > 0; edits--) {
    const at = random.between(1, text.length - 1)
    const letter = random.pick(Array.from('abcdefghijklmnopqrstuvwxyz'))
    const [before, after] = random.pick([
      [text.slice(0, at) + letter, text.slice(at)],
      [text.slice(0, at), text.slice(at + 1)],
      [text.slice(0, at) + letter, text.slice(at + 1)],
    ] as const)
    text = before + after
  }
  return { ...mark, text }
}

function shortened(mark: SampledMark, random: Random): SampledMark {
  const characters = Array.from(mark.text)
  const length = Math.min(characters.length, random.between(2, 3))
  const start = random.below(characters.length - length + 1)
  return { ...mark, text: characters.slice(start, start + length).join('') }
}

const COMMON = 60

/** The words and the pairs of characters that most names have. */
function commonWords(sample: readonly SampledMark[]): string[] {
  const words = new Map<string, number>()
  const pairs = new Map<string, number>()
  const add = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const { text } of sample) {
    const { han, latin } = analyzeMark(text)
    for (const { letters } of latin?.words ?? []) if (letters.length >= 3) add(words, letters)
    const characters = han?.text ?? []
    for (let i = 1; i < characters.length; i++) add(pairs, characters[i - 1]! + characters[i]!)
  }
  const most = (counts: Map<string, number>) =>
    Array.from(counts)
      .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .slice(0, COMMON / 2)
      .map(([word]) => word)
  return [...most(words), ...most(pairs)]
}
