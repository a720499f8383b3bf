import { found, type Found } from './ground.ts'
import { type GoodsLanguage, type GroundsData, readHan, readWords } from './goods-language.ts'
import { foreignPlaces } from './grounds-words.ts'
import { type Name, soundOf } from './read-name.ts'
import { geographicalIndications } from './tables/geographical-indications.ts'
import { keyOf, lazyList, WordList, wordsOf } from './word-list.ts'
import { foreignPlacesKnown, regionsOfProducts } from './words/places.ts'

type Asked = { language: GoodsLanguage; data: GroundsData }

const foreign = lazyList([foreignPlaces.join(' '), foreignPlacesKnown])
const regions = new Set(wordsOf(regionsOfProducts))

/** Places as they are looked up, made once for each list. */
type PlaceIndex = { words: Set<string>; sounds: () => Set<string>; longest: number }
const indexes = new WeakMap<readonly string[], PlaceIndex>()

/** Cities are known by their pinyin, counties are not; two syllables of few letters say too little. */
const SOUND_LETTERS_LEAST = 6

function indexOf(places: readonly string[]) {
  const known = indexes.get(places)
  if (known) return known
  let sounds: Set<string> | undefined
  const made: PlaceIndex = {
    words: new Set(places),
    sounds: () => (sounds ??= soundsOfCities(places)),
    longest: Math.max(0, ...places.map(({ length }) => length)),
  }
  indexes.set(places, made)
  return made
}

/** Places and geographical indications in a name (Articles 10(2) and 16(1)). */
export function geographicNames(name: Name, asked: Asked): Found[] {
  const indication = indicationIn(name, asked)
  return [home(name, asked), abroad(name, asked), indication].flatMap((each) => (each ? [each] : []))
}

function soundsOfCities(places: readonly string[]): Set<string> {
  const cities = places.filter((place) => /^\p{Script=Han}{2,}市$/u.test(place)).map((place) => place.slice(0, -1))
  return new Set(cities.map(soundOf).filter((sound) => sound.length >= SOUND_LETTERS_LEAST))
}

type Placed = { place: string; rest: string }

/** A place at the beginning or the end of the characters, the longest first. */
function placeIn({ han, key }: Name, places: readonly string[]): Placed | undefined {
  const { words, longest } = indexOf(places)
  if (words.has(key)) return { place: key, rest: '' }
  for (let length = Math.min(longest, han.length - 1); length > 0; length--) {
    const [start, end] = [han.slice(0, length), han.slice(-length)]
    if (words.has(start)) return { place: start, rest: han.slice(length) }
    if (words.has(end)) return { place: end, rest: han.slice(0, -length) }
  }
  return undefined
}

const describes = (rest: string, language: GoodsLanguage) => readHan(rest, language) !== undefined

function home(name: Name, { language, data }: Asked): Found | undefined {
  const { key, han, words } = name
  const placed = placeIn(name, data.places)
  if (placed) {
    const isPlain = placed.rest === '' || (han.length === key.length && describes(placed.rest, language))
    return found('place', placed.place, isPlain ? 'likely' : 'possible')
  }
  const { words: letters, sounds } = indexOf(data.places)
  if (/^[a-z]{6,}$/.test(key) && sounds().has(key)) return found('place', key, 'likely')
  const word = words.find((each) => letters.has(each))
  return word === undefined
    ? undefined
    : found('place', word, othersDescribe(words, [word], language) ? 'likely' : 'possible')
}

const othersDescribe = (words: readonly string[], without: readonly string[], language: GoodsLanguage) =>
  readWords(
    words.filter((word) => !without.includes(word)),
    language,
  ) !== undefined

function abroad(name: Name, { language }: Asked): Found | undefined {
  const match = foreign().find(name)
  if (!match || (match.isAmbiguous && !match.isWhole)) return undefined
  const rest = name.han.replace(match.word, '')
  const isPlain =
    match.isWhole ||
    (name.han === ''
      ? othersDescribe(name.words, match.word.split(' ').map(keyOf), language)
      : describes(rest, language))
  return found('foreignPlace', match.word, isPlain ? 'likely' : 'possible')
}

/** Classes whose goods owe their fame to a region. */
const produce = [29, 30, 31, 33]
const crafts = [14, 16, 20, 21, 24, 25, 26]
const wine = [32, 33]

let indications: { list: WordList; classes: ReadonlySet<number> }[] | undefined

function indicationIn(name: Name, { language, data }: Asked): Found | undefined {
  indications ??= Object.entries(geographicalIndications).map(([classes, list]) => ({
    list: new WordList(list),
    classes: new Set(classes.split(',').map(Number)),
  }))
  let elsewhere: Found | undefined
  for (const { list, classes } of indications) {
    const match = list.find(name)
    if (!match) continue
    const isFor = (classNo: number) =>
      classes.has(classNo) || (wine.includes(classNo) && wine.some((each) => classes.has(each)))
    if (data.classes.some(isFor)) return found('indication', match.word, 'block')
    const isNear = data.classes.some((classNo) => [...produce, 32, 35, 43].includes(classNo))
    if (match.isWhole || isNear) elsewhere ??= found('indication', match.word, isNear ? 'likely' : 'possible')
  }
  return elsewhere ?? placeWithGoods(name, { language, data })
}

const LANDSCAPE = /^(\p{Script=Han}{1,3}[湖山江河岛溪泉州县海湾沟坝岭峰源])(\p{Script=Han}{1,5})$/u

/** A place with the name of a product of the soil or of a craft: what an indication is made of. */
function placeWithGoods(name: Name, { language, data }: Asked): Found | undefined {
  const isCraft = data.classes.some((classNo) => crafts.includes(classNo))
  const isProduce = data.classes.some((classNo) => produce.includes(classNo))
  if (!isCraft && !isProduce) return undefined
  const isGoods = (words: readonly { word: string; kind: string }[] | undefined) =>
    words?.some(({ word, kind }) => (kind === 'goods' || kind === 'part') && word.length > 1) === true
  if (name.han === '') {
    const match = isProduce ? foreign().find(name) : undefined
    const place = match?.word.split(' ').map(keyOf) ?? []
    const others = name.words.filter((word) => !place.includes(word))
    return match && isGoods(readWords(others, language)) ? found('indication', name.text, 'likely') : undefined
  }
  if (name.han.length !== name.key.length) return undefined
  const placed = placeIn(name, data.places)
  if (placed?.rest && name.han.startsWith(placed.place) && isGoods(readHan(placed.rest, language)))
    return found('indication', name.han, 'likely')
  if (!isProduce) return undefined
  const region = [...regions].find((each) => name.han.startsWith(each))
  const goods = region ? name.han.slice(region.length) : LANDSCAPE.exec(name.han)?.[2]
  return goods && isGoods(readHan(goods, language)) ? found('indication', name.han, 'likely') : undefined
}
