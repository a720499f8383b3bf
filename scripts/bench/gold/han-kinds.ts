import { homophonesOf, lookAlikesOf, pickHan, pinyinOf, soundAlike } from '../../../packages/demo-register/src/han.ts'
import type { Random } from '../../../packages/demo-register/src/random.ts'
import { traditional } from '../../../packages/demo-register/src/traditional.ts'
import { weakPlaces, weakPrefixes } from '../../../packages/demo-register/src/words/han-words.ts'
import { analyzeMark } from '../../../packages/similarity/src/index.ts'
import { type GoldKind, type GoldLevel, pair, replaceAt } from './gold-kind.ts'

const seed = (random: Random, length: number) => Array.from({ length }, () => pickHan(random))
const anySeed = (random: Random) => seed(random, random.between(2, 4))
const byLength = (length: number, two: GoldLevel, three: GoldLevel, more: GoldLevel) =>
  length === 2 ? two : length === 3 ? three : more

/** A character that neither sounds nor looks like another. */
function stranger(random: Random, of: string): string | null {
  const other = pickHan(random)
  return other === of || soundAlike(of, other) || lookAlikesOf(of).includes(other) ? null : other
}

const shifts = ['n l', 'zh z', 'ch c', 'sh s', 'an ang', 'en eng', 'in ing', 'f h'].map((pair) => pair.split(' '))

/** A character whose syllable is another's with one regional shift. */
function similarSound(random: Random, of: string): string | null {
  const sound = pinyinOf(of)?.toLowerCase()
  if (!sound) return null
  const [one, other] = random.pick(shifts) as [string, string]
  const wanted = new Set(
    [
      sound.startsWith(one) ? other + sound.slice(one.length) : '',
      sound.startsWith(other) ? one + sound.slice(other.length) : '',
      sound.endsWith(one) ? sound.slice(0, -one.length) + other : '',
      sound.endsWith(other) ? sound.slice(0, -other.length) + one : '',
    ].filter((each) => each && each !== sound),
  )
  for (let attempt = 0; attempt < 60; attempt++) {
    const character = pickHan(random)
    if (wanted.has(pinyinOf(character)?.toLowerCase() ?? '')) return character
  }
  return null
}

const changed =
  (length: number, expected: GoldLevel, first: boolean) =>
  (random: Random): ReturnType<GoldKind['make']> => {
    const own = seed(random, length)
    const index = first ? 0 : random.between(1, length - 1)
    const other = stranger(random, own[index]!)
    return other ? pair(own.join(''), replaceAt(own, index, other), expected) : null
  }

/** Kinds of similar names in Chinese characters, and of characters against letters. */
export const hanKinds: readonly GoldKind[] = [
  {
    id: 'g01',
    name: 'exact form, Chinese',
    hitLeast: 0.98,
    make(random) {
      const name = anySeed(random).join('')
      const form = random.pick([
        traditional,
        (text: string) => `${text}®`,
        (text: string) => Array.from(text).join('·'),
      ])
      return pair(name, form(name), 'identical')
    },
  },
  {
    id: 'g02',
    name: 'other order, Chinese',
    hitLeast: 0.98,
    make(random) {
      const own = anySeed(random)
      return pair(own.join(''), own.toReversed().join(''), 'high')
    },
  },
  { id: 'g03-2', name: 'one of two characters changed', make: changed(2, 'low', false) },
  { id: 'g03-3', name: 'one of three characters changed', hitLeast: 0.93, make: changed(3, 'middle', false) },
  { id: 'g03-4', name: 'one of four characters changed', hitLeast: 0.93, make: changed(4, 'high', false) },
  { id: 'g04-3', name: 'first of three characters changed', make: changed(3, 'low', true) },
  { id: 'g04-4', name: 'first of four characters changed', make: changed(4, 'middle', true) },
  {
    id: 'g05',
    name: 'one homophone',
    hitLeast: 0.93,
    make(random) {
      const own = anySeed(random)
      const index = random.below(own.length)
      const others = homophonesOf(own[index]!)
      return others.length > 0 ? pair(own.join(''), replaceAt(own, index, random.pick(others)), 'high') : null
    },
  },
  {
    id: 'g05-all',
    name: 'homophones throughout',
    hitLeast: 0.93,
    make(random) {
      const own = anySeed(random)
      const others = own.map((character) => homophonesOf(character))
      if (others.some((each) => each.length === 0)) return null
      return pair(own.join(''), others.map((each) => random.pick(each)).join(''), 'middle')
    },
  },
  {
    id: 'g06',
    name: 'similar sound',
    hitLeast: 0.85,
    make(random) {
      const own = anySeed(random)
      const index = random.below(own.length)
      const other = similarSound(random, own[index]!)
      return other ? pair(own.join(''), replaceAt(own, index, other), 'middle') : null
    },
  },
  {
    id: 'g07',
    name: 'look-alike character',
    hitLeast: 0.93,
    make(random) {
      const own = anySeed(random)
      const index = random.below(own.length)
      const others = lookAlikesOf(own[index]!)
      if (others.length === 0) return null
      return pair(
        own.join(''),
        replaceAt(own, index, random.pick(others)),
        byLength(own.length, 'middle', 'high', 'high'),
      )
    },
  },
  {
    id: 'g08',
    name: 'weak word added, Chinese',
    hitLeast: 0.98,
    make(random) {
      const name = seed(random, 3).join('')
      const added = [random.pick(weakPrefixes) + name, random.pick(weakPlaces) + name, name + random.pick(trades)]
      return pair(name, random.pick(added), 'high')
    },
  },
  {
    id: 'g09',
    name: 'legal form added, Chinese',
    hitLeast: 0.98,
    make(random) {
      const name = anySeed(random).join('')
      return pair(name, name + random.pick(['有限公司', '股份有限公司', '集团', '科技有限公司']), 'identical')
    },
  },
  {
    id: 'g10',
    name: 'contained in a longer name, Chinese',
    hitLeast: 0.85,
    make(random) {
      const name = seed(random, 3).join('')
      return pair(name, name + seed(random, 2).join(''), 'middle')
    },
  },
  {
    id: 'g11',
    name: 'number, colour or size exchanged',
    hitLeast: 0.85,
    make(random) {
      const series = Array.from(random.pick(['大小', '黑白红蓝', '七八九', '东西南北', '金银']))
      const [one, other] = [random.pick(series), random.pick(series)]
      const rest = seed(random, 2).join('')
      return pair(one + rest, other + rest, 'middle')
    },
  },
  {
    id: 'g13',
    name: 'pinyin',
    hitLeast: 0.98,
    make(random) {
      const own = seed(random, random.between(2, 3))
      const syllables = own.map(pinyinOf)
      if (syllables.includes(null)) return null
      const spelt = random.chance(0.5) ? syllables.join('') : syllables.join(' ')
      return pair(own.join(''), spelt, own.length === 2 ? 'middle' : 'high')
    },
  },
  {
    id: 'g13-initials',
    name: 'initials of the pinyin',
    make(random) {
      const own = seed(random, 3)
      const { han } = analyzeMark(own.join(''))
      const initials = own.map((character) => pinyinOf(character)?.[0])
      return han && !initials.includes(undefined) ? pair(own.join(''), initials.join(''), 'low') : null
    },
  },
]

const trades = ['旗舰店', '专卖店', '商城', '超市', '品牌', '工坊']
