/** What a claim refers to: "according to claims 1 or 2", "as in the first claim", "nach dem vorhergehenden Anspruch". */

const NUMBERS = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'un deux trois quatre cinq six sept huit neuf dix',
  'I II III IV V VI VII VIII IX X',
].map((list) => list.split(' '))
const ORDINALS = [
  'first second third fourth fifth sixth seventh eighth ninth tenth',
  'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten',
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
].map((list) => list.split(' '))

/** Values of words in several languages; "six" is six in two of them. */
const valuesOf = (lists: readonly string[][]) =>
  new Map(lists.flatMap((list) => list.map((word, at) => [word.toLowerCase(), at + 1] as const)))
const words = valuesOf([...NUMBERS, ...ORDINALS])
/** The longest first, so that none is taken for the beginning of another. */
const anyOf = (lists: readonly string[][]) =>
  [...new Set(lists.flat())].toSorted((a, b) => b.length - a.length).join('|')

const HAN_DIGITS = '〇一二三四五六七八九'

/** 一 to 九十九, digits, and words; 0 for anything else. */
function valueOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const tens = /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(text)
  if (!tens) return words.get(text.toLowerCase()) ?? 0
  const [, first, ten, last] = tens
  const digit = (sign: string | undefined, other: number) => (sign ? HAN_DIGITS.indexOf(sign) : other)
  return ten ? digit(first, 1) * 10 + digit(last, 0) : digit(first ?? last, 0)
}

const HAN_NUMBER = '[一二三四五六七八九十]{1,3}'
const CHINESE_CLAIMS = '权利要求书?|權利要求書?|請求項|请求项|申請專利範圍|申请专利范围|(?:特許)?請求の範囲'
const LATIN_CLAIMS = String.raw`claims?|anspr[uü]ch(?:e[ns]?|s)?|revendications?|reivindicaci[oó]n(?:es)?|reivindica(?:ção|ções)|rivendicazion[ei]|\bconclusies?`
const RANGE = String.raw`-|‐|–|—|~|〜|\bto\b|\bthrough\b|\bthru\b|\bup to\b|\bbis\b|à|\bhasta\b|至|到|乃至|ないし|から|내지`
const LIST = String.raw`,|、|/|&|\band/or\b|\bor\b|\band\b|\bas well as\b|\boder\b|\bund\b|\bund/oder\b|\bsowie\b|\bbzw\.|\bbeziehungsweise\b|\bou\b|\bet\b|\bet/ou\b|或者?|和|及|以及|与|與|または|又は|もしくは|若しくは|および|及び|並びに|ならびに|또는|및`
/** Bounded, so that a text of nothing but numbers is read in linear time. */
const JOINED = String.raw`\s?(?:(?:${LIST}|${RANGE})\s?){1,3}`
const ITEMS_MAX = 40

/** A head, then numbers of one writing; the head may be repeated before each. */
const listAfter = (head: string, number: string, after = '') =>
  String.raw`(?:${head})\s*(?:n[or]s?\.?|n°|numbers?|第)?\s*((?:${number})${after}(?:${JOINED}(?:(?:${head})\s*)?第?\s*(?:${number})${after}){0,${ITEMS_MAX}})`

const CHINESE_END = String.raw`\s*[项項条]?`
/** 一 as in 一种 is no number. */
const HAN_OF_CLAIM = `${HAN_NUMBER}(?![种種个個项項些般])`
const REFERENCES = [
  new RegExp(listAfter(String.raw`(?:${LATIN_CLAIMS})(?:\s+pr[ée]c[ée]dente?s?)?`, String.raw`\d+`), 'giu'),
  new RegExp(listAfter(CHINESE_CLAIMS, String.raw`\d+|第\s*${HAN_NUMBER}(?=[项項])`, CHINESE_END), 'giu'),
  new RegExp(listAfter(CHINESE_CLAIMS, HAN_OF_CLAIM), 'giu'),
  // 第一项权利要求, 第1至3项权利要求.
  new RegExp(
    String.raw`第\s*((?:\d+|${HAN_NUMBER})\s*[项項个個]?(?:${JOINED}第?\s*(?:\d+|${HAN_NUMBER})\s*[项項个個]?){0,${ITEMS_MAX}})\s*(?:所述)?的?(?:${CHINESE_CLAIMS})`,
    'giu',
  ),
  // 제1항 내지 제3항, 청구항 1.
  new RegExp(String.raw`(?<![법령칙조]\s?)제\s*(\d+\s*항(?:${JOINED}제\s*\d+\s*항){0,${ITEMS_MAX}})`, 'giu'),
  new RegExp(listAfter('청구항', String.raw`\d+`), 'giu'),
]

