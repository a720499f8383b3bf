import { legalFormsHan } from '../words/legal-forms.ts'
import { isCommonSurname } from '../words/surnames.ts'
import { found, type Found } from './ground.ts'
import { type GoodsLanguage, type GoodsNames, readHan, readWords, type WordKind } from './goods-language.ts'
import { advertising, advertisingBeginnings, laudatory, tradeWords } from './grounds-words.ts'
import type { Name } from './read-name.ts'
import { keyOf, wordsOf } from './word-list.ts'
import { sloganEnglish, sloganHan, sloganVerbs, wishes } from './words/claims.ts'

const LONG_HAN = 12
const LONG_WORDS = 7

type Asked = { name: Name; language: GoodsLanguage; data: GoodsNames }

const lists: { phrases: Set<string>; slogan: Set<string>; sloganEnglish: Set<string>; verbs: Set<string> } = {
  phrases: new Set([...wordsOf(wishes), ...advertising].map(keyOf)),
  slogan: new Set(wordsOf(sloganHan)),
  sloganEnglish: new Set(wordsOf(sloganEnglish)),
  verbs: new Set(wordsOf(sloganVerbs)),
}

/**
 * Why a name does not distinguish goods (Article 11): the first reason that holds, as they exclude each other in weight.
 */
export function lacksDistinctiveness(asked: Asked): Found | undefined {
  const { name, language, data } = asked
  const { key } = name
  if (data.genericNames.includes(key)) return found('generic', key, 'block')
  if (data.descriptiveWords.includes(key) || language.isName(key)) return found('descriptive', key, 'block')
  if (/^\d+(?:ml|l|g|kg|mm|cm|w|v|毫升|升|克|千克|公斤|斤)$/.test(key)) return found('descriptive', key, 'block')
  if (tradeWords.includes(key) || legalFormsHan.includes(key)) return found('tradeWord', key, 'block')
  if (laudatory.includes(key)) return found('praise', key, 'likely')
  if (/^[a-z]{1,3}\d{1,4}[a-z]?$/.test(key)) return found('generic', key, 'likely')
  if (/^(?:[a-z]{1,2}|\d+)$/.test(key)) return found('tooSimple', key, 'likely')
  if (isCommonSurname(key)) return found('surname', key, 'likely')
  if (isAdvertising(name)) return found('slogan', key, 'likely')
  return onlyDescribes(asked) ?? tooComplex(name)
}

function tooComplex({ key, han, words }: Name): Found | undefined {
  const isLong = han.length >= LONG_HAN || words.length >= LONG_WORDS
  return isLong ? found('tooComplex', key, 'likely') : undefined
}

const PHRASE_LEAST = 4

/** A wish, a greeting or a sentence of the words that advertisements are made of. */
function isAdvertising({ key, han, hanWords, words }: Name): boolean {
  if (lists.phrases.has(key) || advertisingBeginnings.some((word) => key.startsWith(word))) return true
  for (const phrase of lists.phrases)
    if (phrase.length >= PHRASE_LEAST && key.startsWith(phrase) && key.length <= phrase.length * 2) return true
  if (han !== '' && han.length === key.length)
    return han.length >= PHRASE_LEAST && hanWords.length >= 2 && hanWords.every((word) => isSloganWord(word))
  return (
    han === '' &&
    words.length >= 3 &&
    words.every((word) => lists.sloganEnglish.has(word)) &&
    words.some((word) => lists.verbs.has(word))
  )
}

/** A word of advertisements, or one that consists of two. */
function isSloganWord(word: string): boolean {
  if (lists.slogan.has(word)) return true
  for (let at = 1; at < word.length; at++)
    if (lists.slogan.has(word.slice(0, at)) && lists.slogan.has(word.slice(at))) return true
  return false
}

/** A name that consists of words that describe, praise or say a trade. */
function onlyDescribes({ name, language }: Asked): Found | undefined {
  const { han, words, key } = name
  const inHan = han === '' ? [] : readHan(han, language)
  const inWords = readWords(words, language)
  if (!inHan || !inWords) return undefined
  const read = [...inHan, ...inWords]
  const singles = inHan.filter(({ word }) => word.length === 1).length
  const has = (kind: WordKind) => read.some((each) => each.kind === kind && (each.word.length > 1 || han === key))
  if (singles * 2 > han.length || !read.some(({ word, kind }) => word.length > 1 && kind !== 'filler')) return undefined
  const parts = read.filter(({ word, kind }) => kind === 'part' && word.length > 1)
  const isHanPart = parts.some(({ word }) => /\p{Script=Han}/u.test(word))
  if (has('goods') || isHanPart || parts.length > 1) return found('descriptive', key, 'likely')
  if (has('praise')) return found('praise', key, 'likely')
  if (has('trade')) return found('tradeWord', key, 'likely')
  return undefined
}
