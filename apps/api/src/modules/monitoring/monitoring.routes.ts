import { documentTypes, monitorReportPdf } from '@markwright/documents'
import { HOME_ZONE } from '@markwright/domain/dates/calendar'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { spanOf, zoneOf } from '../../kernel/zone.ts'
import { cleanFileName, sendDownload } from '../files/index.ts'
import { presentCalendar, writeCalendar } from './calendar.presenter.ts'
import { hitFile } from './hit-table.ts'
import type { HitFilter } from './hits.repository.ts'
import type { FoundHit } from './hits.service.ts'
import {
  type HitView,
  presentDelivery,
  presentMonitor,
  presentMonitorHit,
  presentReport,
  presentWebhookTest,
} from './monitoring.presenter.ts'
import type { Monitoring } from './monitoring.services.ts'

type Operations =
  | 'listMonitors'
  | 'createMonitor'
  | 'getMonitor'
  | 'updateMonitor'
  | 'deleteMonitor'
  | 'pauseMonitor'
  | 'resumeMonitor'
  | 'listMonitorDeliveries'
  | 'testMonitorWebhook'
  | 'listMonitorHits'
  | 'exportMonitorHits'
  | 'markMonitorHit'
  | 'markMonitorHits'
  | 'getMonitorReport'
  | 'downloadMonitorReport'
  | 'getMonitorCalendar'
  | 'renewMonitorCalendar'
  | 'readMonitorCalendar'
  | 'getMonitorSubscription'
  | 'setMonitorSubscription'

export function monitoringHandlers(monitoring: Monitoring): Handlers<Operations> {
  const { monitors, hits, calendars, siteUrl } = monitoring
  const viewIn = (language: Language, zone = HOME_ZONE): HitView => ({
    language,
    zone,
    today: monitoring.today(),
    ownRules: monitoring.ownRules,
  })
  return {
    listMonitors: async ({ member, query, language }) => {
      const { keyword, type = null, state, sort = '-createTime' } = query
      const isPaused = state === undefined ? null : state === 'paused'
      const filter = { accountId: requireMember(member).id, keyword: trimToNull(keyword), type, isPaused }
      const { rows, total, quota } = await monitors.list(filter, sort, query)
      const records = rows.map((row) => presentMonitor(row, language))
      return { ...pageOf(records, total, query), quota }
    },

    createMonitor: async ({ member, body, language }) =>
      presentMonitor(await monitors.create(requireMember(member).id, body), language),

    getMonitor: async ({ member, path, language }) =>
      presentMonitor(await monitors.find(requireMember(member).id, path.id), language),

    updateMonitor: async ({ member, path, body, language }) =>
      presentMonitor(await monitors.update(requireMember(member).id, path.id, body), language),

    deleteMonitor: async ({ member, path }) => {
      await monitors.delete(requireMember(member).id, path.id)
      return true
    },

    pauseMonitor: async ({ member, path, language }) =>
      presentMonitor(await monitors.pause(requireMember(member).id, path.id), language),

    resumeMonitor: async ({ member, path, language }) =>
      presentMonitor(await monitors.resume(requireMember(member).id, path.id), language),

    listMonitorDeliveries: async ({ member, path, language }) => {
      const found = await monitoring.listDeliveries(requireMember(member).id, path.id)
      return found.map((delivery) => presentDelivery(delivery, language))
    },

    testMonitorWebhook: async ({ member, path, body, language }) => {
      const test = await monitoring.testWebhook(requireMember(member).id, path.id, body.webhookUrl)
      return presentWebhookTest(test, language)
    },

    listMonitorHits: async ({ member, query, language }) => {
      const filter = filterOf(requireMember(member).id, query)
      const { rows, total } = await hits.list(filter, query.sort ?? '-foundTime', query)
      const view = viewIn(language)
      return pageOf(
        rows.map((hit) => presentMonitorHit(hit, view)),
        total,
        query,
      )
    },

    exportMonitorHits: async ({ member, query, language, reply }) => {
      const { format = 'xlsx', sort = '-foundTime' } = query
      const found = await hits.readAll(filterOf(requireMember(member).id, query), sort)
      const view = viewIn(language, zoneOf(query))
      const body = await hitFile(presentAll(found, view), { format, language, zone: view.zone, siteUrl })
      const name = { cn: '监测结果', en: 'monitoring' }[language]
      return sendDownload(reply, { name: `${name} ${view.today}.${format}`, type: documentTypes[format], body })
    },

    markMonitorHit: async ({ member, path, body, language }) => {
      const hit = await hits.mark(requireMember(member).id, path.id, body.verdict, body.note)
      return presentMonitorHit(hit, viewIn(language))
    },

    markMonitorHits: async ({ member, body, language }) => {
      const verdicts = new Map(body.decisions.map(({ id, verdict }) => [id.toLowerCase(), verdict]))
      const view = viewIn(language)
      return (await hits.markMany(requireMember(member).id, verdicts)).map((hit) => presentMonitorHit(hit, view))
    },

    getMonitorReport: async ({ member, path, query, language }) =>
      presentReport(await monitoring.report(requireMember(member).id, path.id, query), viewIn(language)),

    downloadMonitorReport: async ({ member, path, query, language, reply }) => {
      const report = await monitoring.report(requireMember(member).id, path.id, query)
      const body = await monitorReportPdf(presentReport(report, viewIn(language, report.zone)), language, {
        watched: report.monitor.image,
        read: monitoring.readThumbnail,
      })
      const name = cleanFileName(`${report.monitor.name} ${report.from} ${report.to}`) || 'report'
      return sendDownload(reply, { name: `${name}.pdf`, type: documentTypes.pdf, body })
    },

    getMonitorCalendar: async ({ member }) => presentCalendar(await calendars.find(requireMember(member).id), siteUrl),

    renewMonitorCalendar: async ({ member }) =>
      presentCalendar(await calendars.renew(requireMember(member).id), siteUrl),

    readMonitorCalendar: async ({ query, language, reply }) => {
      const content = writeCalendar(await calendars.read(query.token), {
        language,
        siteUrl,
        ownRules: monitoring.ownRules,
      })
      return reply.header('content-type', 'text/calendar; charset=utf-8').send(content)
    },

    getMonitorSubscription: ({ query }) => monitors.findSubscription(query.token),

    setMonitorSubscription: ({ body }) => monitors.setSubscription(body.token, body.subscribed),
  }
}

function* presentAll(hits: readonly FoundHit[], view: HitView) {
  for (const hit of hits) yield presentMonitorHit(hit, view)
}

type FilterQuery = Pick<
  Call<'exportMonitorHits'>['query'],
  'monitorId' | 'from' | 'to' | 'zone' | 'level' | 'kind' | 'verdict' | 'keyword'
>

const filterOf = (accountId: string, query: FilterQuery): HitFilter => ({
  accountId,
  monitorId: query.monitorId ?? null,
  ...spanOf(query.from, query.to, zoneOf(query)),
  level: query.level ?? null,
  kind: query.kind ?? null,
  verdict: query.verdict ?? null,
  keyword: trimToNull(query.keyword),
})
