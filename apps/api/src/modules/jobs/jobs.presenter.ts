import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { JobRecord } from '@markwright/jobs'
import type { Language } from '../../kernel/language.ts'

const instant = (date: Date | null) => date && formatInstant(date)

export const presentJob = (job: JobRecord, language: Language): Schemas['Job'] => ({
  id: job.id,
  type: job.name,
  state: job.state,
  progress: job.progress,
  detail: job.detail,
  result: job.result,
  error: job.error?.[language] ?? null,
  createTime: formatInstant(job.createdAt),
  startTime: instant(job.startedAt),
  finishTime: instant(job.finishedAt),
})
