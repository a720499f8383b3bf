import { analyzeMark, type MarkElement, parameters } from '../../../packages/similarity/src/index.ts'

/** A name as the peer compares it: folded as ours, words apart. */
export type NameKeys = {
  /** Han characters, then words of letters. */
  whole: string
  /** Words of letters alone, as far as our engine stores them; null where there are none. */
  letters: string | null
}

export function nameKeysOf(text: string): NameKeys | null {
  const { han, latin } = analyzeMark(text)
  const words = latin && latin.kind !== 'symbols' ? wordsOf(latin) : []
  const whole = [...(han ? [han.text.join('')] : []), ...words].join(' ')
  if (whole === '') return null
  const letters = latin && latin.kind !== 'symbols' ? wordsOf(latin, parameters.lengthMax).join(' ') : null
  return { whole, letters }
}

const wordsOf = ({ words, text }: MarkElement, lengthMax = Number.POSITIVE_INFINITY) =>
  words
    .filter(({ start }) => start < lengthMax)
    .map(({ start, end }) => text.slice(start, Math.min(end, lengthMax)).join(''))
