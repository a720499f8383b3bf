import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { presentDelivery, presentWebhookTest } from '../monitoring/index.ts'
import { presentMember } from '../patents/index.ts'
import { presentSaved } from './patent-alerts.presenter.ts'
import type { PatentAlerts } from './patent-alerts.services.ts'

type Operations =
  | 'savePatentSearch'
  | 'listSavedPatentSearches'
  | 'getSavedPatentSearch'
  | 'renameSavedPatentSearch'
  | 'deleteSavedPatentSearch'
  | 'watchPatentSearch'
  | 'unwatchPatentSearch'
  | 'pausePatentAlert'
  | 'resumePatentAlert'
  | 'testPatentAlertWebhook'
  | 'listPatentAlertHits'
  | 'listPatentAlertDeliveries'

export const patentAlertsHandlers = (alerts: PatentAlerts): Handlers<Operations> => ({
  savePatentSearch: async ({ member, body, language }) =>
    presentSaved(await alerts.searches.save(requireMember(member).id, body), language),

  listSavedPatentSearches: async ({ member, query, language }) => {
    const { keyword, state = null, sort = '-createTime' } = query
    const filter = { accountId: requireMember(member).id, keyword: trimToNull(keyword), state }
    const { rows, total } = await alerts.searches.list(filter, sort, query)
    return pageOf(
      rows.map((row) => presentSaved(row, language)),
      total,
      query,
    )
  },

  getSavedPatentSearch: async ({ member, path, language }) =>
    presentSaved(await alerts.searches.find(requireMember(member).id, path.id), language),

  renameSavedPatentSearch: async ({ member, path, body, language }) =>
    presentSaved(await alerts.searches.rename(requireMember(member).id, path.id, body.name), language),

  deleteSavedPatentSearch: async ({ member, path }) => {
    await alerts.searches.delete(requireMember(member).id, path.id)
    return true
  },

  watchPatentSearch: async ({ member, path, body, language }) =>
    presentSaved(await alerts.searches.watch(requireMember(member).id, path.id, body), language),

  unwatchPatentSearch: async ({ member, path, language }) =>
    presentSaved(await alerts.searches.unwatch(requireMember(member).id, path.id), language),

  pausePatentAlert: async ({ member, path, language }) =>
    presentSaved(await alerts.searches.pause(requireMember(member).id, path.id), language),

  resumePatentAlert: async ({ member, path, language }) =>
    presentSaved(await alerts.searches.resume(requireMember(member).id, path.id), language),

  testPatentAlertWebhook: async ({ member, path, body, language }) =>
    presentWebhookTest(await alerts.testWebhook(requireMember(member).id, path.id, body.webhookUrl), language),

  listPatentAlertHits: async ({ member, path, query, language }) => {
    const { hits, total } = await alerts.searches.listHits(requireMember(member).id, path.id, query)
    const records = hits.map(({ patent, foundAt, isSent }) => ({
      patent: presentMember(patent, '', language),
      foundTime: formatInstant(foundAt),
      isSent,
    }))
    return pageOf(records, total, query)
  },

  listPatentAlertDeliveries: async ({ member, path, language }) => {
    const found = await alerts.listDeliveries(requireMember(member).id, path.id)
    return found.map((delivery) => presentDelivery(delivery, language))
  },
})
