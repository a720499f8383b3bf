// How a mark of letters is read aloud where signs, numbers and short forms stand for words: rules D02, L12 and L15.

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

const signs = new Map([
  ['&', 'and'],
  ['+', 'plus'],
  ['@', 'at'],
  ['%', 'percent'],
])
/** Short for another word where a word follows: MR. CLEAN, ST. MORITZ. */
const titles = new Map([
  ['mr', 'mister'],
  ['mrs', 'missis'],
  ['dr', 'doctor'],
  ['st', 'saint'],
  ['mt', 'mount'],
  ['prof', 'professor'],
  ['capt', 'captain'],
  ['sgt', 'sergeant'],
])
/** Where a word is before. */
const additions = new Map([
  ['jr', 'junior'],
  ['sr', 'senior'],
  ['bros', 'brothers'],
  ['intl', 'international'],
])
/** Spellings of one word. */
const spellings = new Map([
  ['missus', 'missis'],
  ['mistress', 'missis'],
  ['fourty', 'forty'],
])

const TOKEN = /[\p{L}\p{M}]+|\d+(?:st|nd|rd|th)\b|\d+|[&+@%]/gu
/** More would not be compared. */
const LENGTH_MAX = 48
const NUMBER_MAX = 999_999

/**
 * The words that a text of letters says, in lower case with blanks between them; null where it is written as it is read.
 * Two texts that say the same words are read alike however they are written: H&M and H AND M.
 */
export function spelledOut(text: string): string | null {
  const tokens =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/['’](?=s\b)/g, '')
      .match(TOKEN) ?? []
  if (tokens.length === 0 || tokens.length > LENGTH_MAX) return null
  const words = tokens.flatMap((token, i) => wordsOf(token, tokens[i - 1], tokens[i + 1]))
  const said = words.filter((word, i) => !(word === 'one' && isLarge(words[i + 1]) && !isNumberWord(words[i - 1])))
  const spelled = said.join(' ')
  const isAsWritten = said.join('') === tokens.filter((token) => !signs.has(token)).join('')
  return isAsWritten || spelled.length > LENGTH_MAX ? null : spelled
}

function wordsOf(token: string, before: string | undefined, next: string | undefined): string[] {
  const sign = signs.get(token)
  // A sign at an end may be decoration.
  if (sign) return before && (next || sign !== 'and') ? [sign] : []
  const ordinal = /^(\d+)\D+$/.exec(token)?.[1]
  if (ordinal) return [ordinals[Number(ordinal) - 1] ?? token]
  if (/^\d/.test(token)) return numberInWords(token)
  const word = (next && titles.get(token)) ?? (before && additions.get(token)) ?? spellings.get(token)
  if (word) return [word]
  // ROCK N ROLL, not A N Z.
  return [token === 'n' && isLong(before) && isLong(next) ? 'and' : token]
}

const isLarge = (word: string | undefined) => word === 'hundred' || word === 'thousand'
/** A number may begin with its ONE or without: ONE HUNDRED is HUNDRED, and THIRTY ONE THOUSAND not THIRTY THOUSAND. */
const isNumberWord = (word: string | undefined) =>
  word !== undefined && (isLarge(word) || small.includes(word) || tens.includes(word))
const isLong = (token: string | undefined) => token !== undefined && token.length > 1

/** As years are read from 1100 to 1999: nineteen eighty four. What begins with a zero is read digit by digit. */
function numberInWords(digits: string): string[] {
  const value = Number(digits)
  if (digits.length > 1 && digits.startsWith('0')) return Array.from(digits, (digit) => small[Number(digit)]!)
  if (value > NUMBER_MAX) return [digits]
  if (value >= 1100 && value < 2000) return [...below100(Math.floor(value / 100)), ...ofYear(value % 100)]
  if (value >= 1000) return [...numberInWords(String(Math.floor(value / 1000))), 'thousand', ...rest(value % 1000)]
  if (value >= 100) return [...below100(Math.floor(value / 100)), 'hundred', ...rest(value % 100)]
  return below100(value)
}

const rest = (value: number) => (value === 0 ? [] : numberInWords(String(value)))
const ofYear = (value: number) => (value === 0 ? ['hundred'] : value < 10 ? ['oh', small[value]!] : below100(value))

function below100(value: number): string[] {
  if (value < 20) return [small[value]!]
  return [tens[Math.floor(value / 10)]!, ...(value % 10 === 0 ? [] : [small[value % 10]!])]
}
