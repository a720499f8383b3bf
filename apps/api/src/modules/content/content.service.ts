import { callbackNumber } from '@markwright/domain/people/callback-number'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type DictionaryEntry, findDictionary } from '@markwright/domain/site/dictionaries'
import { formProblems } from '@markwright/domain/site/form-problems'
import type { Language } from '@markwright/domain/site/language'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkFilled, fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import type { HumanCheck } from '../captcha/index.ts'
import { contentErrors } from './content.errors.ts'
import type { ArticleFilter, ContentRepository, RegistrationDraft } from './content.repository.ts'
import { createTally } from './tally.ts'

const TALLY_MS = 2000

const pageViews: Limit = { name: 'page-view', max: 300, windowSeconds: 60 }

export function createContentService(deps: {
  repository: ContentRepository
  humanCheck: HumanCheck
  limits: RateLimits
  now: () => Date
  onError: (error: unknown) => void
}) {
  const { repository, onError } = deps
  const reads = createTally({ write: (id, count) => repository.addReads(id, count), everyMs: TALLY_MS, onError })
  const views = createTally({
    write: (key, count) => {
      const [day = '', path = ''] = key.split(' ')
      return repository.addPageViews(day, path, count)
    },
    everyMs: TALLY_MS,
    onError,
  })

  return {
    async listArticles(filter: ArticleFilter, page: PageRequest) {
      const wanted = { ...filter, keyword: trimToNull(filter.keyword) }
      const [rows, total] = await Promise.all([
        repository.listArticles(wanted, rowRange(page)),
        repository.countArticles(wanted),
      ])
      return { rows, total }
    },

    /** An article, which counts as read, and its neighbours in a language. @throws 404 */
    async readArticle(id: string | undefined, language: Language) {
      const article = id ? await repository.findArticle(id) : null
      if (!article?.publishedAt) throw new AppError(commonErrors.notFound)
      const { publishedAt } = article
      const neighbours = await repository.findNeighbours({ ...article, publishedAt }, language)
      reads.add(article.id)
      return { article, ...neighbours }
    },

    /**
     * Id of the registration. The human check is used up only by what could be registered.
     * @throws 400 for a wrong field, 404 where there is no such activity, 428, 10120 for a phone that is registered.
     */
    async register(input: RegistrationDraft, verification: string): Promise<string> {
      const draft = {
        articleId: input.articleId,
        name: requireText('name', input.name),
        phone: readPhone(input.phone),
        company: trimToNull(input.company),
        email: trimToNull(input.email),
        remark: trimToNull(input.remark),
        source: trimToNull(input.source),
      }
      checkFilled('email', 'email', draft.email)
      if (!(await repository.findActivity(draft.articleId))) throw new AppError(commonErrors.notFound)
      await deps.humanCheck.spend(verification)
      const id = await repository.register(draft)
      if (id === null) throw new AppError(contentErrors.registeredAlready)
      return id
    },

    getDictionary(type: string): readonly DictionaryEntry[] {
      const entries = findDictionary(type)
      if (!entries) throw new AppError(commonErrors.notFound)
      return entries
    },

    async countPageView(path: string, visitor: string) {
      await deps.limits.spend(pageViews, visitor)
      views.add(`${todayIn(HOME_ZONE, deps.now())} ${path}`)
    },

    /** Writes the counts that are not written yet. */
    async close() {
      await Promise.all([reads.close(), views.close()])
    },
  }
}
export type ContentService = ReturnType<typeof createContentService>

/** One phone has one form, however it was typed. */
function readPhone(text: string): string {
  const number = callbackNumber(text)
  if (number === null) throw fieldRefusal('phone', 'phone', formProblems.phone)
  return number
}
