// Sentences that say in which units two marks differ, or what they have in common.
import {
  commonCount,
  differsLittle,
  hasJoinedLetters,
  printedCommon,
  printedExchange,
  printedExchanges,
  type Facts,
} from './facts.ts'
import { commonEnd, commonStart } from './rule.ts'
import { sentences, type Exchanged, type Reason } from './sentences.ts'
import { cutsSign, isReordered, printed, printedCore } from './sides.ts'

/** More differences than that are not listed. */
const LISTED_MAX = 3
/** A list of shorter pieces says nothing to a reader. */
const SHORT_MAX = 6

/** What two cores differ in where that is little, else what they share; undefined where they share nothing. */
export function differenceOf(facts: Facts): Reason | undefined {
  return onlyDifference(facts) ?? partDifference(facts) ?? commonPart(facts)
}

function onlyDifference(facts: Facts): Reason | undefined {
  const { quoted, length, exchanges, unit } = facts
  if (!differsLittle(facts) || exchanges.length > LISTED_MAX) return undefined
  const added = additions(facts)
  if (added) return sentences.onlyAdds(unit, printedCore(added.longer), printedCore(added.shorter), added.pieces)
  const pairs = printedExchanges(facts)
  if (!pairs || pairs.some(([a, b]) => a === b)) return undefined
  const isEven = exchanges.every(({ a, b }) => a.end - a.start === b.end - b.start)
  return isEven && length.a === length.b && !hasJoinedLetters(facts)
    ? sentences.onlyDiffer(unit, quoted, length.a, pairs)
    : sentences.differOnlyIn(unit, quoted, pairs)
}

/** Where one core has all units of the other and some more: those, as they are printed. */
function additions({ sides, exchanges }: Facts) {
  const isMore = (side: 'a' | 'b') => {
    const other = side === 'a' ? 'b' : 'a'
    return exchanges.every((each) => each[other].end === each[other].start)
  }
  const side = isMore('a') ? 'a' : isMore('b') ? 'b' : undefined
  if (!side || exchanges.some((each) => cutsSign(sides[side], each[side]))) return undefined
  const pieces = exchanges.flatMap((each) => printed(sides[side], each[side]))
  return { longer: sides[side], shorter: sides[side === 'a' ? 'b' : 'a'], pieces }
}

/** Two short marks of which a part is the same and one stretch differs. */
function partDifference(facts: Facts): Reason | undefined {
  const { quoted, length, exchanges, unit } = facts
  const [exchange] = exchanges
  if (!exchange || exchanges.length > 1 || Math.max(length.a, length.b) > SHORT_MAX) return undefined
  const pair = printedExchange(facts, exchange)
  const shared = printedCommon(facts)
  if (!pair || pair[0] === pair[1] || shared.length === 0) return undefined
  // Both of them are the rest of their marks, so nothing of one is in the other in the same order.
  if (commonCount(facts) !== length.a - (exchange.a.end - exchange.a.start)) return undefined
  return sentences.sharesAndDiffers(unit, quoted, shared, pair)
}

const orderOf = ({ unit, quoted }: Facts) =>
  unit === 'letters' ? 'letters' : /^\d+$/.test([...quoted.a, ...quoted.b].join('')) ? 'digits' : 'characters'

function commonPart(facts: Facts): Reason | undefined {
  const count = commonCount(facts)
  if (count === 0) return undefined
  const { quoted, length, unit, sides } = facts
  if (isReordered(sides.a.element, sides.b.element)) return sentences.otherOrder(orderOf(facts), quoted)
  if (hasJoinedLetters(facts)) return sentences.shares(unit, quoted, printedCommon(facts))
  return sentences.inCommon(unit, quoted, printedCommon(facts), count, Math.max(length.a, length.b))
}

/** A common beginning, with a common end where there is one; undefined where nothing can be said of it. */
export function beginningOf(facts: Facts, withEnd: boolean): Reason | undefined {
  const { sides, quoted } = facts
  const [one, other] = [sides.a.element, sides.b.element]
  let start = commonStart(one.coreText, other.coreText)
  const cuts = (side: 'a' | 'b') => {
    const { core } = sides[side].element
    return cutsSign(sides[side], { start: core.start, end: core.start + start })
  }
  while (start > 0 && (cuts('a') || cuts('b'))) start--
  const least = Math.min(one.coreText.length, other.coreText.length)
  const end = withEnd ? Math.min(commonEnd(one.coreText, other.coreText), least - start) : 0
  if (start === 0 || (withEnd && end === 0)) return undefined
  const piece = (side: 'a' | 'b', from: number, to: number) => {
    const { core } = sides[side].element
    return printed(sides[side], { start: core.start + from, end: core.end - to })
  }
  const beginning = printed(sides.a, { start: one.core.start, end: one.core.start + start })
  const ending = printed(sides.a, { start: one.core.end - end, end: one.core.end })
  const [ofA, ofB] = [piece('a', start, end), piece('b', start, end)]
  if (ofA.length > 1 || ofB.length > 1) return undefined
  const rests = [...ofA, ...ofB]
  if (beginning.length !== 1 || rests.length === 0 || ending.length !== (end > 0 ? 1 : 0)) return undefined
  if (ending.length === 1) return sentences.sameEnds(quoted, beginning[0]!, ending[0]!, rests)
  return sentences.sameBeginning(quoted, beginning[0]!, rests)
}

/** All differences as pairs of characters or letters; undefined where one of them is printed on one side alone. */
export function exchangedPairs(facts: Facts): Exchanged[] | undefined {
  const pairs = printedExchanges(facts)
  return pairs?.every(([a, b]) => a !== b) ? pairs : undefined
}
