import type { Schemas } from '@markwright/contract'
import type { StoredTextSegment } from '@markwright/db'
import { formatInstant } from '@markwright/domain/dates'
import type { TranslationDirection } from '@markwright/domain/translation-languages'
import type { TranslationLogRow } from './translation-logs.repository.ts'
import type { IssueKind, Origin, Span } from '@markwright/translation'
import type { TranslatedText, TranslationService } from './translation.service.ts'

const pair = ({ source, target }: { source: Span; target: Span }) => ({ src: source, tgt: target })

const presentIssue = (issue: StoredTextSegment['issues'][number]): Schemas['TranslationIssue'] => ({
  kind: issue.kind as IssueKind,
  detail: issue.detail,
  src: issue.source,
  tgt: issue.target,
})

const presentSegment = (segment: StoredTextSegment): Schemas['TextSegment'] => ({
  src: segment.source,
  tgt: segment.target,
  paragraph: segment.paragraph,
  origin: segment.origin as Origin,
  engine: segment.engine,
  alignment: segment.alignment.map(pair),
  terms: segment.termNames.map(({ source, target, glossary }) => ({ src: source, tgt: target, glossary })),
  issues: segment.issues.map(presentIssue),
  matches: segment.matches.map(({ source, target, percent, difference = [] }) => ({
    src: source,
    tgt: target,
    percent,
    difference,
  })),
})

export const presentTranslation = ({ segments, ...translation }: TranslatedText): Schemas['TextTranslation'] => ({
  ...translation,
  segments: segments.map(presentSegment),
})

export const presentStored = ({
  segments,
  createdAt,
  ...translation
}: Awaited<ReturnType<TranslationService['get']>>): Schemas['StoredTextTranslation'] => ({
  ...translation,
  segments: segments.map(presentSegment),
  createTime: formatInstant(createdAt),
})

export const presentLog = (row: TranslationLogRow): Schemas['TranslationLog'] => ({
  id: row.id,
  direction: row.direction as TranslationDirection,
  createTime: formatInstant(row.created_at),
  contentType: row.content as Schemas['TranslationContent'],
  product: row.content === 'text' ? 'textTranslation' : 'documentTranslation',
  title: row.title,
  wordCount: row.words,
  charCount: row.characters,
  initiator: row.initiator as Schemas['Initiator'],
  engines: row.engines,
  textId: row.has_text ? row.id : null,
  documentId: row.document_id,
})
