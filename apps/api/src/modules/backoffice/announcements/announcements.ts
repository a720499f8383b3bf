import { sendAnnouncement, type DispatchJob } from '@markwright/jobs'
import { parsePhone, phoneSubject } from '@markwright/domain/people/phone'
import { randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { fieldRefusal, requireText, trimToNull } from '../../../kernel/fields.ts'
import { rowRange, type PageRequest } from '../../../kernel/pagination.ts'
import type { Actor } from '../actor.ts'
import type {
  AnnouncementsRepository,
  AnnouncementStatus,
  AnnouncementWords,
  Audience,
} from './announcements.repository.ts'
import { backofficeErrors } from '../backoffice.errors.ts'
import { readSchedule } from './schedule.ts'

export type AnnouncementDraft = Omit<AnnouncementWords, 'audience' | 'link'> & {
  link?: string | null | undefined
  audience: { kind: Audience['kind']; cardLevel?: number | undefined; phone?: string | undefined }
  /** The one that was read, so that nobody overwrites or sends what somebody else has changed since. */
  version?: number | undefined
}

/** Notices to many members, written by staff and sent by a job. */
export function createAnnouncements(deps: {
  repository: AnnouncementsRepository
  dispatchJob: DispatchJob
  cancelJob: (id: string) => Promise<unknown>
  now: () => Date
}) {
  const { repository } = deps

  async function find(id: string) {
    const announcement = await repository.find(id)
    if (!announcement) throw new AppError(commonErrors.notFound)
    return announcement
  }

  /** @throws 400 where nobody could be meant. */
  async function readAudience({ kind, cardLevel, phone }: AnnouncementDraft['audience']): Promise<Audience> {
    if (kind === 'all') return { kind }
    if (kind === 'cardLevel') {
      if (cardLevel === undefined)
        throw fieldRefusal('audience.cardLevel', 'missing', { cn: '请选择会员等级', en: 'Choose a card level.' })
      return { kind, cardLevel }
    }
    const parsed = parsePhone(phone ?? '')
    const subject = parsed && phoneSubject(parsed.regionCode, parsed.number)
    if (!subject || !(await repository.isMember(subject)))
      throw fieldRefusal('audience.phone', 'unknown', {
        cn: '没有使用该手机号的用户',
        en: 'No member has this phone number.',
      })
    return { kind, phone: subject }
  }

  const readDraft = async (draft: AnnouncementDraft): Promise<AnnouncementWords> => ({
    titleCn: requireText('titleCn', draft.titleCn),
    titleEn: requireText('titleEn', draft.titleEn),
    contentCn: requireText('contentCn', draft.contentCn),
    contentEn: requireText('contentEn', draft.contentEn),
    link: readLink(draft.link),
    audience: await readAudience(draft.audience),
  })

  /** The announcement after a change; @throws 404, 409 for an old version, or the refusal where it could not be changed. */
  async function changed(isDone: boolean, id: string, refusal: keyof typeof backofficeErrors, version?: number) {
    const announcement = await find(id)
    if (isDone) return announcement
    const isOld = version !== undefined && version !== announcement.version
    throw new AppError(isOld ? commonErrors.changedMeanwhile : backofficeErrors[refusal])
  }

  return {
    async list(status: AnnouncementStatus | undefined, page: PageRequest) {
      const [rows, total] = await Promise.all([
        repository.list(status ?? null, rowRange(page)),
        repository.count(status ?? null),
      ])
      return { rows, total }
    },

    async create(draft: AnnouncementDraft, actor: Actor) {
      return find(await repository.create(await readDraft(draft), actor))
    },

    async update(id: string, draft: AnnouncementDraft, actor: Actor) {
      const { version } = draft
      return changed(await repository.update({ id, version }, await readDraft(draft), actor), id, 'noDraft', version)
    },

    /** @throws 404, or 10201 where it is no draft any more. */
    async delete(id: string, actor: Actor): Promise<void> {
      if (!(await repository.delete(id, actor))) await changed(false, id, 'noDraft')
    },

    /** `at`: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. One that failed may be sent again: nobody gets it twice. */
    async send(
      id: string,
      { at, version }: { at?: string | null | undefined; version?: number | undefined },
      actor: Actor,
    ) {
      const runAt = readSchedule(at, deps.now())
      const jobId = randomUUID()
      const isDone = await repository.send({ id, version }, { jobId, runAt }, actor)
      if (isDone) await deps.dispatchJob(sendAnnouncement, jobId, runAt ?? undefined)
      return changed(isDone, id, 'noDraft', version)
    },

    async cancel(id: string, actor: Actor) {
      const { jobId } = await find(id)
      const isDone = await repository.cancel(id, actor)
      // The row names the job no longer, so it does nothing even where this does not reach it.
      if (isDone && jobId) await deps.cancelJob(jobId)
      return changed(isDone, id, 'notScheduled')
    },
  }
}
export type Announcements = ReturnType<typeof createAnnouncements>

/** @throws 400 for a link that leaves the site, as `//elsewhere` does. */
function readLink(link: string | null | undefined): string | null {
  const path = trimToNull(link)
  if (path !== null && !/^\/(?![/\\])/.test(path))
    throw fieldRefusal('link', 'format', { cn: '请填写站内路径', en: 'Give a path within this site.' })
  return path
}
