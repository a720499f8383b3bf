import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { presentArticle, presentArticleSummary, presentDictionaryEntry } from './content.presenter.ts'
import type { ContentService } from './content.service.ts'

export const contentHandlers = (
  service: ContentService,
): Handlers<'listArticles' | 'getArticle' | 'registerForActivity' | 'getDictionary' | 'countPageView'> => ({
  listArticles: async ({ query, language }) => {
    const { type: category = null, keyword = null } = query
    const { rows, total } = await service.listArticles({ language, category, keyword }, query)
    return pageOf(
      rows.map((article) => presentArticleSummary(article, language)),
      total,
      query,
    )
  },

  getArticle: async ({ body, language }) =>
    presentArticle(await service.readArticle(body.id ?? body.articleId, language), language),

  registerForActivity: async ({ body }) => {
    const { activityId: articleId, name, phone, captchaVerification, ...rest } = body
    const { company = null, email = null, remark = null, source = null } = rest
    const draft = { articleId, name, phone, company, email, remark, source }
    return { id: await service.register(draft, captchaVerification) }
  },

  getDictionary: ({ path }) => service.getDictionary(path.type).map(presentDictionaryEntry),

  countPageView: async ({ body, request, reply }) => {
    await service.countPageView(body.path, request.ip)
    return reply.code(204).send()
  },
})
