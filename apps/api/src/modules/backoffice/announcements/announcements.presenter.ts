import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { AnnouncementRow } from './announcements.repository.ts'

export const presentAnnouncement = (row: AnnouncementRow): Schemas['Announcement'] => ({
  id: row.id,
  titleCn: row.titleCn,
  titleEn: row.titleEn,
  contentCn: row.contentCn,
  contentEn: row.contentEn,
  link: row.link,
  audience: row.audience as Schemas['Audience'],
  status: row.status,
  scheduledTime: row.scheduledAt && formatInstant(row.scheduledAt),
  sentTime: row.sentAt && formatInstant(row.sentAt),
  receivers: row.receivers,
  readers: row.readers,
  author: row.author,
  version: row.version,
  createTime: formatInstant(row.createdAt),
})
