import type { Facts } from './facts.ts'
import { coreUnits, cutsSign, printed } from './sides.ts'

/** Word endings by which forms of one word differ, beside none at all; a doubled consonant belongs to the ending. */
const forms = new Set([
  's',
  'es',
  'ies',
  'ed',
  'd',
  'er',
  'r',
  'ers',
  'rs',
  'est',
  'st',
  'ing',
  'ied',
  'ier',
  'iest',
  'iers',
  'y',
  'e',
])
const plurals = new Set(['', 's', 'es', 'ies', 'y'])
const doubled = /^([b-df-hj-np-tv-z])(?:ed|ers?|est|ing)$/

const STEM_MIN = 3
/** What may be before the ending of a word. */
const APOSTROPHE = /^['’ʼ＇´`]$/

/**
 * The endings in which two cores differ, as they are printed, where these may be forms of one word; undefined where they
 * may not.
 */
export function endingsOf({ sides }: Facts): { printed: string[]; isPlural: boolean } | undefined {
  const [one, other] = [coreUnits(sides.a.element), coreUnits(sides.b.element)]
  let stem = 0
  while (stem < one.length && one[stem] === other[stem]) stem++
  const own = [sides.a, sides.b].map((side) => {
    const { core, coreText, text, words } = side.element
    const start = core.start + stem
    return {
      isApart: words.some((word) => word.start === start && !APOSTROPHE.test(word.separator)),
      text: text.slice(start, core.end).join(''),
      before: coreText[stem - 1],
      printed: printed(side, { start, end: core.end }),
      isCut: cutsSign(side, { start, end: core.end }),
    }
  })
  const isForm = ({ text, before }: { text: string; before: string | undefined }) =>
    text === '' || forms.has(text) || doubled.exec(text)?.[1] === before
  if (
    stem < STEM_MIN ||
    own.some(({ isApart, isCut }) => isApart || isCut) ||
    !own.every(isForm) ||
    own.every(({ text }) => text === '')
  )
    return undefined
  const pieces = own.flatMap((each) => each.printed)
  return { printed: pieces, isPlural: own.every(({ text }) => plurals.has(text)) }
}
