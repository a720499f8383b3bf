import { type Db, type Prisma, statementsIn } from '@markwright/db'
import { recordJob, sendAnnouncement } from '@markwright/jobs'
import type { Actor } from '../actor.ts'
import { audit, type AuditAction } from '../audit/audit.repository.ts'

export type Audience = { kind: 'all' } | { kind: 'cardLevel'; cardLevel: number } | { kind: 'phone'; phone: string }
export type AnnouncementStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'failed'

export type AnnouncementWords = {
  titleCn: string
  titleEn: string
  contentCn: string
  contentEn: string
  link: string | null
  audience: Audience
}

export type Dispatch = { jobId: string; runAt: Date | null }

export function createAnnouncementsRepository({ db }: { db: Db }) {
  /** How many members have received each, and how many have read it. */
  const withReaders = async <Row extends { id: string }>(rows: Row[]) => {
    const groups = await db.notice.groupBy({
      by: ['announcementId'],
      where: { announcementId: { in: rows.map(({ id }) => id) } },
      _count: { _all: true, readAt: true },
    })
    const readers = new Map(groups.map(({ announcementId, _count }) => [announcementId, _count]))
    return rows.map((row) => ({
      ...row,
      receivers: readers.get(row.id)?._all ?? 0,
      readers: readers.get(row.id)?.readAt ?? 0,
    }))
  }

  /** Changes an announcement in one of these states and writes it down; false where it is in another, or of another version. */
  const change = (
    { id, version }: { id: string; version?: number | undefined },
    from: AnnouncementStatus[],
    actor: Actor,
    action: AuditAction,
    data: Prisma.AnnouncementUpdateManyMutationInput,
    alsoDo: (tx: Prisma.TransactionClient) => Promise<unknown> = async () => {},
  ): Promise<boolean> =>
    db.$transaction(async (tx) => {
      const { count } = await tx.announcement.updateMany({
        where: { id, status: { in: from }, ...(version !== undefined && { version }) },
        data,
      })
      if (count === 0) return false
      const { titleCn } = await tx.announcement.findUniqueOrThrow({ where: { id }, select: { titleCn: true } })
      await alsoDo(tx)
      await audit(tx, actor, { action, subject: { type: 'announcement', id, name: titleCn } })
      return true
    })

  return {
    async list(status: AnnouncementStatus | null, rows: { skip: number; take: number }) {
      const found = await db.announcement.findMany({
        where: status === null ? {} : { status },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        ...rows,
      })
      return withReaders(found)
    },

    count: (status: AnnouncementStatus | null) => db.announcement.count({ where: status === null ? {} : { status } }),

    async find(id: string) {
      const row = await db.announcement.findUnique({ where: { id } })
      const [found] = row ? await withReaders([row]) : []
      return found ?? null
    },

    isMember: async (phone: string) => (await db.account.count({ where: { phone } })) > 0,

    create: (words: AnnouncementWords, actor: Actor): Promise<string> =>
      db.$transaction(async (tx) => {
        const { id } = await tx.announcement.create({ data: { ...words, author: actor.name } })
        await audit(tx, actor, {
          action: 'announcement.create',
          subject: { type: 'announcement', id, name: words.titleCn },
        })
        return id
      }),

    /** With a `version`, of that one alone. */
    update: (draft: { id: string; version?: number | undefined }, words: AnnouncementWords, actor: Actor) =>
      change(draft, ['draft'], actor, 'announcement.update', { ...words, version: { increment: 1 } }),

    delete: (id: string, actor: Actor): Promise<boolean> =>
      db.$transaction(async (tx) => {
        const row = await tx.announcement.findUnique({ where: { id }, select: { titleCn: true } })
        const { count } = await tx.announcement.deleteMany({ where: { id, status: 'draft' } })
        if (!row || count === 0) return false
        await audit(tx, actor, {
          action: 'announcement.delete',
          subject: { type: 'announcement', id, name: row.titleCn },
        })
        return true
      }),

    /** The job exists if and only if the announcement names it. With a `version`, of that one alone. */
    send: (draft: { id: string; version?: number | undefined }, { jobId, runAt }: Dispatch, actor: Actor) =>
      change(
        draft,
        ['draft', 'failed'],
        actor,
        'announcement.send',
        { status: runAt ? 'scheduled' : 'sending', scheduledAt: runAt, jobId },
        (tx) =>
          recordJob(statementsIn(tx), sendAnnouncement, { announcementId: draft.id }, jobId, runAt ? { runAt } : {}),
      ),

    cancel: (id: string, actor: Actor) =>
      change({ id }, ['scheduled'], actor, 'announcement.cancel', { status: 'draft', scheduledAt: null, jobId: null }),
  }
}
export type AnnouncementsRepository = ReturnType<typeof createAnnouncementsRepository>
export type AnnouncementRow = NonNullable<Awaited<ReturnType<AnnouncementsRepository['find']>>>
