import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { Token } from './tokens.ts'

/** Words with which a modifier begins that follows its noun or verb in English and precedes it in Chinese. */
const MODIFIER =
  /^(?:for|of|with|without|in|into|having|using|comprising|including|containing|characteri[sz]ed|by|from|on|at|to|between|through|within|against|under|over|via|which|that|whose|wherein|where|when|being|adapted|arranged|provided|mounted|made|used|specially|according|as)$/
const MODIFIERS_MAX = 6

/** The key of a token that is not in the source: the particle between a modifier and its noun. */
export const PARTICLE = '\u0001的'

/**
 * Other orders of the tokens of a clause that the target language may want, besides the given one: from English to Chinese
 * modifiers before what they modify, with and without a particle. The decoder tells which order reads best.
 */
export function ordersOf(tokens: readonly Token[], direction: TranslationDirection): Token[][] {
  if (direction !== 'en-us_zh-cn') return []
  const end = tokens.at(-1)
  const sign = end && end.part < 0 && /^[^\p{L}\p{N}]$/u.test(end.key) ? [end] : []
  const words = sign.length > 0 ? tokens.slice(0, -1) : tokens.slice()
  const [head = [], ...modifiers] = segmentsOf(words)
  if (modifiers.length === 0 || modifiers.length > MODIFIERS_MAX) return []
  const before = modifiers.toReversed().flatMap(withOfBehind)
  const particle: Token = { key: PARTICLE, text: '的', start: 0, end: 0, part: -1 }
  const needsNone = before.at(-1)?.key === 'of'
  const orders = [[...before, ...head, ...sign]]
  if (!needsNone && head.length > 0) orders.push([...before, particle, ...head, ...sign])
  return orders
}

/** What precedes the first modifier, and each modifier with its first word. */
function segmentsOf(tokens: readonly Token[]): Token[][] {
  const segments: Token[][] = [[]]
  tokens.forEach((token, index) => {
    const previous = tokens[index - 1]
    const isModifier = token.part < 0 && MODIFIER.test(token.key)
    const follows = previous !== undefined && previous.part < 0 && MODIFIER.test(previous.key)
    if (isModifier && !follows && index > 0) segments.push([])
    segments.at(-1)?.push(token)
  })
  return segments
}

/** "of" is behind what it begins, as 的 does. */
const withOfBehind = (segment: readonly Token[]): Token[] => {
  const [first, ...rest] = segment
  return first?.key === 'of' && rest.length > 0 ? [...rest, first] : segment.slice()
}
