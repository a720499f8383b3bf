import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { Token } from './tokens.ts'
import type { Word } from './write-pieces.ts'

const CLAUSE_END = /^[,;:。、!?]$/

export type Clause = { body: Token[]; sign: Token | null }

/** Clauses with the sign that ends each; signs within brackets end none. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  let body: Token[] = []
  let depth = 0
  for (const token of tokens) {
    if (token.part < 0 && /^[(（[【]$/.test(token.text)) depth++
    if (token.part < 0 && /^[)）\]】]$/.test(token.text)) depth--
    if (depth > 0 || token.part >= 0 || !CLAUSE_END.test(token.key)) {
      body.push(token)
      continue
    }
    clauses.push({ body, sign: token })
    body = []
  }
  if (body.length > 0) clauses.push({ body, sign: null })
  return clauses
}

/** Words with which an English clause says something, or begins; members of a list have none. */
const NO_MEMBER =
  /^(?:is|are|was|were|be|has|have|had|can|may|will|shall|comprises?|includes?|contains?|wherein|whereby|which|that|when|where|if|then|preferably|further|furthermore|thereby|so)$/

/** Words with which members of a list begin; others are known by being short. */
const MEMBER = /^(?:an?|the|said|one|two|three|at|¤)$/
const WORDS_OF_BARE_MEMBER = 3
/** Words with which no list begins. */
const NO_LIST = /^(?:for|to|if|when|in|by|as)$/

/**
 * The sign of Chinese behind the first of some clauses: between members of a list another one than between clauses; none
 * before the last member, which has a word for and.
 * @param isListed whether the sign before was one between members
 */
export function chineseSign(
  sign: Token,
  clauses: readonly Clause[],
  direction: TranslationDirection,
  isListed: boolean,
): string {
  if (direction === 'ja-jp_zh-cn') {
    if (sign.text !== '、') return sign.text
    return clauses[0]?.body.at(-1)?.key === 'と' ? '、' : '，'
  }
  if (sign.key !== ',') return sign.text
  const end = clauses.findIndex((clause) => clause.sign?.key !== ',')
  const rest = clauses.slice(1, end < 0 ? undefined : end + 1)
  const last = rest.findIndex(({ body }) => /^(?:and|or)$/.test(body[0]?.key ?? ''))
  // Where nothing but "and" follows, it may begin a clause.
  if (last < 1 && !isListed) return sign.text
  const isNoun = ({ body }: Clause) => body.length <= WORDS_OF_BARE_MEMBER || MEMBER.test(body[0]?.key ?? '')
  const hasNoVerb = ({ body }: Clause) => !body.some(({ key, part }) => part < 0 && NO_MEMBER.test(key))
  const members = rest.slice(0, last + 1)
  if (last < 0 || !members.every(hasNoVerb) || !members.slice(0, -1).every(isNoun)) return sign.text
  if (NO_LIST.test(clauses[0]?.body[0]?.key ?? '')) return sign.text
  return last === 0 ? '' : '、'
}

/** Ends of Japanese clauses, and how they end where another clause follows. */
const CONTINUED: readonly [RegExp, string, string][] = [
  [/ている$/, 'いる', 'おり'],
  [/(?:である|がある)$/, 'る', 'り'],
  [/(?:で|が|し|さ|せ|き|れ)(?:は)?ない$/, 'い', 'く'],
  [/する$/, 'する', 'し'],
  [/備える$/, 'る', ''],
]

/** Gives the last Japanese verb the form with which a sentence goes on. */
export function continueClause(words: Word[]): void {
  const tail = words.slice(-4)
  const written = tail.map(({ text }) => text).join('')
  const [, end, other] = CONTINUED.find(([pattern]) => pattern.test(written)) ?? []
  if (end === undefined || other === undefined) return
  let left = end.length
  for (const word of tail.toReversed()) {
    if (left <= 0 || word.token) break
    const cut = Math.min(left, word.text.length)
    word.text = word.text.slice(0, word.text.length - cut) + (left === end.length ? other : '')
    left -= cut
  }
}
