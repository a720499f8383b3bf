import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { EngineSentence, TranslatedPiece } from '../engine.ts'
import type { TranslationOption } from './decode.ts'
import { PROTECTED_ID, UNKNOWN_ID } from './load-tables.ts'
import type { Quote } from './quotes.ts'
import type { Token } from './tokens.ts'
import { needsBlank, signIn } from './write-text.ts'

/** `isFirst`: with which the sentence begins, behind the number of a list. */
export type Word = {
  text: string
  token: Token | null
  option: TranslationOption
  tokens: Token[]
  isFirst?: boolean
}

/** Words of an option as they are written; those of protected parts come with their token. */
export function* wordsOf(
  option: TranslationOption,
  tokens: readonly Token[],
  texts: readonly string[],
  target: TranslationLanguage,
): Generator<{ text: string; token: Token | null }> {
  const parts = tokens.filter(({ part }) => part >= 0)
  if (option.text !== null) {
    yield { text: parts.length > 0 ? option.text : signIn(option.text, target), token: parts[0] ?? null }
    return
  }
  let next = 0
  for (const id of option.ids) {
    if (id === PROTECTED_ID || (option.origin === 'copy' && id === UNKNOWN_ID)) {
      const token = parts[next++]
      if (token) yield { text: '', token }
    } else yield { text: signIn(texts[id] ?? '', target), token: null }
  }
  // No protected part is lost, whatever a table says.
  for (const token of parts.slice(next)) yield { text: '', token }
}

const ARTICLE = /^(?:an?|the)$/i

/** Words, and abbreviations by the names of their letters, that take "an". */
const BEGINS_WITH_VOWEL =
  /^(?:(?!one\b|once\b|uni(?!n|m)|us[aeu]|eu|ur[aei]|ut[ei])[aeiou]|[AEIO][a-z]|(?:[AEFHILMNORSX][A-Z]{1,4}|[AEIO])(?![A-Za-z]))/

/** Joins words to pieces, one for each option and fixed part, with blanks where the language has them. */
export function writePieces(
  text: string,
  words: readonly Word[],
  { fixed, quotes }: { fixed: EngineSentence['fixed']; quotes: ReadonlyMap<Token, Quote> },
  target: TranslationLanguage,
): TranslatedPiece[] {
  const pieces: TranslatedPiece[] = []
  let before = ''
  let isJoined = false
  let last: TranslationOption | null = null
  /** Where the word before ends in the source, if it was copied from there. */
  let copiedTo: number | null = null
  let isHyphenBefore = false
  for (const { text: word, token, option, tokens, isFirst } of words) {
    const part = token && token.part >= 0 ? token.part : null
    let written = part === null ? word : (fixed[part]?.target ?? '')
    const joins = part === null && (written === '@-' || written === '@/')
    if (joins) written = written.slice(1)
    if (!written) continue
    if (target === 'en-us' && /^figs?$/.test(written)) written = written.toUpperCase()
    if (written === '。' && part === null && tokens.some((each) => isAbbreviationPoint(text, each))) written = '.'
    // Latin letters within the source are names and signs: they keep their case.
    const role = part === null ? quotes.get(tokens[0] as Token)?.role : undefined
    const asWritten = part === null && !role ? writtenAs(written, tokens) : null
    const isSame = asWritten !== null
    if (isSame) written = asWritten
    const previous = pieces.at(-1)
    // A phrase may bring an article that a pattern has written before it.
    if (target === 'en-us' && part === null && !isSame && ARTICLE.test(before) && ARTICLE.test(written)) continue
    if (target === 'en-us' && previous && /^a$/i.test(before) && BEGINS_WITH_VOWEL.test(written)) previous.text += 'n'
    // Of the protected parts, citations such as pages 10 to 12 have words.
    const hasWords = part === null ? !isSame : fixed[part]?.kind === 'number'
    if (target === 'en-us' && (before === '' || isFirst) && hasWords) written = capitalized(written)
    // What stands together in the source and is copied, such as P2024-0156 or H2O in three formats, stays together.
    const isCopy =
      part === null ? isSame : fixed[part]?.kind !== 'term' && !/\p{L}{2} /u.test(fixed[part]?.target ?? '')
    const [start, end] = [(tokens[0] as Token).start, (tokens.at(-1) as Token).end]
    const isAdjacent = isCopy && (token?.start ?? start) === copiedTo
    // Hyphens of chemical names such as 2-氨基.
    const isMinus = written === '-' && tokens.some((each) => isMinusSign(text, each))
    const isHyphen: boolean = written === '-' && !isMinus && tokens.some((each) => joinsSource(text, each))
    const isHyphened = isHyphen || isHyphenBefore
    isHyphenBefore = isHyphen || isMinus
    const isInner = isLetterBehindPoint(before, written, last === option ? previous?.text : undefined)
    const isApart = !isJoined && role !== 'close' && !joins && !isAdjacent && !isHyphened && !isInner
    const blank = isApart && needsBlank(before, written, target) ? ' ' : ''
    copiedTo = isCopy ? (token?.end ?? end) : null
    const source = end > start ? { start, end } : null
    if (previous && part === null && previous.fixed === null && last === option)
      previous.text = (previous.text + blank + written).replace(/\bu\.s\.$/i, 'U.S.')
    else {
      if (previous && blank && part !== null && previous.fixed === null) previous.text += blank
      else if (blank && part !== null) pieces.push({ text: blank, source: null, origin: 'copy', fixed: null })
      pieces.push({
        text: part === null ? blank + written : written,
        source: token ? { start: token.start, end: token.end } : source,
        origin: option.origin,
        fixed: part,
      })
    }
    // Within quotation marks at the beginning the sentence still begins.
    before = before === '' && role === 'open' ? '' : written
    isJoined = joins || role === 'open'
    last = option
  }
  return pieces
}

/** Whether a letter continues an abbreviation, as the g of e.g. and the S of U.S. do. */
const isLetterBehindPoint = (before: string, written: string, piece: string | undefined) =>
  before === '.' && /^[a-z]$/i.test(written) && /(?:^|[\s.(])[a-z]\.$/i.test(piece ?? '')

/** Whether a token is the point of an English abbreviation within a sentence, as in No. 5 and pp. 10. */
const isAbbreviationPoint = (text: string, { text: own, start, end }: Token) =>
  own === '.' && /[A-Za-z]$/.test(text.slice(0, start)) && /^ ?[\da-z]/.test(text.slice(end))

/** Whether a token is the sign of a negative number behind a word, as in 超过-20℃; not a hyphen as in 甲基-2-戊酮. */
const isMinusSign = (text: string, { text: own, start, end }: Token) =>
  own === '-' &&
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text.slice(0, start)) &&
  /^\d+(?:\.\d+)?(?![\d.]|[-,]\S)/.test(text.slice(end))

/** Whether a token is a hyphen that the source writes without blanks beside it. */
const joinsSource = (text: string, { text: own, start, end }: Token) =>
  own === '-' && /\S/.test(text[start - 1] ?? '') && /\S/.test(text[end] ?? '')

/** How the source writes a word that stays as it is; null where it does not. */
function writtenAs(word: string, tokens: readonly Token[]): string | null {
  const lower = word.toLowerCase()
  const whole = tokens.map((each) => each.text).join('')
  if (whole.toLowerCase() === lower) return whole
  return tokens.find(({ text }) => /\p{Lu}/u.test(text) && text.toLowerCase() === lower)?.text ?? null
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
