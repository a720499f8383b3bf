import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { fileAddress } from '../../files/index.ts'
import type { ArticleRow, RegistrationRow } from './articles.repository.ts'

export const presentArticleRecord = (row: ArticleRow): Schemas['ArticleRecord'] => ({
  id: row.id,
  category: row.category as Schemas['ArticleCategory'],
  titleCn: row.titleCn,
  titleEn: row.titleEn,
  summaryCn: row.summaryCn,
  summaryEn: row.summaryEn,
  contentCn: row.contentCn,
  contentEn: row.contentEn,
  author: row.author,
  coverFileId: row.coverFileId,
  coverUrl: row.cover && fileAddress(row.cover),
  status: row.status,
  publishTime: row.publishedAt && formatInstant(row.publishedAt),
  updateTime: formatInstant(row.updatedAt),
  readCount: row.readCount,
  registrations: row._count.registrations,
  version: row.version,
})

export const presentRegistration = (row: RegistrationRow): Schemas['RegistrationRecord'] => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  company: row.company,
  email: row.email,
  remark: row.remark,
  source: row.source,
  createTime: formatInstant(row.createdAt),
})
