export type TokenType =
  | 'word'
  | 'phrase'
  /** In single quotation marks: as it is written, without other forms of its words. */
  | 'exact'
  /** A weight behind a term, such as ^2, and a tilde with what is behind it. */
  | 'boost'
  | 'tilde'
  /** A name with a colon, an equals sign or a comparison behind it. */
  | 'field'
  | 'and'
  | 'or'
  | 'xor'
  | 'not'
  | 'near'
  | 'earlier'
  | 'compare'
  | '('
  | ')'
  | '['
  | ']'
  | 'end'

/** A piece of a query; `text` is what it says without signs around it. */
export type Token = {
  type: TokenType
  text: string
  start: number
  end: number
  /** Of `near` in words, of `earlier` the number. */
  number: number
  /** Of `near`: whether the order matters. Of a phrase: whether its end is missing. */
  flag: boolean
}

/** Words between the two sides where NEAR names no number. */
const USUAL_DISTANCE = 5
export const DISTANCE_MAX = 99

const operators: Record<string, 'and' | 'or' | 'xor' | 'not'> = {
  AND: 'and',
  '&': 'and',
  '&&': 'and',
  '*': 'and',
  与: 'and',
  和: 'and',
  且: 'and',
  并且: 'and',
  OR: 'or',
  '|': 'or',
  '||': 'or',
  '+': 'or',
  或: 'or',
  或者: 'or',
  XOR: 'xor',
  '^': 'xor',
  异或: 'xor',
  NOT: 'not',
  ANDNOT: 'not',
  'AND-NOT': 'not',
  BUTNOT: 'not',
  '!': 'not',
  '-': 'not',
  非: 'not',
  不含: 'not',
}

const brackets: Record<string, '(' | ')' | '[' | ']'> = {
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '{': '[',
  '}': ']',
  '【': '[',
  '】': ']',
}
const quotes = '"“”„«»「」『』'
const separators = ',;、，。；`\\'
const namesWithBrackets = /^(?:公开\(公告\)[号日]|申请\(专利权\)人|发明\(设计\)人)/
const comparisons = '<>≥≤'

/** Full-width signs as their narrow twins, character by character, so that positions stay. */
export const narrow = (text: string) =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfe_e0))
    .replaceAll('\u3000', ' ')

/** Without signs that nobody sees, such as blanks without width and marks of the writing direction. */
const visible = (text: string) => text.replaceAll(/\p{Cf}/gu, '')
const isSpace = (sign: string) => /\s/.test(sign) || separators.includes(sign)
const endsWord = (sign: string) =>
  isSpace(sign) || sign in brackets || quotes.includes(sign) || comparisons.includes(sign) || '&|^=:~'.includes(sign)

/** Cuts a query into its pieces; the last one is `end`. Any text has pieces. */
export function readTokens(query: string): Token[] {
  const text = narrow(query)
  const isAtStart = () =>
    at === 0 || isSpace(text[at - 1]!) || '([{:=)]}'.includes(text[at - 1]!) || quotes.includes(text[at - 1]!)
  const tokens: Token[] = []
  let at = 0
  const add = (type: TokenType, start: number, end: number, facts: Partial<Token> = {}) => {
    tokens.push({ type, text: visible(text.slice(start, end)), start, end, number: 0, flag: false, ...facts })
    at = end
  }

  while (at < text.length) {
    const sign = text[at]!
    if (isSpace(sign) || visible(sign) === '') at++
    else if (brackets[sign]) add(brackets[sign], at, at + 1)
    else if (quotes.includes(sign)) readPhrase()
    else if ("'‘".includes(sign) && isAtStart() && exactEnd() > 0) readExact()
    else if (sign === '~') add('tilde', at, at + /^~[\d.]*/.exec(text.slice(at, at + 12))![0].length)
    else if (sign === '^' && at > 0 && !isSpace(text[at - 1]!) && /^\^[\d.]/.test(text.slice(at, at + 2)))
      add('boost', at, at + /^\^[\d.]+/.exec(text.slice(at, at + 12))![0].length)
    else if ('-\u2212–'.includes(sign) && isAtStart() && /^[\p{L}"“(]/u.test(text.slice(at + 1, at + 3)))
      add('not', at, at + 1)
    else if (comparisons.includes(sign) || sign === '=' || sign === ':') readComparison()
    else if ('&|^'.includes(sign)) {
      const end = text[at + 1] === sign ? at + 2 : at + 1
      add(operators[sign]!, at, end)
    } else if (sign === '!') add('not', at, at + 1)
    else readWord()
  }
  add('end', text.length, text.length)
  return tokens

  function readPhrase() {
    let end = at + 1
    while (end < text.length && !quotes.includes(text[end]!)) end += text[end] === '\\' ? 2 : 1
    const inside = text.slice(at + 1, Math.min(end, text.length)).replaceAll(/\\(.)/gs, '$1')
    add('phrase', at, Math.min(end + 1, text.length), { text: visible(inside), flag: end >= text.length })
  }

  /** Behind the closing mark of an exact term; 0 where there is none: then it is an apostrophe. */
  function exactEnd(): number {
    const found = /^['‘](?:\\.|[^'’\\])+['’](?![\p{L}\p{N}])/su.exec(text.slice(at))
    return found ? at + found[0].length : 0
  }

  function readExact() {
    const end = exactEnd()
    const inside = text.slice(at + 1, end - 1).replaceAll(/\\(.)/gs, '$1')
    add('exact', at, end, { text: visible(inside) })
  }

  function readComparison() {
    const found = /^(?:>=|<=|=>|=<|[<>≥≤=:])/.exec(text.slice(at, at + 2))![0]
    const sign = found.replace('≥', '>=').replace('≤', '<=').replace('=>', '>=').replace('=<', '<=')
    add('compare', at, at + found.length, { text: sign })
  }

  function readWord() {
    let end = at + (namesWithBrackets.exec(text.slice(at, at + 9))?.[0].length ?? 0)
    while (end < text.length && !endsWord(text[end]!)) end++
    const word = visible(text.slice(at, end))
    const next = /^\s*/.exec(text.slice(end, end + 20))![0].length + end
    const isField = '=:'.includes(text[next] ?? ' ') || comparisons.includes(text[next] ?? ' ')
    if (isField && /\p{L}/u.test(word)) {
      // The comparison that follows says what is done with the field; a colon alone is part of its name.
      const isPlain = text[next] === ':' || (text[next] === '=' && !'<>'.includes(text[next + 1] ?? ' '))
      add('field', at, end, {})
      if (isPlain) at = next + 1
      return
    }
    const operator = operators[word.toUpperCase()]
    if (operator) return add(operator, at, end)
    const near = /^(?:(NEAR|ADJ|PRE|邻近|顺序)(?:\/?(\d{1,6}))?|(N|W)\/(\d{1,6}))$/i.exec(word)
    if (near) {
      const [, long = '', afterLong, short = '', afterShort] = near
      const isOrdered = /^(?:W|ADJ|PRE|顺序)$/i.test(long + short)
      const usual = /^ADJ$/i.test(long) ? 1 : USUAL_DISTANCE
      const number = Number(afterLong ?? afterShort ?? usual)
      return add('near', at, end, { number, flag: isOrdered })
    }
    const earlier = /^#(\d{1,6})$/.exec(word)
    if (earlier) return add('earlier', at, end, { number: Number(earlier[1]) })
    add('word', at, end)
  }
}
