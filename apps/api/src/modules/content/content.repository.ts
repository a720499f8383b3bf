import { type Db, type Expression, type QueryBuilder, sql } from '@markwright/db'
import type { Language } from '@markwright/domain/site/language'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { inlineTags } from './sanitise-html.ts'

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

const columns = {
  cn: { title: 'title_cn', summary: 'summary_cn', content: 'content_cn' },
  en: { title: 'title_en', summary: 'summary_en', content: 'content_en' },
} as const

const INLINE_TAG = `</?(${inlineTags.join('|')})( [^>]*)?>`

/** The entities of sanitised text. `&amp;` is last, so that `&amp;lt;` becomes `&lt;` and not `<`. */
const entities = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
] as const

export function createContentRepository({ db, builder }: { db: Db; builder: QueryBuilder }) {
  const published = (language: Language) =>
    builder
      .selectFrom('article')
      .where('status', '=', 'published')
      .where('published_at', 'is not', null)
      .where(columns[language].title, '!=', '')

  const matching = ({ language, category, keyword }: ArticleFilter) => {
    const { title, summary, content } = columns[language]
    let query = published(language)
    if (category !== null) query = query.where('category', '=', category)
    if (keyword !== null)
      query = query.where((is) =>
        is.or([
          is(title, 'ilike', containing(keyword)),
          is(summary, 'ilike', containing(keyword)),
          is(plainTextOf(is.ref(content)), 'ilike', containing(keyword.replaceAll(/\s+/g, ' '))),
        ]),
      )
    return query
  }

  return {
    /** Newest first; the id decides between articles of the same moment. */
    async listArticles(filter: ArticleFilter, { skip, take }: { skip: number; take: number }) {
      const found = await matching(filter)
        .select('id')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(take)
        .execute()
      return db.article.findMany({
        where: { id: { in: found.map(({ id }) => id) } },
        omit: { contentCn: true, contentEn: true },
        include: { cover: true },
        orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      })
    },

    async countArticles(filter: ArticleFilter): Promise<number> {
      const counted = matching(filter).select(sql<number>`count(*)::int`.as('total'))
      return (await counted.executeTakeFirstOrThrow()).total
    },

    /** In whichever languages it is written. */
    findArticle: (id: string) =>
      db.article.findFirst({
        where: {
          id,
          status: 'published',
          publishedAt: { not: null },
          OR: [{ titleCn: { not: '' } }, { titleEn: { not: '' } }],
        },
        include: { cover: true },
      }),

    /** The articles of the same category and in the language that were published next after and next before. */
    async findNeighbours(
      { id, category, publishedAt }: { id: string; category: string; publishedAt: Date },
      language: Language,
    ) {
      const find = (side: '>' | '<') => {
        const direction = side === '>' ? 'asc' : 'desc'
        return published(language)
          .where('category', '=', category)
          .where((is) =>
            is.or([
              is('published_at', side, publishedAt),
              is.and([is('published_at', '=', publishedAt), is('id', side, id)]),
            ]),
          )
          .select((of) => ['id', of.ref(columns[language].title).as('title')])
          .orderBy('published_at', direction)
          .orderBy('id', direction)
          .limit(1)
          .executeTakeFirst()
      }
      const [newer, older] = await Promise.all([find('>'), find('<')])
      return { newer: newer ?? null, older: older ?? null }
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
export type ArticleNeighbour = { id: string; title: string }

const containing = (text: string) => `%${escapeLike(text)}%`

/**
 * SQL for the text of sanitised HTML as it is read: without tags, with characters in place of entities, and with one space
 * for blanks of any kind and between blocks.
 */
function plainTextOf(html: Expression<string>): Expression<string> {
  const unmarked = sql<string>`regexp_replace(${html}, ${sql.lit(INLINE_TAG)}, '', 'g')`
  const tagless = sql<string>`regexp_replace(${unmarked}, '(<[^>]*>|[\\s\\u00a0\\u3000])+', ' ', 'g')`
  return entities.reduce(
    (text, [entity, character]) => sql<string>`replace(${text}, ${sql.lit(entity)}, ${sql.lit(character)})`,
    tagless,
  )
}
