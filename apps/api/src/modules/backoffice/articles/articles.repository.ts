import type { Db, Prisma } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { Actor } from '../actor.ts'
import { audit, type AuditAction } from '../audit/audit.repository.ts'

export type ArticleFilter = {
  keyword: string | null
  category: string | null
  status: 'draft' | 'published' | null
}

export type ArticleWords = {
  category: string
  titleCn: string
  titleEn: string
  summaryCn: string
  summaryEn: string
  contentCn: string
  contentEn: string
  author: string
  coverFileId: string | null
}

export function createArticlesRepository({ db }: { db: Db }) {
  const related = { cover: true, _count: { select: { registrations: true } } } as const

  /** Changes the version that was read and writes it down; false where it is not the present one. */
  const change = (
    { id, version }: { id: string; version: number },
    actor: Actor,
    action: AuditAction,
    data: Prisma.ArticleUncheckedUpdateManyInput,
  ): Promise<boolean> =>
    db.$transaction(async (tx) => {
      const { count } = await tx.article.updateMany({
        where: { id, version },
        data: { ...data, version: { increment: 1 }, updatedAt: new Date() },
      })
      if (count === 0) return false
      await audit(tx, actor, { action, subject: await subjectOf(tx, id) })
      return true
    })

  const subjectOf = async (tx: Prisma.TransactionClient, id: string) => {
    const { titleCn, titleEn } = await tx.article.findUniqueOrThrow({
      where: { id },
      select: { titleCn: true, titleEn: true },
    })
    return { type: 'article' as const, id, name: titleCn || titleEn }
  }

  return {
    list: (filter: ArticleFilter, rows: { skip: number; take: number }) =>
      db.article.findMany({
        where: matching(filter),
        include: related,
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        ...rows,
      }),

    count: (filter: ArticleFilter) => db.article.count({ where: matching(filter) }),

    find: (id: string) => db.article.findUnique({ where: { id }, include: related }),

    isPublicFile: async (id: string) => (await db.storedFile.count({ where: { id, bucket: 'public' } })) > 0,

    create: (words: ArticleWords, actor: Actor): Promise<string> =>
      db.$transaction(async (tx) => {
        const { id } = await tx.article.create({ data: words, select: { id: true } })
        await audit(tx, actor, { action: 'article.create', subject: await subjectOf(tx, id) })
        return id
      }),

    update: (article: { id: string; version: number }, words: ArticleWords, actor: Actor) =>
      change(article, actor, 'article.update', words),

    publish: (article: { id: string; version: number }, publishedAt: Date, actor: Actor) =>
      change(article, actor, 'article.publish', { status: 'published', publishedAt }),

    withdraw: (article: { id: string; version: number }, actor: Actor) =>
      change(article, actor, 'article.withdraw', { status: 'draft', publishedAt: null }),

    /** False where there is none. */
    delete: (id: string, actor: Actor): Promise<boolean> =>
      db.$transaction(async (tx) => {
        const titles = await tx.article.findUnique({ where: { id }, select: { titleCn: true, titleEn: true } })
        const { count } = await tx.article.deleteMany({ where: { id } })
        if (!titles || count === 0) return false
        const name = titles.titleCn || titles.titleEn
        await audit(tx, actor, { action: 'article.delete', subject: { type: 'article', id, name } })
        return true
      }),

    listRegistrations: (articleId: string, rows: { skip: number; take: number }) =>
      db.activityRegistration.findMany({
        where: { articleId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        ...rows,
      }),

    /** How many there were, of one registration or of all. The log names the activity and nobody who had registered. */
    deleteRegistrations: (articleId: string, registrationId: string | null, actor: Actor): Promise<number> =>
      db.$transaction(async (tx) => {
        const { count } = await tx.activityRegistration.deleteMany({
          where: { articleId, ...(registrationId !== null && { id: registrationId }) },
        })
        if (count > 0)
          await audit(tx, actor, {
            action: registrationId === null ? 'registration.deleteAll' : 'registration.delete',
            subject: await subjectOf(tx, articleId),
            facts: { quantity: count },
          })
        return count
      }),
  }
}
export type ArticlesRepository = ReturnType<typeof createArticlesRepository>
export type ArticleRow = NonNullable<Awaited<ReturnType<ArticlesRepository['find']>>>
export type RegistrationRow = Awaited<ReturnType<ArticlesRepository['listRegistrations']>>[number]

function matching({ keyword, category, status }: ArticleFilter): Prisma.ArticleWhereInput {
  const contains = { contains: escapeLike(keyword ?? ''), mode: 'insensitive' as const }
  return {
    ...(category !== null && { category }),
    ...(status !== null && { status }),
    ...(keyword !== null && {
      OR: [{ titleCn: contains }, { titleEn: contains }, { summaryCn: contains }, { summaryEn: contains }],
    }),
  }
}
