import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { fieldRefusal, trimToNull } from '../../../kernel/fields.ts'
import { rowRange, type PageRequest } from '../../../kernel/pagination.ts'
import { sanitiseHtml } from '../../content/index.ts'
import type { Actor } from '../actor.ts'
import type { ArticleFilter, ArticleRow, ArticlesRepository, ArticleWords } from './articles.repository.ts'

export type ArticleDraft = Omit<ArticleWords, 'author' | 'coverFileId'> & {
  author?: string | null | undefined
  coverFileId?: string | null | undefined
  version?: number | undefined
}

export type ArticleQuery = PageRequest & {
  keyword?: string | undefined
  category?: string | undefined
  status?: 'draft' | 'published' | undefined
}

/** The journal behind the site. Of two who change an article at once, the second is notified. */
export function createArticles(deps: {
  repository: ArticlesRepository
  /** Author of an article that names none. */
  operator: string
  now: () => Date
}) {
  const { repository } = deps

  /** @throws 404 */
  async function find(id: string): Promise<ArticleRow> {
    const article = await repository.find(id)
    if (!article) throw new AppError(commonErrors.notFound)
    return article
  }

  async function readDraft(draft: ArticleDraft): Promise<ArticleWords> {
    const coverFileId = draft.coverFileId ?? null
    if (coverFileId !== null && !(await repository.isPublicFile(coverFileId)))
      throw fieldRefusal('coverFileId', 'unknown', {
        cn: '封面图片不存在，请重新上传',
        en: 'The cover does not exist. Please upload it again.',
      })
    return {
      category: draft.category,
      titleCn: trimToNull(draft.titleCn) ?? '',
      titleEn: trimToNull(draft.titleEn) ?? '',
      summaryCn: trimToNull(draft.summaryCn) ?? '',
      summaryEn: trimToNull(draft.summaryEn) ?? '',
      contentCn: sanitiseHtml(trimToNull(draft.contentCn) ?? ''),
      contentEn: sanitiseHtml(trimToNull(draft.contentEn) ?? ''),
      author: trimToNull(draft.author) ?? deps.operator,
      coverFileId,
    }
  }

  const changed = (isDone: boolean, id: string): Promise<ArticleRow> => {
    if (!isDone) throw new AppError(commonErrors.changedMeanwhile)
    return find(id)
  }

  return {
    find,

    async list({ keyword, category, status, ...page }: ArticleQuery) {
      const filter: ArticleFilter = { keyword: trimToNull(keyword), category: category ?? null, status: status ?? null }
      const [rows, total] = await Promise.all([repository.list(filter, rowRange(page)), repository.count(filter)])
      return { rows, total }
    },

    async create(draft: ArticleDraft, actor: Actor) {
      return find(await repository.create(await readDraft(draft), actor))
    },

    /** @throws 400 without a version, or where a published article would lose its only text; 409 for an old version. */
    async update(id: string, draft: ArticleDraft, actor: Actor) {
      const { version } = draft
      if (version === undefined)
        throw fieldRefusal('version', 'missing', { cn: '缺少版本号，请刷新', en: 'The version is missing.' })
      const { status } = await find(id)
      const words = await readDraft(draft)
      if (status === 'published') requireReadable(words)
      return changed(await repository.update({ id, version }, words, actor), id)
    },

    /** @throws 400 that names the field that is missing. */
    async publish(id: string, actor: Actor) {
      const article = await find(id)
      if (article.status === 'published') return article
      requireReadable(article)
      return changed(await repository.publish(article, deps.now(), actor), id)
    },

    async withdraw(id: string, actor: Actor) {
      const article = await find(id)
      if (article.status === 'draft') return article
      return changed(await repository.withdraw(article, actor), id)
    },

    /** @throws 404 */
    async delete(id: string, actor: Actor): Promise<void> {
      if (!(await repository.delete(id, actor))) throw new AppError(commonErrors.notFound)
    },

    /** @throws 404 where there is no such article. */
    async listRegistrations(id: string, page: PageRequest) {
      const { _count } = await find(id)
      return { rows: await repository.listRegistrations(id, rowRange(page)), total: _count.registrations }
    },

    /** @throws 404 */
    async deleteRegistration(id: string, registrationId: string, actor: Actor): Promise<void> {
      if ((await repository.deleteRegistrations(id, registrationId, actor)) === 0)
        throw new AppError(commonErrors.notFound)
    },

    /** How many there were. @throws 404 where there is no such article. */
    async deleteRegistrations(id: string, actor: Actor): Promise<number> {
      await find(id)
      return repository.deleteRegistrations(id, null, actor)
    },
  }
}
export type Articles = ReturnType<typeof createArticles>

/** A language has both title and text or neither, and one of them has both. @throws 400 that names the field */
function requireReadable(words: Pick<ArticleWords, 'titleCn' | 'titleEn' | 'contentCn' | 'contentEn'>) {
  const isBegun = (title: string, content: string) => title !== '' || !isBlank(content)
  const begunCn = isBegun(words.titleCn, words.contentCn)
  const begunEn = isBegun(words.titleEn, words.contentEn)
  if ((begunCn || !begunEn) && words.titleCn === '') throw missing('titleCn', '中文标题', 'Chinese title')
  if (begunCn && isBlank(words.contentCn)) throw missing('contentCn', '中文正文', 'Chinese text')
  if (begunEn && words.titleEn === '') throw missing('titleEn', '英文标题', 'English title')
  if (begunEn && isBlank(words.contentEn)) throw missing('contentEn', '英文正文', 'English text')
}

const missing = (field: string, cn: string, en: string) =>
  fieldRefusal(field, 'missing', { cn: `发布前请填写${cn}`, en: `The ${en} is missing.` })

/** Whether HTML shows neither words nor an image. */
const isBlank = (html: string) => !html.includes('<img') && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
