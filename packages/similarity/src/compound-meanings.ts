import { SENSE_LATER, SENSE_NAME, SENSE_TOGETHER, SENSE_TOGETHER_LATER } from './kernel/memory-map.ts'

/** What a word means by itself, as in E_SENSES; none of what is no word. */
export type Look = (word: string) => readonly number[]

const MEANT = 0x0fffffff
const PARTS_MAX = 3
/** A longer name is a sentence. */
const CHARACTERS_MAX = 8
/** The shortest half of a compound of letters. */
const HALF_MIN = 3
/** Meanings of a part that are worth combining, and combinations that are worth comparing. */
const SENSES_OF_PART = 4
const COMBINED_MAX = 5

/** What counts things, and what joins two words, says nothing by itself: 三只松鼠, 海之蓝. */
const joining = new Set('只匹头条个朵颗之的')
const articles = new Set(['the', 'a', 'an', 'of', 'and'])

/** What the words of a name of letters mean together: BLUE MOON, and BLUEMOON where neither is a word by itself. */
export function meaningsOfWords(words: readonly string[], look: Look): number[] {
  const own = words.filter((word) => !articles.has(word))
  if (own.length > 1) return own.length > PARTS_MAX ? [] : combine([own], look)
  const word = own[0] ?? ''
  if (look(word).length > 0) return []
  const halves: string[][] = []
  for (let cut = HALF_MIN; cut + HALF_MIN <= word.length; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)]
    if (parts.every((part) => look(part).length > 0)) halves.push(parts)
  }
  return combine(halves, look)
}

/**
 * What the words of a name of Han characters mean together, as few of them as make the name: 蓝月亮. A word with a meaning
 * of its own is no such compound: 老虎 is a tiger of any age.
 */
export function meaningsOfCharacters(text: string, look: Look): number[] {
  if (text.length < 2 || text.length > CHARACTERS_MAX) return []
  if (wholes.has(text) || look(text).some(isWordSense)) return []
  const found: string[][] = []
  const split = (from: number, parts: readonly string[]) => {
    if (from >= text.length) found.push([...parts])
    if (from >= text.length || parts.length === PARTS_MAX) return
    for (let end = text.length - (from === 0 ? 1 : 0); end > from; end--) {
      const part = text.slice(from, end)
      if (look(part).length === 0) continue
      split(end, [...parts, part])
      if (end + 1 < text.length && joining.has(text[end]!)) split(end + 1, [...parts, part])
    }
  }
  split(0, [])
  return combine(
    found.filter((parts) => parts.length > 1).toSorted((a, b) => a.length - b.length),
    look,
  )
}

/** `parts` is how many words, `distance` how far they are from what each is first understood as. */
type Combined = { meant: number; later: boolean; parts: number; distance: number }

/** The meanings of several ways to take a name apart, first those of few words, each as it is first understood. */
function combine(ways: readonly (readonly string[])[], look: Look): number[] {
  const found: Combined[] = []
  for (const parts of ways) {
    let combined: Combined[] = [{ meant: 0x811c9dc5 | 0, later: false, parts: parts.length, distance: 0 }]
    for (const part of parts) {
      const senses = look(part)
        .toSorted((a, b) => Number(isLater(a)) - Number(isLater(b)))
        .slice(0, SENSES_OF_PART)
      combined = combined.flatMap(({ meant, later, distance, ...way }) =>
        senses.map((sense, i) => ({
          ...way,
          meant: Math.imul(meant ^ (sense & MEANT), 0x01000193),
          later: later || isLater(sense),
          distance: distance + i,
        })),
      )
    }
    found.push(...combined)
  }
  const meanings = new Set<number>()
  const inOrder = found.toSorted(
    (a, b) => a.parts - b.parts || Number(a.later) - Number(b.later) || a.distance - b.distance,
  )
  for (const { meant, later } of inOrder) {
    if (meanings.size === COMBINED_MAX) break
    meanings.add(((later ? SENSE_TOGETHER_LATER : SENSE_TOGETHER) << 28) | ((meant ^ (meant >>> 15)) & MEANT) | 0)
  }
  return [...meanings]
}

/** Words that mean something else than their characters, and have no line in the lists of meanings. */
const wholes = new Set(
  '好象 小强 强手 好手 花心 心花 心路 心爱 大好 美好 强心 马脚 门路 大马 小白 水门 神风 手信 手书 手包 松花 铁树 铁线 光大'.split(
    ' ',
  ),
)

/** The name of a well-known mark may be taken apart: 七匹狼. */
const isWordSense = (sense: number) => sense >>> 28 <= SENSE_LATER

const isLater = (sense: number) => sense >>> 28 !== 0 && sense >>> 28 !== SENSE_NAME