/** Words are lists only where each number is joined to the next by a word, not by a comma: "claim one, two of which". */
const WORD_JOINED = String.raw`\s+(?:to|through|or|and|bis|oder|und|à|ou|et)\s+`
const WORD = `(?:${anyOf(NUMBERS.slice(0, 3))})`
const WORDS = new RegExp(
  String.raw`(?:${LATIN_CLAIMS})\s+(${WORD}(?:${WORD_JOINED}${WORD}){0,${ITEMS_MAX}})(?![\p{L}\d]|\s+(?:of|or more)\b)`,
  'giu',
)
const ROMANS =
  /\b(?:[Cc]laims?|CLAIMS?|Anspr[uü]ch\p{L}*|[Rr]evendications?)\s+([IVX]+(?:\s*(?:,|or|and|to|oder|und|bis|ou|et|à)\s*[IVX]+){0,40})(?![\p{L}\d])/gu

const ORDINAL = `(?:${anyOf(ORDINALS)}|zweitens|seconde)`
/** Claims of an insurance are first and second ones too: only what refers to a claim of the patent counts. */
const REFERRING = String.raw`(?:according\s+to|in\s+accordance\s+with|as\s+(?:claimed|defined|set\s+forth|recited|described|specified)?\s*(?:in|by|per)|nach|gemäß|gemäss|laut|wie\s+(?:im|in\s+dem)|selon|suivant|conforme\s+à)`
const FIRST_CLAIM = new RegExp(
  String.raw`${REFERRING}\s+(?:the|dem|la)?\s*(${ORDINAL})\s+(?:(?:patent)?anspruch|claim|revendication)(?![\p{L}\d])`,
  'giu',
)
const MAIN_CLAIM = new RegExp(
  String.raw`${REFERRING}\s+(?:the|dem|la)?\s*(?:main\s+claim|hauptanspruch|revendication\s+principale)(?!\p{L})`,
  'iu',
)
const FIRST_CLAIMS = new RegExp(
  String.raw`\bfirst\s+(\d+|${WORD})\s+claims\b(?!\s+of\b)|前(\d+|[二三四五六七八九十])项权利要求`,
  'iu',
)
const LAST_CLAIMS = new RegExp(
  String.raw`\b(?:(?:preceding|previous|foregoing|last)\s+(\d+|${WORD})|(\d+|${WORD})\s+(?:immediately\s+)?(?:preceding|previous|foregoing))\s+claims\b`,
  'iu',
)
const LAST_CLAIM = new RegExp(
  [
    String.raw`(?<!\b(?:any|one|each|either|all)\s(?:one\s)?(?:of\s)?)\bthe\s+(?:immediately\s+|directly\s+|last\s+)?(?:preceding|previous|foregoing)\s+claim\b`,
    String.raw`\b(?:dem|im)\s+(?:unmittelbar\s+)?(?:vorher|voran|vor)(?:gehend|stehend|ig)en\s+(?:patent)?anspruch(?!\p{L})`,
    String.raw`\bla\s+revendication\s+(?:immédiatement\s+)?pr[ée]cédente(?!\p{L})`,
    String.raw`(?<!任)[上前]一(?:[项個个項])?(?:所述)?的?(?:权利要求|權利要求|請求項|请求项)`,
    '(?:直前|一つ前)の請求項',
  ].join('|'),
  'iu',
)

const PRECEDING = new RegExp(
  [
    String.raw`\b(?:preceding|previous|foregoing|above|prior)\s+claims?\b`,
    String.raw`\bclaims?\s+(?:above|(?:which|that)\s+precede)\b`,
    String.raw`(?:vorher|voran|vor)(?:gehend|stehend|genannt|igen?)[a-z]*\s+(?:patent)?anspr[uü]ch`,
    String.raw`revendications?\s+pr[ée]c[ée]dent`,
    '(?:上述|前述|前面|前记|前記|上記|先行する|在先的?|以上)(?:任意|任一|任何|各|所有)?[一个個項项]{0,3}(?:的)?(?:权利要求|權利要求|請求項|请求项)',
  ].join('|'),
  'iu',
)

