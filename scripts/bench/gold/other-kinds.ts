import { coinedBrand } from '../../../packages/demo-register/src/brand.ts'
import type { Random } from '../../../packages/demo-register/src/random.ts'
import { famousMarks } from '../../../packages/similarity/src/words/famous-marks.ts'
import { livingMeanings } from '../../../packages/similarity/src/words/meanings/living.ts'
import { natureMeanings } from '../../../packages/similarity/src/words/meanings/nature.ts'
import { peopleMeanings } from '../../../packages/similarity/src/words/meanings/people.ts'
import { thingMeanings } from '../../../packages/similarity/src/words/meanings/things.ts'
import { pickHan } from '../../../packages/demo-register/src/han.ts'
import { type GoldKind, pair } from './gold-kind.ts'

const wordsOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
const meanings = [livingMeanings, natureMeanings, peopleMeanings, thingMeanings].flatMap(wordsOf)
const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text)
const isPlain = (text: string) => /^[a-z]+$/.test(text)

const translated = meanings.flatMap((words) => {
  const [han, english] = [words.find(isHan), words.find(isPlain)]
  return han && han.length > 1 && english ? [[han, english.toUpperCase()] as const] : []
})
const synonyms = meanings.flatMap((words) => {
  const [one, other] = words.filter(isHan)
  return one && other && one.length > 1 && other.length > 1 ? [[one, other] as const] : []
})
const names = wordsOf(famousMarks).flatMap((words) => {
  const [han, latin] = [words.find(isHan), words.find((word) => /^[A-Z\-_]+$/.test(word))]
  return han && latin ? [[han, latin.replaceAll('_', ' ')] as const] : []
})

const digits = (random: Random, count: number) => Array.from({ length: count }, () => String(random.between(1, 9)))
const CHINESE_DIGITS = '零一二三四五六七八九'
const ENGLISH_DIGITS = 'zero one two three four five six seven eight nine'.toUpperCase().split(' ')

/** A mora exchanged for one of the same row of the table, where there is one. */
const KANA_ROWS = ['カキクケコ', 'サシスセソ', 'タチツテト', 'ナニヌネノ', 'マミムメモ', 'ラリルレロ']

/** Kinds of similar names across scripts, in kana and hangul, and of numbers. */
export const otherKinds: readonly GoldKind[] = [
  {
    id: 'g12',
    name: 'synonym',
    hitLeast: 0.85,
    make: (random) => pair(...random.pick(synonyms), 'middle'),
  },
  {
    id: 'g14',
    name: 'established name in Chinese',
    hitLeast: 0.93,
    make(random) {
      const [han, latin] = random.pick(names)
      return pair(latin, han, 'high')
    },
  },
  {
    id: 'g14-coined',
    name: 'coined word rendered in Chinese',
    hitLeast: 0.93,
    make(random) {
      const { latin, han } = coinedBrand(random)
      return han.length < 3 ? null : pair(latin, han, 'middle')
    },
  },
  {
    id: 'g15',
    name: 'translation',
    hitLeast: 0.93,
    make(random) {
      const [han, english] = random.pick(translated)
      return random.chance(0.5) ? pair(han, english, 'high') : pair(english, han, 'high')
    },
  },
  {
    id: 'g23',
    name: 'kana and letters',
    hitLeast: 0.93,
    make(random) {
      const { latin, japanese } = coinedBrand(random)
      return random.chance(0.5) ? pair(latin, japanese, 'high') : pair(japanese, latin, 'high')
    },
  },
  {
    id: 'g23-mora',
    name: 'one mora changed',
    hitLeast: 0.93,
    make(random) {
      const characters = Array.from(coinedBrand(random).japanese)
      const index = random.between(1, characters.length - 1)
      const row = KANA_ROWS.find((each) => each.includes(characters[index]!))
      if (!row || characters.length < 3) return null
      return pair(characters.join(''), characters.with(index, random.pick(Array.from(row))).join(''), 'high')
    },
  },
  {
    id: 'g23-hangul',
    name: 'hangul and letters',
    hitLeast: 0.93,
    make(random) {
      const { latin, korean } = coinedBrand(random)
      return random.chance(0.5) ? pair(latin, korean, 'high') : pair(korean, latin, 'high')
    },
  },
  {
    id: 'g24',
    name: 'Chinese numerals',
    hitLeast: 0.93,
    make(random) {
      const own = digits(random, random.between(3, 4))
      return pair(own.join(''), own.map((digit) => CHINESE_DIGITS[Number(digit)]!).join(''), 'high')
    },
  },
  {
    id: 'g24-spelt',
    name: 'a digit read out',
    hitLeast: 0.93,
    make(random) {
      const [digit] = digits(random, 1)
      const { latin } = coinedBrand(random)
      return pair(`${digit}${latin}`, `${ENGLISH_DIGITS[Number(digit)]!} ${latin}`, 'high')
    },
  },
  {
    id: 'g24-changed',
    name: 'one digit changed',
    make(random) {
      const own = digits(random, 4)
      return pair(own.join(''), own.with(random.below(4), random.pick(Array.from('123456789'))).join(''), 'low')
    },
  },
  {
    id: 'g25',
    name: 'one of two scripts alone',
    hitLeast: 0.93,
    make(random) {
      const han = pickHan(random) + pickHan(random) + pickHan(random)
      const { latin } = coinedBrand(random)
      return pair(`${han} ${latin}`, random.chance(0.7) ? han : latin, 'high')
    },
  },
]
