import { homophonesOf, lookAlikesOf, pickHan, pinyinOf, soundAlike } from './han.ts'
import { type Level, type Recipe, replaceAt } from './similar-pair.ts'
import type { Random } from './random.ts'
import { hanWords, weakPlaces, weakPrefixes } from './words/han-words.ts'

/** A coined name of two to four characters, two seldom. */
function hanSeed(random: Random): string {
  const kind = random.below(10)
  if (kind < 2) return pickHan(random) + pickHan(random)
  if (kind < 6) return pickHan(random) + pickHan(random) + pickHan(random)
  return kind < 8 ? random.pick(hanWords) + pickHan(random) + pickHan(random) : pickHan(random) + random.pick(hanWords)
}

const byLength = (length: number, two: Level, three: Level, more: Level) =>
  length <= 2 ? two : length === 3 ? three : more

const editHan: Recipe = (random) => {
  const seedText = hanSeed(random)
  const index = random.between(1, seedText.length - 1)
  const old = seedText.charAt(index)
  const character = pickHan(random)
  if (soundAlike(old, character) || lookAlikesOf(old).includes(character)) return null
  return {
    seedText,
    plantText: replaceAt(seedText, index, character),
    recipe: 'one character changed',
    expectedLevel: byLength(seedText.length, 'low', 'middle', 'high'),
  }
}

const soundHan: Recipe = (random) => {
  const seedText = hanSeed(random)
  const index = random.below(seedText.length)
  const others = homophonesOf(seedText.charAt(index))
  if (others.length === 0) return null
  return {
    seedText,
    plantText: replaceAt(seedText, index, random.pick(others)),
    recipe: 'one character replaced by a homophone',
    expectedLevel: 'high',
  }
}

const shapeHan: Recipe = (random) => {
  const seedText = hanSeed(random)
  const index = random.below(seedText.length)
  const others = lookAlikesOf(seedText.charAt(index))
  if (others.length === 0) return null
  return {
    seedText,
    plantText: replaceAt(seedText, index, random.pick(others)),
    recipe: 'one character replaced by a look-alike',
    expectedLevel: byLength(seedText.length, 'middle', 'high', 'high'),
  }
}

const orderHan: Recipe = (random) => {
  const seedText = hanSeed(random)
  const characters = Array.from(seedText)
  const cut = random.between(1, characters.length - 1)
  const way = random.below(2)
  const reordered = way === 0 ? characters.toReversed() : [...characters.slice(cut), ...characters.slice(0, cut)]
  return {
    seedText,
    plantText: reordered.join(''),
    recipe: way === 0 ? 'read backwards' : 'parts exchanged',
    expectedLevel: 'high',
  }
}

const addedHan: Recipe = (random) => {
  const seedText = hanSeed(random)
  if (seedText.length < 3) return null
  const [plantText, recipe, expectedLevel] = random.pick<readonly [string, string, Level]>([
    [random.pick(weakPrefixes) + seedText, 'word of size, age or praise added', 'high'],
    [random.pick(weakPlaces) + seedText, 'place added', 'high'],
    [seedText + random.pick(['旗舰店', '专卖', '优选', '商行', '超市']), 'word of trade added', 'high'],
    [`${seedText}${random.pick(['集团', '科技有限公司', '股份有限公司'])}`, 'legal form added', 'identical'],
  ])
  return { seedText, plantText, recipe, expectedLevel }
}

const scriptHan: Recipe = (random) => {
  const seedText = hanSeed(random)
  const plantText = pinyinOf(seedText)
  if (plantText === null) return null
  return { seedText, plantText, recipe: 'pinyin', expectedLevel: seedText.length >= 3 ? 'high' : 'middle' }
}

export const hanRecipes = {
  edit: editHan,
  sound: soundHan,
  shape: shapeHan,
  order: orderHan,
  added: addedHan,
  script: scriptHan,
}
