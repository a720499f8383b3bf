import type { Schemas } from '@markwright/contract'
import type { PatentMatch } from '@markwright/patent-search'
import type { ListedPatent, PatentsRepository } from './patents.repository.ts'
import { grouped } from './grouped.ts'
import { snippetOf } from '../../kernel/snippets.ts'

const REASONS_MAX = 3
type Texts = Awaited<ReturnType<PatentsRepository['listTexts']>>[number]

/** The passages that matched most, one for each title, abstract, claim or paragraph. */
export function presentReasons(
  patent: Pick<ListedPatent, 'titles' | 'abstracts'>,
  matches: readonly PatentMatch[],
  texts: Texts | null,
): Schemas['PatentReason'][] {
  const places = grouped(matches, ({ field, language, at }) => `${field} ${language} ${at ?? ''}`)
  const all = matches.reduce((sum, { weight }) => sum + weight, 0) || 1
  return [...places.values()]
    .flatMap((own) => {
      const { field, language, at } = own[0]!
      const place = textAt(patent, texts, own[0]!)
      if (!place) return []
      return [
        {
          field,
          number: place.number,
          at: at ?? null,
          snippet: snippetOf(place.text, language, own),
          weight: Math.round((own.reduce((sum, { weight }) => sum + weight, 0) / all) * 100) / 100,
          terms: [...new Set(own.flatMap(({ term }) => term ?? []))],
        },
      ]
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, REASONS_MAX)
}

function textAt(
  patent: Pick<ListedPatent, 'titles' | 'abstracts'>,
  texts: Texts | null,
  { field, language, at = 0 }: PatentMatch,
): { text: string; number: string | null } | null {
  if (field === 'title' || field === 'abstract') {
    const text = patent[field === 'title' ? 'titles' : 'abstracts'][language]
    return text ? { text, number: null } : null
  }
  if (field === 'claims') {
    const claim = texts?.claims[language]?.[at]
    return claim ? { text: claim.text, number: String(claim.number) } : null
  }
  const paragraph = texts?.description[language]?.[at]
  return paragraph ? { text: paragraph.text, number: paragraph.number ?? String(at + 1) } : null
}
