import type { Schemas } from '@markwright/contract'
import type { StoredTextSegment } from '@markwright/db'
import { formatInstant } from '@markwright/domain/dates/calendar'
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
