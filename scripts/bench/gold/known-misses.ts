import { coinedBrand } from '../../../packages/demo-register/src/brand.ts'
import { homophonesOf, pickHan, pinyinOf } from '../../../packages/demo-register/src/han.ts'
import type { Random } from '../../../packages/demo-register/src/random.ts'
import { famousMarks } from '../../../packages/similarity/src/words/famous-marks.ts'
import { livingMeanings } from '../../../packages/similarity/src/words/meanings/living.ts'
import { natureMeanings } from '../../../packages/similarity/src/words/meanings/nature.ts'
import { type GoldKind, type GoldPair, pair } from './gold-kind.ts'

const wordsOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text)

/** Words in Chinese and in English that a name of two words may be made of. */
const words = [natureMeanings, livingMeanings].flatMap(wordsOf).flatMap((line) => {
  const [han, english] = [line.find(isHan), line.find((word) => /^[a-z]{3,}$/.test(word))]
  return han && han.length <= 2 && english ? [{ han, english: english.toUpperCase() }] : []
})
type WellKnown = { han: string; latin: string }
const namesIn = (lines: readonly string[][]) =>
  lines.flatMap((line): WellKnown[] => {
    const [han, latin] = [line.find(isHan), line.find((word) => /^[A-Z\-_]+$/.test(word))]
    return han && latin && han.length >= 3 ? [{ han, latin: latin.replaceAll('_', ' ') }] : []
  })
/** The lines of the list when its figures were first published; longer, it would make other pairs of the same seed. */
const FIRST_MARKS = 183
/** The same of those that were listed later. */
const LATER_MARKS = 409
const known = wordsOf(famousMarks)
const [firstNames, laterNames] = [namesIn(known.slice(0, FIRST_MARKS)), namesIn(known.slice(FIRST_MARKS, LATER_MARKS))]
const han = (random: Random, length: number) => Array.from({ length }, () => pickHan(random)).join('')

/** A coined word of so many letters at least; null where none came up. */
function coined(random: Random, least: number): string | null {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { latin } = coinedBrand(random)
    if (latin.length >= least) return latin
  }
  return null
}

/** Kinds of similar names that a search is known to have missed. */
export const missedKinds: readonly GoldKind[] = [
  {
    id: 'g10-two',
    name: 'two characters contained in a longer name',
    hitLeast: 0.93,
    make(random) {
      const name = han(random, 2)
      const other = han(random, 2)
      return pair(random.chance(0.5) ? name + other : other + name, name, 'middle')
    },
  },
  {
    id: 'g10-joined',
    name: 'contained in a compound, letters',
    hitLeast: 0.93,
    make(random) {
      const [own, other] = [coined(random, 6), coined(random, 4)]
      return own && other ? pair(random.chance(0.5) ? own + other : other + own, own, 'middle') : null
    },
  },
  {
    id: 'g10-digits',
    name: 'number contained in a Chinese name',
    hitLeast: 0.93,
    make(random) {
      const number = String(random.between(1001, 9999))
      return pair(number, number + han(random, random.between(2, 4)), 'middle')
    },
  },
  {
    id: 'g02-halves',
    name: 'halves of a compound exchanged',
    hitLeast: 0.93,
    make(random) {
      const [one, other] = [coined(random, 4), coined(random, 4)]
      return one && other && one.length + other.length <= 14 ? pair(one + other, other + one, 'high') : null
    },
  },
  {
    id: 'g05-digit',
    name: 'digit for its Chinese numeral beside characters',
    hitLeast: 0.93,
    make(random) {
      const digit = random.between(1, 9)
      const rest = han(random, random.between(1, 2))
      return pair(digit + rest, '零一二三四五六七八九'[digit]! + rest, 'middle')
    },
  },
  {
    id: 'g14-echo',
    name: 'sounds like the Chinese name of a well-known mark',
    hitLeast: 0.93,
    make: (random) => makeEcho(random, firstNames),
  },
  {
    id: 'g15-compound',
    name: 'translation word by word',
    hitLeast: 0.93,
    make(random) {
      const [one, other] = [random.pick(words), random.pick(words)]
      return pair(`${one.english} ${other.english}`, one.han + other.han, 'high')
    },
  },
  {
    id: 'g14-echo-later',
    name: 'the same of marks that were listed later',
    hitLeast: 0.93,
    make: (random) => makeEcho(random, laterNames),
  },
]

/** A well-known mark and its Chinese name with one character exchanged for one of the same sound. */
function makeEcho(random: Random, names: readonly WellKnown[]): GoldPair | null {
  const { han: name, latin } = random.pick(names)
  const characters = Array.from(name)
  const index = random.below(characters.length)
  const others = homophonesOf(characters[index]!).filter((each) => pinyinOf(each) === pinyinOf(characters[index]!))
  return others.length > 0 ? pair(latin, characters.with(index, random.pick(others)).join(''), 'middle') : null
}
