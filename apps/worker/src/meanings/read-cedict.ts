/** More than this many words, and it is an explanation rather than a word. */
const WORDS_MAX = 3
/** Later glosses of an entry are seldom what a word is understood as. */
const GLOSSES_MAX = 6
/** Up to here they are something similar to what a word is first understood as. */
const NEAR_MAX = 3
const ENTRY = /^(\S+) (\S+) \[([^\]]+)\] \/(.+)\/\s*$/

/** How a gloss stands to what a word is first understood as, as the lists of meanings write it. */
type GlossRank = '' | '~' | '?'
export type Gloss = { word: string; rank: GlossRank }

/** How a dictionary says in which way a gloss is meant; what is meant is the gloss all the same. */
const REMARK = /^\s*(?:lit|fig)\. /
/** That fortune is good says no more than fortune; a literal gloss names what something is done with, inviting wealth. */
const NOUN_BEHIND = /^(?:lit\. [a-z]{3,}ing|good) ([a-z]{3,})$/
/** Names in quotation marks within an explanation. */
const QUOTED = /["“]([^"“”]+)["”]/g

/** What says who or where rather than what. */
const NO_MEANING = /^\s*(?:surname|abbr\.|CL:|variant of|old variant|see |used in|also written)/

/** A gloss as a word: without `to` and articles; null where it is none. */
function wordOf(gloss: string): string | null {
  const plain = gloss
    .trim()
    .replace(/^(?:to be|to feel|to|a|an|the|one's|sound of) /, '')
    .replaceAll('-', ' ')
    .toLowerCase()
  if (!/^[a-z]+(?: [a-z]+)*$/.test(plain) || plain.length < 3) return null
  const words = plain.split(' ')
  return words.length <= WORDS_MAX ? words.join('_') : null
}

/** A line of a dictionary in the form of CC-CEDICT, or why it is none; remarks and blank lines are `null`. */
export function readEntry(line: string): { han: string; glosses: Gloss[] } | null | 'malformed' {
  if (line.trim() === '' || line.startsWith('#')) return null
  const [, , simplified, pinyin, glosses] = ENTRY.exec(line) ?? []
  if (!simplified || !pinyin || !glosses) return 'malformed'
  if (!/^\p{Script=Han}{1,4}$/u.test(simplified)) return { han: simplified, glosses: [] }
  const found = new Map<string, GlossRank>()
  // A remark in brackets may hold the signs that part glosses.
  const plain = glosses.replaceAll(/\([^()]*\)/g, '')
  for (const [i, gloss] of plain.split('/').slice(0, GLOSSES_MAX).entries())
    for (const synonym of [...gloss.split(/[;,]/), ...Array.from(gloss.matchAll(QUOTED), ([, quoted]) => quoted!)]) {
      const word = NO_MEANING.test(synonym) ? null : wordOf(synonym.replace(REMARK, ''))
      if (!word) continue
      const rank = i === 0 ? '' : i < NEAR_MAX ? '~' : '?'
      const [, noun] = NOUN_BEHIND.exec(synonym.trim()) ?? []
      if (!found.has(word)) found.set(word, rank)
      if (noun && !found.has(noun)) found.set(noun, rank || '~')
    }
  return { han: simplified, glosses: Array.from(found, ([word, rank]) => ({ word, rank })) }
}

export type CedictMeanings = { lines: string[]; entries: number; words: number; malformed: number[] }

/**
 * Makes meanings of a dictionary: the English word first, behind it the Chinese words that are glossed by it; those for
 * which it is a later gloss with a question mark. Gives the numbers of lines that are no entries.
 */
export async function readCedict(lines: AsyncIterable<string>): Promise<CedictMeanings> {
  const meanings = new Map<string, Set<string>>()
  const malformed: number[] = []
  const words = new Set<string>()
  let number = 0
  let entries = 0
  for await (const line of lines) {
    number++
    const entry = readEntry(line)
    if (entry === 'malformed') malformed.push(number)
    if (entry === null || entry === 'malformed') continue
    entries++
    for (const { word, rank } of entry.glosses) {
      const known = meanings.get(word) ?? new Set()
      meanings.set(word, known.add(entry.han + rank))
      words.add(entry.han)
    }
  }
  const made = Array.from(meanings, ([gloss, han]) => [gloss, ...han].join(' '))
  return { lines: made, entries, words: words.size, malformed }
}
