import { diffArrays } from 'diff'

/** A stretch of text that both have, or one of them. */
export type TextPart = { kind: 'same' | 'left' | 'right'; text: string }

const TIME_MAX_MS = 1500
// Two texts with nothing in common would otherwise cost the square of their length.
const EDITS_MAX = 6000

/** Words of letters, numbers, single characters, and blanks. */
const TOKEN = /\p{Script=Han}|[\p{L}\p{M}]+|\p{N}+|\s+|[^\s\p{L}\p{M}\p{N}]/gu

const keyOf = (token: string) => (/^\s+$/.test(token) ? ' ' : token.normalize('NFKC').toLowerCase())

/**
 * What two texts have in common and what not, word by word, Chinese character by character; width, case and the length of
 * blanks make no difference. Texts that differ too much are compared line by line.
 */
export function diffText(left: string, right: string): TextPart[] {
  const byWord = diffTokens(tokens(left), tokens(right))
  return byWord ?? diffTokens(lines(left), lines(right)) ?? whole(left, right)
}

const tokens = (text: string) => text.match(TOKEN) ?? []
const lines = (text: string) => text.split(/(?<=\n)/)

const whole = (left: string, right: string): TextPart[] => [
  { kind: 'left', text: left },
  { kind: 'right', text: right },
]

function diffTokens(left: string[], right: string[]): TextPart[] | null {
  const changes = diffArrays(left, right, {
    comparator: (a, b) => keyOf(a) === keyOf(b),
    timeout: TIME_MAX_MS,
    maxEditLength: EDITS_MAX,
  })
  return (
    changes?.map(({ added, removed, value }) => ({
      kind: added ? ('right' as const) : removed ? ('left' as const) : ('same' as const),
      text: value.join(''),
    })) ?? null
  )
}
