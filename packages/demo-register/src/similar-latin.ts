import { coinedBrand, englishName, flavouredWord } from './brand.ts'
import { type Level, type Recipe, replaceAt } from './similar-pair.ts'
import type { Random } from './random.ts'
import { translations, weakLatinPrefixes, weakLatinSuffixes } from './words/latin-parts.ts'

const latinSeed = (random: Random): string => (random.chance(0.5) ? coinedBrand(random).latin : flavouredWord(random))

const CONSONANTS = 'BCDFGHKLMNPRSTVZ'
const VOWELS = 'AEIOU'

const editLatin: Recipe = (random) => {
  const seedText = latinSeed(random)
  if (seedText.length < 5 || seedText.length > 10) return null
  const index = random.between(1, seedText.length - 1)
  const old = seedText.charAt(index)
  const group = VOWELS.includes(old) ? VOWELS : CONSONANTS
  const letter = group.charAt(random.below(group.length))
  const [plantText, recipe] = random.pick([
    [seedText.slice(0, index) + seedText.slice(index + 1), 'one letter left out'],
    [seedText.slice(0, index) + letter + seedText.slice(index), 'one letter put in'],
    [replaceAt(seedText, index, letter), 'one letter changed'],
  ] as const)
  return { seedText, plantText, recipe, expectedLevel: seedText.length >= 6 ? 'high' : 'middle' }
}

/** Spellings of one sound, each way round. */
const RESPELLINGS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/PH/, 'F'],
  [/F/, 'PH'],
  [/C(?=[AOULR])/, 'K'],
  [/K(?=[AOULR])/, 'C'],
  [/X/, 'KS'],
  [/QU/, 'KW'],
  [/EE/, 'EA'],
  [/I(?=[^AEIOU])/, 'Y'],
  [/Y/, 'I'],
  [/OU/, 'U'],
  [/([AEIOU])S(?=[AEIOU])/, '$1Z'],
  [/Z/, 'S'],
  [/([AEIOU])([LMNRT])(?=[AEIOU])/, '$1$2$2'],
  [/CK/, 'K'],
]

const soundLatin: Recipe = (random) => {
  const seedText = latinSeed(random)
  const [pattern, replacement] = random.pick(RESPELLINGS)
  if (seedText.length < 5) return null
  return {
    seedText,
    plantText: seedText.replace(pattern, replacement),
    recipe: 'same sound, other spelling',
    expectedLevel: 'high',
  }
}

// Small letters are confused otherwise than capitals.
const LOOK_ALIKE_LETTERS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/O/, '0'],
  [/I/, '1'],
  [/S/, '5'],
  [/W/, 'VV'],
  [/VV/, 'W'],
  [/rn/, 'm'],
  [/m/, 'rn'],
  [/cl/, 'd'],
  [/d/, 'cl'],
  [/l/, 'I'],
  [/l/, '1'],
]

const shapeLatin: Recipe = (random) => {
  const [pattern, replacement] = random.pick(LOOK_ALIKE_LETTERS)
  const seed = latinSeed(random)
  if (seed.length < 5) return null
  const inCapitals = /[A-Z]/.test(pattern.source)
  const seedText = inCapitals ? seed : seed.charAt(0) + seed.slice(1).toLowerCase()
  return {
    seedText,
    plantText: seedText.replace(pattern, replacement),
    recipe: 'look-alike letters',
    expectedLevel: 'high',
  }
}

const orderLatin: Recipe = (random) => {
  if (random.chance(0.5)) {
    const seedText = englishName(random)
    const words = seedText.split(' ')
    if (words.length !== 2 || !words.every((word) => /^[A-Z]{3,}$/.test(word))) return null
    return { seedText, plantText: words.toReversed().join(' '), recipe: 'two words exchanged', expectedLevel: 'high' }
  }
  const seedText = latinSeed(random)
  if (seedText.length < 6) return null
  const index = random.between(1, seedText.length - 2)
  const swapped =
    seedText.slice(0, index) + seedText.charAt(index + 1) + seedText.charAt(index) + seedText.slice(index + 2)
  return { seedText, plantText: swapped, recipe: 'two neighbouring letters exchanged', expectedLevel: 'high' }
}

const addedLatin: Recipe = (random) => {
  const seedText = latinSeed(random)
  if (seedText.length < 5 || seedText.endsWith('S')) return null
  const [plantText, recipe, expectedLevel] = random.pick<readonly [string, string, Level]>([
    [`${seedText}S`, 'plural', 'high'],
    [`${random.pick(weakLatinPrefixes)} ${seedText}`, 'weak word before', 'high'],
    [`${seedText} ${random.pick(weakLatinSuffixes)}`, 'weak word behind', 'high'],
    [
      `${seedText}${random.pick([' CO.', ' GROUP', ' INC.', '.COM', '.NET'])}`,
      'legal form or domain added',
      'identical',
    ],
  ])
  return { seedText, plantText, recipe, expectedLevel }
}

const scriptLatin: Recipe = (random) => {
  if (random.chance(0.8)) {
    const { latin, han } = coinedBrand(random)
    return han.length < 3
      ? null
      : { seedText: latin, plantText: han, recipe: 'written by sound in Chinese', expectedLevel: 'middle' }
  }
  const [english, han] = random.pick(translations)
  return { seedText: english.toUpperCase(), plantText: han, recipe: 'translated into Chinese', expectedLevel: 'high' }
}

export const latinRecipes = {
  edit: editLatin,
  sound: soundLatin,
  shape: shapeLatin,
  order: orderLatin,
  added: addedLatin,
  script: scriptLatin,
}
