import { coinedBrand, flavouredWord } from '../../../packages/demo-register/src/brand.ts'
import type { Random } from '../../../packages/demo-register/src/random.ts'
import { weakLatinPrefixes, weakLatinSuffixes } from '../../../packages/demo-register/src/words/latin-parts.ts'
import { type GoldKind, pair } from './gold-kind.ts'

const VOWELS = 'AEIOU'
const CONSONANTS = 'BCDFGHKLMNPRSTVZ'

const word = (random: Random) => (random.chance(0.5) ? coinedBrand(random).latin : flavouredWord(random))

/** A coined word of so many letters; null where none came up. */
function wordOf(random: Random, least: number, most: number): string | null {
  for (let attempt = 0; attempt < 40; attempt++) {
    const made = word(random)
    if (made.length >= least && made.length <= most) return made
  }
  return null
}

/** One letter inserted, left out, changed or exchanged with its neighbour, never the first. */
function edited(text: string, random: Random): string {
  const index = random.between(1, text.length - 1)
  const group = VOWELS.includes(text[index]!) ? VOWELS : CONSONANTS
  const letter = group[random.below(group.length)]!
  const [before, after] = [text.slice(0, index), text.slice(index + 1)]
  return random.pick([
    before + after,
    before + letter + text.slice(index),
    before + letter + after,
    index + 1 < text.length ? before + text[index + 1]! + text[index]! + text.slice(index + 2) : before + after,
  ])
}

const rewritten = (
  id: string,
  name: string,
  hitLeast: number,
  rules: readonly (readonly [RegExp, string])[],
): GoldKind => ({
  id,
  name,
  hitLeast,
  make(random) {
    const own = wordOf(random, 5, 12)
    const [pattern, replacement] = random.pick(rules)
    return own ? pair(own, own.replace(pattern, replacement), 'high') : null
  },
})

/** Kinds of similar names in letters. */
export const latinKinds: readonly GoldKind[] = [
  {
    id: 'g01-latin',
    name: 'exact form, letters',
    hitLeast: 0.98,
    make(random) {
      const own = wordOf(random, 4, 12)
      if (!own) return null
      const cut = random.between(1, own.length - 1)
      const forms = [own.toLowerCase(), `${own}®`, `${own.slice(0, cut)}-${own.slice(cut)}`, own.split('').join(' ')]
      return pair(own, random.pick(forms), 'identical')
    },
  },
  {
    id: 'g02-latin',
    name: 'two words exchanged',
    hitLeast: 0.98,
    make(random) {
      const [one, other] = [wordOf(random, 4, 8), wordOf(random, 4, 8)]
      return one && other ? pair(`${one} ${other}`, `${other} ${one}`, 'high') : null
    },
  },
  {
    id: 'g08-latin',
    name: 'weak word added, letters',
    hitLeast: 0.98,
    make(random) {
      const own = wordOf(random, 5, 12)
      const added = own && [`${random.pick(weakLatinPrefixes)} ${own}`, `${own} ${random.pick(weakLatinSuffixes)}`]
      return added ? pair(own, random.pick(added), 'high') : null
    },
  },
  {
    id: 'g09-latin',
    name: 'legal form added, letters',
    hitLeast: 0.98,
    make(random) {
      const own = wordOf(random, 4, 12)
      return own ? pair(own, own + random.pick([' CO.', ' GROUP', ', INC.', ' GMBH', '.COM']), 'identical') : null
    },
  },
  {
    id: 'g10-latin',
    name: 'contained in a longer name, letters',
    hitLeast: 0.85,
    make(random) {
      const [own, other] = [wordOf(random, 5, 9), wordOf(random, 5, 9)]
      return own && other ? pair(own, random.chance(0.5) ? `${own} ${other}` : `${other} ${own}`, 'middle') : null
    },
  },
  {
    id: 'g16',
    name: 'one edit',
    hitLeast: 0.98,
    make(random) {
      const own = wordOf(random, 5, 12)
      return own ? pair(own, edited(own, random), 'high') : null
    },
  },
  {
    id: 'g17',
    name: 'two edits',
    hitLeast: 0.85,
    make(random) {
      const own = wordOf(random, 7, 12)
      return own ? pair(own, edited(edited(own, random), random), 'middle') : null
    },
  },
  {
    id: 'g18',
    name: 'other first letter',
    hitLeast: 0.93,
    make(random) {
      const own = wordOf(random, 6, 12)
      const letter = CONSONANTS[random.below(CONSONANTS.length)]!
      return own && !VOWELS.includes(own[0]!) ? pair(own, letter + own.slice(1), 'high') : null
    },
  },
  rewritten('g19', 'respelt', 0.98, [
    [/PH/, 'F'],
    [/F/, 'PH'],
    [/C(?=[AOU])/, 'K'],
    [/K(?=[AOU])/, 'C'],
    [/X/, 'KS'],
    [/I(?=[^AEIOU])/, 'Y'],
    [/([AEIOU])([LMNRT])(?=[AEIOU])/, '$1$2$2'],
    [/S(?=[AEIOU])/, 'Z'],
  ]),
  rewritten('g20', 'look-alike letters', 0.98, [
    [/O/, '0'],
    [/I/, '1'],
    [/S/, '5'],
    [/W/, 'VV'],
    [/A/, 'А'],
    [/E/, 'Е'],
    [/O/, 'О'],
  ]),
  rewritten('g21', 'inflected', 0.98, [
    [/([^SXE])$/, '$1S'],
    [/([^SXE])$/, '$1ING'],
    [/([^SXE])$/, '$1ER'],
    [/^/, 'THE '],
  ]),
]
