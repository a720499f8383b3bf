import type { Schemas } from '@markwright/contract'
import { findWords, type WordSearch } from '@markwright/legal-documents'
import type { Language } from '../../kernel/language.ts'
import { snippetOf } from '../../kernel/snippets.ts'
import type { FacetRow, LegalDetailRow, LegalHitRow, RegisterMarkRow } from './legal-documents.repository.ts'

const PASSAGES_MAX = 3
const noWords: WordSearch = { terms: [], sequences: [] }

type Passage = Schemas['LegalPassage']

export const presentHit = (row: LegalHitRow, words = noWords): Schemas['LegalDocumentHit'] => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  title: whole(row.title, words),
  jurisdiction: row.jurisdiction,
  court: row.forum,
  level: row.level,
  cause: row.cause,
  decidedOn: row.decidedOn,
  result: row.result,
  language: row.language === 'zh' ? 'zh' : 'en',
  parties: row.parties,
  marks: row.marks,
  demonstration: row.demonstration,
  passages: passagesOf(row, words),
})

export const presentFacets = ({
  courts,
  causes,
  years,
}: Record<'courts' | 'causes' | 'years', FacetRow[]>): Schemas['LegalDocumentPage']['facets'] => ({
  court: courts,
  cause: causes,
  year: years,
})

export const presentDetail = (
  { document, marks, words }: { document: LegalDetailRow; marks: RegisterMarkRow[]; words: WordSearch },
  language: Language,
): Schemas['LegalDocumentDetail'] => ({
  ...presentHit(document, words),
  passages: [],
  domains: document.domains,
  statutes: document.statutes,
  paragraphs: document.paragraphs.map((text) => whole(text, words)),
  source: document.source,
  sourceUrl: document.sourceUrl,
  registerMarks: marks.map((mark) => ({
    id: mark.publicId,
    name: mark.markText,
    number: mark.applicationNumber,
    country: mark.office,
    class: mark.classes,
    applicant: (language === 'en' ? mark.applicantNameEn : null) ?? mark.applicantName,
    imageUrl: mark.imageKey ? `/common/query/image/${encodeURIComponent(mark.publicId)}` : null,
  })),
})

function whole(text: string, words: WordSearch): Passage {
  return { text, marks: findWords(text, words), isCut: false }
}

/** The paragraphs that have most of the words; without words the first that is long enough to say something. */
function passagesOf({ paragraphs, result }: LegalHitRow, words: WordSearch): Passage[] {
  const all = result && !paragraphs.includes(result) ? [...paragraphs, result] : paragraphs
  if (words.terms.length === 0) {
    const text = result ?? all.find((paragraph) => paragraph.length >= 60) ?? all[0]
    return text ? [cut(text, [])] : []
  }
  return all
    .map((text, index) => ({ text, index, spans: findWords(text, words) }))
    .filter(({ spans }) => spans.length > 0)
    .toSorted((a, b) => distinct(b) - distinct(a) || b.spans.length - a.spans.length || a.index - b.index)
    .slice(0, PASSAGES_MAX)
    .toSorted((a, b) => a.index - b.index)
    .map(({ text, spans }) => cut(text, spans))
}

const distinct = ({ text, spans }: { text: string; spans: [number, number][] }) =>
  new Set(spans.map(([from, to]) => text.slice(from, to).toLowerCase())).size

function cut(text: string, spans: readonly [number, number][]): Passage {
  const { language: _language, ...passage } = snippetOf(
    text,
    '',
    spans.map(([start, end]) => ({ start, end })),
  )
  return passage
}
