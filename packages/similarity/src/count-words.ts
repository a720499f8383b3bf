import { analyzeMark } from './analyze.ts'
import type { MarkElement } from './mark-element.ts'
import { bindMemory } from './kernel/platform.ts'
import { wordOfCharacters, wordOfLetters } from './kernel/rarity.ts'
import { parameters } from './parameters.ts'
import { BYTES_PER_WORD, RAREST } from './word-frequencies.ts'

/** A mark as it is counted. The marks of one owner, whatever tells it from others, come one after the other. */
export type OwnedMark = { names: readonly (string | null)[]; owner: string }

/** Counts how many owners use each word of a register, which it is shown twice in the same order. */
export type WordCounter = {
  /** The first time: most words are one owner's alone, and those are not worth a count of their own. */
  look: (mark: OwnedMark) => void
  /** The second time. */
  count: (mark: OwnedMark) => void
  /**
   * How rare the words are that many owners use, the most frequent first: as many numbers of words as there are, 32 bits
   * each, and then the rarity of each, of 255 (rule section 3.2: the logarithm of the share of owners, by that of the
   * rarest that there is room for).
   */
  pack: () => Uint8Array
}

/** Owners, each counted once however many marks it has: a company does not make its own name common. */
type Count = { owners: number; last: string | null }

const createCount = (): Count => ({ owners: 0, last: null })

function addOwner(count: Count, { owner }: OwnedMark): void {
  if (count.last === owner) return
  count.last = owner
  count.owners++
}

export function createWordCounter(): WordCounter {
  const { ownersMin } = parameters.rarity
  const sketch = createSketch()
  const all = createCount()
  const counts = new Map<number, Count>()
  return {
    look(mark) {
      for (const word of wordsOf(mark)) sketch.add(word, mark.owner)
    },
    count(mark) {
      addOwner(all, mark)
      for (const word of wordsOf(mark)) {
        if (sketch.mostOwners(word) < ownersMin) continue
        let count = counts.get(word)
        if (!count) counts.set(word, (count = createCount()))
        addOwner(count, mark)
      }
    },
    pack: () => pack(all.owners, counts),
  }
}

/** How many owners words have at most, by the last 22 bits of their numbers. */
function createSketch() {
  const places = 1 << 22
  const owners = new Uint32Array(places)
  const last = new Int32Array(places)
  let number = 0
  let known: string | null = null
  return {
    add(word: number, owner: string) {
      if (owner !== known) number++
      known = owner
      const place = word & (places - 1)
      if (last[place] === number) return
      last[place] = number
      owners[place]!++
    },
    mostOwners: (word: number) => owners[word & (places - 1)]!,
  }
}

function pack(all: number, counts: ReadonlyMap<number, Count>): Uint8Array {
  const { ownersMin, wordsMax } = parameters.rarity
  const listed = [...counts]
    .filter(([, { owners }]) => owners >= ownersMin)
    .toSorted(([a, one], [b, other]) => other.owners - one.owners || a - b)
    .slice(0, wordsMax)
  const packed = new Uint8Array(listed.length * BYTES_PER_WORD)
  const view = new DataView(packed.buffer)
  const fewest = listed.length === wordsMax ? listed.at(-1)![1].owners : ownersMin
  const rarest = Math.log(fewest / all)
  for (const [i, [word, { owners }]] of listed.entries()) {
    view.setInt32(4 * i, word, true)
    const rarity = rarest < 0 ? Math.min(1, Math.log(owners / all) / rarest) : 1
    packed[4 * listed.length + i] = Math.max(1, Math.round(rarity * RAREST))
  }
  return packed
}

/** Numbers of the words of a mark (rule N10); of characters each one and each two that are beside each other. */
function wordsOf({ names }: OwnedMark): Set<number> {
  const words = new Set<number>()
  for (const name of names) {
    if (!name) continue
    const { han, latin } = analyzeMark(name)
    if (han) addCharacters(words, han)
    if (latin) addLetters(words, latin)
  }
  return words
}

function addCharacters(words: Set<number>, { units, core }: MarkElement): void {
  for (let i = core.start; i < core.end; i++) {
    words.add(wordOfCharacters(units[i]!, 0))
    if (i + 1 < core.end) words.add(wordOfCharacters(units[i]!, units[i + 1]!))
  }
}

const bench = new Uint8Array(64)

function addLetters(found: Set<number>, { units, core, words }: MarkElement): void {
  bindMemory(bench.buffer)
  for (const { start, end } of words) {
    if (start < core.start || end > core.end || end - start > bench.length) continue
    bench.set(units.slice(start, end))
    found.add(wordOfLetters(0, end - start))
  }
}
