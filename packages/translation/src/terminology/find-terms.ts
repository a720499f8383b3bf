import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { Span } from '../segment.ts'
import { basesOf } from './english-forms.ts'

/** A term with the rendering that has to be used. */
export type Term = { id: string; source: string; target: string }

export type FoundTerm = { term: Term; span: Span }

export type TermFinder = {
  /** Terms in a text without tags, in order and not overlapping: at each place the longest. */
  find(text: string): FoundTerm[]
  size: number
}

/** A term is an English word or a sign; of Chinese and Japanese each character. */
const ENGLISH_TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+|[^\s\p{L}\p{N}]/gu
const ASIAN_TOKEN = /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\p{L})+|\p{N}+|\S/gu
const LATIN = /^(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}]/u

type Node = { next: Map<string, Node>; terms: Term[] }

/**
 * Finds the terms of a glossary in texts. English terms are found in their inflected forms and whatever their case, except
 * abbreviations in capitals. Of two terms with the same source the first counts.
 */
export function createTermFinder(terms: readonly Term[], language: TranslationLanguage): TermFinder {
  const root: Node = { next: new Map(), terms: [] }
  let size = 0
  for (const term of terms) {
    const keys = tokensOf(term.source, language).map(({ key }) => key)
    if (keys.length === 0 || term.target.trim() === '') continue
    let node = root
    for (const key of keys) {
      let next = node.next.get(key)
      if (!next) node.next.set(key, (next = { next: new Map(), terms: [] }))
      node = next
    }
    node.terms.push(term)
    size++
  }
  return {
    size,
    find(text) {
      if (size === 0) return []
      const tokens = tokensOf(text, language)
      const found: FoundTerm[] = []
      for (let from = 0; from < tokens.length; from++) {
        const match = longest(root, tokens, from, text)
        if (!match) continue
        found.push({
          term: match.term,
          span: { start: (tokens[from] as TextToken).start, end: (tokens[match.to - 1] as TextToken).end },
        })
        from = match.to - 1
      }
      return found
    },
  }
}

type TextToken = Span & { key: string; keys: string[] }

function tokensOf(text: string, language: TranslationLanguage): TextToken[] {
  return Array.from(text.matchAll(language === 'en-us' ? ENGLISH_TOKEN : ASIAN_TOKEN), ({ 0: written, index }) => {
    const key = written.toLowerCase().normalize('NFKC').replace('’', "'")
    const keys = language === 'en-us' && /^\p{L}/u.test(key) ? basesOf(key) : [key]
    return { key, keys, start: index, end: index + written.length }
  })
}

function longest(
  root: Node,
  tokens: readonly TextToken[],
  from: number,
  text: string,
): { term: Term; to: number } | null {
  let best: { term: Term; to: number } | null = null
  let nodes = [root]
  for (let to = from; to < tokens.length && nodes.length > 0; to++) {
    const { keys } = tokens[to] as TextToken
    nodes = nodes.flatMap(({ next }) => keys.flatMap((key) => next.get(key) ?? []))
    for (const { terms } of nodes)
      for (const term of terms)
        if (
          fits(term, text.slice((tokens[from] as TextToken).start, (tokens[to] as TextToken).end)) &&
          (!best || best.to < to + 1)
        )
          best = { term, to: to + 1 }
  }
  return best
}

/** An abbreviation has to be written as in the glossary: IT is not "it". */
function fits({ source }: Term, written: string): boolean {
  if (!LATIN.test(source) || source !== source.toUpperCase() || source === source.toLowerCase()) return true
  return written.normalize('NFKC').startsWith(source.normalize('NFKC'))
}
