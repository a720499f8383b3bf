import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Language } from '../../kernel/language.ts'
import type { NoticeRow } from './notices.repository.ts'

/** Notices for one member alone. */
const ownTypes = ['security', 'monitoring', 'service'] as const

/** An announcement may be written in one language only; it is then shown in that one. */
export function presentNotice(row: NoticeRow, language: Language): Schemas['Notice'] {
  const { titleCn, titleEn, contentCn, contentEn, link } = row.announcement ?? row
  const words = { cn: [titleCn || titleEn, contentCn || contentEn], en: [titleEn || titleCn, contentEn || contentCn] }
  const [title, content] = words[language]
  return {
    id: row.id,
    messageTitle: title ?? '',
    messageContent: content ?? '',
    createTime: formatInstant(row.createdAt),
    isLook: row.readAt ? 1 : 0,
    type: ownTypes.find((type) => type === row.type) ?? 'announcement',
    link,
  }
}
