import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { Span } from '../segment.ts'
import { findOpaque, maskOpaque } from './opaque.ts'

/** A longer sentence is divided at a sign or blank, so that no input makes an engine work on millions of characters. */
export const SENTENCE_CHARACTERS_MAX = 2000

/** Behind the end of a sentence; so are marks of notes, which are tags that are alone. */
const CLOSING = String.raw`["'”’」』）)\]】》]`
const TAG = String.raw`\uFFF9[^\uFFFB]{1,6}\uFFFB`
const ASIAN_END = new RegExp(
  String.raw`[。！？!?]+(?:${CLOSING}|\uFFF9\/[0-9]{1,4}\uFFFB|\uFFF9[0-9]{1,4}\/\uFFFB)*|(?<=[a-z)\]]{2})[.](?=\s+[A-Z\p{sc=Han}])|[\r\n\u2028\u2029]+`,
  'gu',
)
const ENGLISH_END = new RegExp(
  String.raw`[.!?]+(?:${CLOSING}|\uFFF9\/[0-9]{1,4}\uFFFB|\uFFF9[0-9]{1,4}\/\uFFFB)*(?=\s+(?:${TAG})*["'“‘(\[]?[\p{Lu}\p{N}])|[。！？]+(?:${CLOSING})*|[\r\n\u2028\u2029]+`,
  'gu',
)
/** Words that a full stop follows without ending the sentence. Matches FIG. and e.g.; not "configuration." */
const ABBREVIATION =
  /(?:^|[\s("'“[-])(?:figs?|nos?|pat|pats|appl?|ser|pub|publ|e\.g|i\.e|eg|ie|cf|vs|viz|approx|ca|dr|mr|mrs|ms|prof|inc|ltd|co|corp|llc|jr|sr|st|vol|pp?|col|cols|ll?|eqs?|refs?|secs?|sect|ch|chap|para|paras|ex|exs|al|resp|incl|max|min|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|u\.s|u\.s\.c|u\.k|ph\.d|a\.m|p\.m|c\.f\.r|et seq|j|chem|soc|natl|acad|sci|biol|proc|intl|dept|tab|tbl|[a-z])$/i
const NUMBER_OF_LIST = /^\s*(?:\(?\d{1,3}|\(?[a-z]|\(?[ivx]{1,5}|\[\d{1,5}\])$/i
const OPENERS = '（(「『“《【['
const CLOSERS = '）)」』”》】]'

/**
 * Sentences of a text as spans in order, without the blanks around them. A line break ends a sentence; full stops of
 * abbreviations, of numbers and of numbered lists do not, nor does what is in brackets of the same line, in addresses or
 * in placeholders.
 */
export function* splitSentences(written: string, language: TranslationLanguage): Generator<Span> {
  const text = maskOpaque(written, findOpaque(written))
  const pattern = new RegExp(language === 'en-us' ? ENGLISH_END : ASIAN_END)
  let start = 0
  let match: RegExpExecArray | null
  while ((match = pattern.exec(text))) {
    const end = pattern.lastIndex
    const isBreak = /[\r\n\u2028\u2029]/.test(match[0])
    if (!isBreak) {
      if (
        language === 'en-us' &&
        match[0].startsWith('.') &&
        isAbbreviation(text.slice(Math.max(start, match.index - 12), match.index), start, match.index, text)
      )
        continue
      if (language !== 'en-us' && isInBrackets(text, start, end)) continue
      // 「開始。」と言った is one sentence.
      if (language === 'ja-jp' && /[」』）]$/.test(match[0]) && /[とってはがをにのも]/.test(text[end] ?? '')) continue
    }
    yield* parts(text, start, isBreak ? match.index : end)
    start = end
  }
  yield* parts(text, start, text.length)
}

function isAbbreviation(before: string, start: number, at: number, text: string): boolean {
  if (ABBREVIATION.test(before)) {
    // A letter that is a reference sign ends a sentence; "(a)" and initials do not.
    return true
  }
  return at - start < 8 && NUMBER_OF_LIST.test(text.slice(start, at))
}

/** Whether a bracket that is closed later on the same line is open. Only as far as a sentence may reach. */
function isInBrackets(text: string, start: number, at: number): boolean {
  const from = Math.max(start, at - SENTENCE_CHARACTERS_MAX)
  const open: string[] = []
  for (let index = from; index < at; index++) {
    const character = text[index] as string
    const opener = OPENERS.indexOf(character)
    if (opener >= 0) open.push(CLOSERS[opener] as string)
    else if (open.length > 0 && character === open.at(-1)) open.pop()
  }
  if (open.length === 0) return false
  const line = /^[^\r\n]{0,400}/.exec(text.slice(at, at + 400))?.[0] ?? ''
  return line.includes(open[0] as string)
}

/** The span without blanks at its ends, divided where it is too long. */
function* parts(text: string, from: number, to: number): Generator<Span> {
  let start = from
  while (start < to) {
    while (start < to && /\s/.test(text[start] as string)) start++
    let end = Math.min(to, start + SENTENCE_CHARACTERS_MAX)
    if (end < to) {
      const window = text.slice(start, end)
      const sign = Math.max(...['；', '，', '、', '; ', ', ', ' '].map((each) => window.lastIndexOf(each)))
      if (sign > SENTENCE_CHARACTERS_MAX / 2) end = start + sign + 1
      else {
        // Neither a pair of surrogates nor a tag is cut.
        const tag = window.lastIndexOf('\uFFF9')
        if (tag >= window.length - 8 && tag > 0 && !window.includes('\uFFFB', tag)) end = start + tag
        else if (/[\uD800-\uDBFF]/.test(text[end - 1] as string)) end--
      }
    }
    let trimmed = end
    while (trimmed > start && /\s/.test(text[trimmed - 1] as string)) trimmed--
    if (trimmed > start) yield { start, end: trimmed }
    start = end
  }
}
