/** More than this many words, and it is an explanation rather than a word. */
const WORDS_MAX = 2
/** Later glosses of an entry are seldom what a word is first understood as. */
const GLOSSES_MAX = 3
const ENTRY = /^(\S+) (\S+) \[([^\]]+)\] \/(.+)\/\s*$/

/** A gloss as a word: without `to`, articles and remarks in brackets; null where it is none. */
function wordOf(gloss: string): string | null {
  const plain = gloss
    .replaceAll(/\([^)]*\)/g, '')
    .trim()
    .replace(/^(?:to|a|an|the) /, '')
  if (!/^[a-z]+(?: [a-z]+)*$/.test(plain) || plain.length < 3) return null
  const words = plain.split(' ')
  return words.length <= WORDS_MAX ? words.join('_') : null
}

/** A line of a dictionary in the form of CC-CEDICT, or why it is none; remarks and blank lines are `null`. */
export function readEntry(line: string): { han: string; glosses: string[] } | null | 'malformed' {
  if (line.trim() === '' || line.startsWith('#')) return null
  const [, , simplified, pinyin, glosses] = ENTRY.exec(line) ?? []
  if (!simplified || !pinyin || !glosses) return 'malformed'
  // Capitals are those of names, which mean nothing in a mark but themselves.
  const isWord = /^\p{Script=Han}{1,4}$/u.test(simplified) && pinyin === pinyin.toLowerCase()
  if (!isWord) return { han: simplified, glosses: [] }
  const parts = glosses.split('/').slice(0, GLOSSES_MAX)
  return { han: simplified, glosses: parts.flatMap((gloss) => wordOf(gloss.split(/[;,]/)[0]!) ?? []) }
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
    for (const [i, gloss] of entry.glosses.entries()) {
      const known = meanings.get(gloss) ?? new Set()
      meanings.set(gloss, known.add(i === 0 ? entry.han : `${entry.han}?`))
      words.add(entry.han)
    }
  }
  const made = Array.from(meanings, ([gloss, han]) => [gloss, ...han].join(' '))
  return { lines: made, entries, words: words.size, malformed }
}