const NUMBERED = /^\p{L}*\s*(?:n[or]s?\.?\s*)?\d/u

/** No publication has so many; a number beyond is none of a claim. */
const CLAIMS_MAX = 10_000

/** One pass over the many texts that refer to nothing. */
const NAMES_CLAIMS =
  /claim|anspr|revendic|reivindic|rivendic|conclusie|权利要求|權利要求|[請请]求[項项の]|專利範圍|专利范围|항/iu

/**
 * The numbers of claims that a text refers to, in digits or words of English, German, French, Chinese, Japanese and Korean.
 * "Any of the preceding claims" are all before it, "the preceding claim" is the last one.
 * @param own number of the claim itself; it refers to earlier ones only
 */
export function claimReferences(text: string, own: number): number[] {
  if (!NAMES_CLAIMS.test(text) || own > CLAIMS_MAX) return []
  const folded = text.normalize('NFKC').replaceAll(/\s+/g, ' ')
  const found = new Set<number>()
  const add = (from: number, to: number) => {
    for (let number = Math.max(1, from); number <= Math.min(to, own - 1); number += 1) found.add(number)
  }
  for (const reference of [...REFERENCES, WORDS, ROMANS])
    for (const [, list = ''] of folded.matchAll(reference)) for (const [from, to] of rangesOf(list)) add(from, to)
  for (const [, ordinal = ''] of folded.matchAll(FIRST_CLAIM)) {
    const number = ordinal.toLowerCase() === 'seconde' ? 2 : valueOf(ordinal)
    add(number, number)
  }
  if (MAIN_CLAIM.test(folded)) add(1, 1)
  const first = FIRST_CLAIMS.exec(folded)
  const last = LAST_CLAIMS.exec(folded)
  const isLast = LAST_CLAIM.test(folded)
  if (first) add(1, valueOf(first[1] ?? first[2] ?? ''))
  if (last) add(own - valueOf(last[1] ?? last[2] ?? ''), own - 1)
  if (isLast) add(own - 1, own - 1)
  const preceding = PRECEDING.exec(folded)
  // "The preceding claims 1 to 3" are those that it names.
  const isNumbered = preceding && NUMBERED.test(folded.slice(preceding.index + preceding[0].length))
  if (!isLast && !last && preceding && !(isNumbered && found.size > 0)) add(1, own - 1)
  return [...found].toSorted((a, b) => a - b)
}

const NUMBER = new RegExp(String.raw`\d+|${HAN_NUMBER}|(?<!\p{L})(?:${anyOf(NUMBERS)})(?!\p{L})`, 'giu')
const IS_RANGE = new RegExp(String.raw`^[\s\p{Script=Han}항]*?\s*(?:${RANGE})`, 'iu')

/** Numbers of a list, each as a range. */
function rangesOf(list: string): [from: number, to: number][] {
  const ranges: [number, number][] = []
  let end = 0
  for (const { 0: sign, index } of list.matchAll(NUMBER)) {
    const number = valueOf(sign)
    const before = ranges.at(-1)
    if (before && IS_RANGE.test(list.slice(end, index))) before[1] = number
    else ranges.push([number, number])
    end = index + sign.length
  }
  return ranges
}

/** The Chinese signs stand before other digits too: `2、5G…`, `1．3D…`. */
const CLAIM_NUMBER = /^\s*0*([1-9]\d{0,4})\s*(?:\.(?!\d)|[．、](?!\d+\s*[-‐–,，、]))\s*/

/**
 * The number before the text of a claim, and the text behind it. What a chemical name begins with is no such number:
 * 2,4-dichlorophenol, 2.5-dimethylfuran.
 * @returns null as the number where the text begins with none
 */
export function splitClaimNumber(text: string): { number: number | null; text: string } {
  const [whole = '', digits] = CLAIM_NUMBER.exec(text) ?? []
  return { number: digits === undefined ? null : Number(digits), text: text.slice(whole.length) }
}

/** A claim from its text, with its number before it. */
export function claimFromText(text: string, place: number) {
  const read = splitClaimNumber(text)
  const number = read.number ?? place + 1
  const own = read.text.trim()
  return { number, text: own, dependsOn: claimReferences(own, number) }
}
