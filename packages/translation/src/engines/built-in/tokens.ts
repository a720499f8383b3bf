import { toHalfWidth } from '@markwright/domain/texts/full-width'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { HAN, KANA } from '../../text/scripts.ts'

/** What stands for a protected part in phrases and language models. */
export const PROTECTED = '¤'
/** What is before the first token of a text, and for a token that a language model does not know. */
export const BEGIN_TOKEN = '<s>'
export const UNKNOWN = '<unk>'

/**
 * What phrases are made of: an English word, a Chinese or Japanese character, a sign, or a protected part. Hyphens and
 * slashes within a word are tokens that join their neighbours.
 */
export type Token = {
  /** By which it is compared: lower case, half width; of a protected part `PROTECTED`. */
  key: string
  /** As written. */
  text: string
  start: number
  end: number
  /** Index of the protected part, or -1. */
  part: number
}

const ENGLISH = new RegExp(
  String.raw`((?!['’]s\b)\p{L}[\p{L}\p{M}]*(?:['’](?!s\b)\p{L}+)*|['’]s\b)|(?<=[\p{L}\p{N}])([-‐‑/])(?=[\p{L}\p{N}])|\s+|(\S)`,
  'gu',
)
const ASIAN = new RegExp(String.raw`((?![${HAN}${KANA}])\p{L}(?:(?![${HAN}${KANA}])[\p{L}\p{M}])*)|(\0)|\s+|(\S)`, 'gu')

/** Tokens of a text between protected parts, whose offsets begin at `offset`. */
export function* tokensOf(text: string, language: TranslationLanguage, offset = 0): Generator<Token> {
  const pattern = language === 'en-us' ? ENGLISH : ASIAN
  for (const match of text.matchAll(pattern)) {
    const [whole, word, joiner, sign] = match
    const start = offset + match.index
    const end = start + whole.length
    if (word !== undefined) yield { key: word.toLowerCase().replace('’', "'"), text: word, start, end, part: -1 }
    else if (joiner !== undefined) yield { key: joiner === '/' ? '@/' : '@-', text: joiner, start, end, part: -1 }
    else if (sign !== undefined) yield { key: toHalfWidth(sign), text: sign, start, end, part: -1 }
  }
}

/** Tokens of a text in which some parts are protected; their spans are in order. */
export function tokenize(
  text: string,
  spans: readonly { start: number; end: number }[],
  language: TranslationLanguage,
): Token[] {
  const tokens: Token[] = []
  let end = 0
  spans.forEach((span, part) => {
    tokens.push(...tokensOf(text.slice(end, span.start), language, end))
    tokens.push({ key: PROTECTED, text: text.slice(span.start, span.end), start: span.start, end: span.end, part })
    end = span.end
  })
  tokens.push(...tokensOf(text.slice(end), language, end))
  return tokens
}
