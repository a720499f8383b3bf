import type { Handlers } from '../../../kernel/contract-routes.ts'
import { pageOf } from '../../../kernel/pagination.ts'
import { actorOf } from '../actor.ts'
import { presentArticleRecord, presentRegistration } from './articles.presenter.ts'
import type { Articles } from './articles.ts'

type Operations =
  | 'listArticleDrafts'
  | 'createArticle'
  | 'getArticleDraft'
  | 'updateArticle'
  | 'deleteArticle'
  | 'publishArticle'
  | 'withdrawArticle'
  | 'listActivityRegistrations'
  | 'deleteActivityRegistration'
  | 'deleteActivityRegistrations'

export const articlesHandlers = (articles: Articles): Handlers<Operations> => ({
  listArticleDrafts: async ({ query }) => {
    const { rows, total } = await articles.list(query)
    return pageOf(rows.map(presentArticleRecord), total, query)
  },

  createArticle: async (call) => presentArticleRecord(await articles.create(call.body, actorOf(call))),

  getArticleDraft: async ({ path }) => presentArticleRecord(await articles.find(path.id)),

  updateArticle: async (call) => presentArticleRecord(await articles.update(call.path.id, call.body, actorOf(call))),

  deleteArticle: async (call) => {
    await articles.delete(call.path.id, actorOf(call))
    return true
  },

  publishArticle: async (call) => presentArticleRecord(await articles.publish(call.path.id, actorOf(call))),

  withdrawArticle: async (call) => presentArticleRecord(await articles.withdraw(call.path.id, actorOf(call))),

  listActivityRegistrations: async ({ path, query }) => {
    const { rows, total } = await articles.listRegistrations(path.id, query)
    return pageOf(rows.map(presentRegistration), total, query)
  },

  deleteActivityRegistration: async (call) => {
    await articles.deleteRegistration(call.path.id, call.path.registrationId, actorOf(call))
    return true
  },

  deleteActivityRegistrations: (call) => articles.deleteRegistrations(call.path.id, actorOf(call)),
})
