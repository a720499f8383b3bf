import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { TranslationLogRow } from './translation-logs.repository.ts'

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
