import type { Db, QueryBuilder } from '@markwright/db'
import type { Language } from '@markwright/domain/language'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'

export type ArticleFilter = { language: Language; category: string | null; keyword: string | null }

export type RegistrationDraft = {
  articleId: string
  name: string
  phone: string
  company: string | null
  email: string | null
  remark: string | null
  source: string | null
}

const fields = {
  cn: { title: 'titleCn', summary: 'summaryCn' },
  en: { title: 'titleEn', summary: 'summaryEn' },
} as const

// Newest first; the id decides between articles of the same moment.
const newestFirst = [{ publishedAt: 'desc' as const }, { id: 'desc' as const }]
const oldestFirst = [{ publishedAt: 'asc' as const }, { id: 'asc' as const }]

const published = (language: Language) => ({
  status: 'published' as const,
  publishedAt: { not: null },
  [fields[language].title]: { not: '' },
})

export function createContentRepository({ db, builder }: { db: Db; builder: QueryBuilder }) {
  const matching = ({ language, category, keyword }: ArticleFilter) => {
    const { title, summary } = fields[language]
    const contains = { contains: escapeLike(keyword ?? ''), mode: 'insensitive' as const }
    return {
      ...published(language),
      ...(category !== null && { category }),
      ...(keyword !== null && { OR: [{ [title]: contains }, { [summary]: contains }] }),
    }
  }
  const neighbourFields = { id: true, titleCn: true, titleEn: true }

  return {
    listArticles: (filter: ArticleFilter, rows: { skip: number; take: number }) =>
      db.article.findMany({
        where: matching(filter),
        omit: { contentCn: true, contentEn: true },
        include: { cover: true },
        orderBy: newestFirst,
        ...rows,
      }),

    countArticles: (filter: ArticleFilter) => db.article.count({ where: matching(filter) }),

    findArticle: (id: string, language: Language) =>
      db.article.findFirst({ where: { id, ...published(language) }, include: { cover: true } }),

    /** The articles of the same category that were published next after and next before. */
    async findNeighbours(
      { id, category, publishedAt }: { id: string; category: string; publishedAt: Date },
      language: Language,
    ) {
      const find = (side: 'gt' | 'lt') =>
        db.article.findFirst({
          where: {
            ...published(language),
            category,
            OR: [{ publishedAt: { [side]: publishedAt } }, { publishedAt, id: { [side]: id } }],
          },
          select: neighbourFields,
          orderBy: side === 'gt' ? oldestFirst : newestFirst,
        })
      const [newer, older] = await Promise.all([find('gt'), find('lt')])
      return { newer, older }
    },

    async addReads(id: string, count: number) {
      await db.article.updateMany({ where: { id }, data: { readCount: { increment: count } } })
    },

    findActivity: (id: string) =>
      db.article.findFirst({ where: { id, status: 'published', category: 'activity' }, select: { id: true } }),

    /** Id of the registration; null where the phone has one already. */
    async register(draft: RegistrationDraft): Promise<string | null> {
      const [created] = await db.activityRegistration.createManyAndReturn({ data: [draft], skipDuplicates: true })
      return created?.id ?? null
    },

    async addPageViews(day: string, path: string, count: number) {
      await builder
        .insertInto('page_view')
        .values({ day, path, count })
        .onConflict((same) =>
          same
            .columns(['day', 'path'])
            .doUpdateSet((of) => ({ count: of('page_view.count', '+', of.ref('excluded.count')) })),
        )
        .execute()
    },
  }
}
export type ContentRepository = ReturnType<typeof createContentRepository>
export type ListedArticle = Awaited<ReturnType<ContentRepository['listArticles']>>[number]
export type FoundArticle = NonNullable<Awaited<ReturnType<ContentRepository['findArticle']>>>
export type ArticleNeighbour = { id: string; titleCn: string; titleEn: string }
