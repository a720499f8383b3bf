import type { PartnerBody, PartnerSchemas } from '@markwright/contract/partner'
import type { Monitoring, ShownMonitor } from '../monitoring/index.ts'
import { presentHit } from '../trademarks/index.ts'
import { nullableTimestamp, timestamp } from './callers.ts'
import type { Cursors } from './cursors.ts'
import { listPage, newestFirst } from './list-page.ts'
import type { PartnerHandlers } from './partner.routes.ts'

type Operations =
  | 'listMonitors'
  | 'createMonitor'
  | 'getMonitor'
  | 'setMonitorState'
  | 'deleteMonitor'
  | 'listMonitorHits'

export function monitorOperations(deps: {
  monitoring: Pick<Monitoring, 'monitors' | 'hits'>
  cursors: Cursors
}): PartnerHandlers<Operations> {
  const { cursors } = deps
  const { monitors, hits } = deps.monitoring
  return {
    listMonitors: async (call) => {
      const filter = { accountId: call.partner.accountId, keyword: null, type: null, isPaused: null }
      const { rows, ...page } = await listPage(cursors, call, newestFirst('createdAt'), (requested) =>
        monitors.list(filter, '-createTime', requested),
      )
      return { data: rows.map(presentMonitor), ...page }
    },

    createMonitor: async ({ partner, body, reference }) =>
      presentMonitor(
        await monitors.create(partner.accountId, {
          requestId: reference,
          name: body.name,
          type: body.type,
          query: queryOf(body),
          // Hits come as notices on the site; programs get them by the webhooks of the account.
          channels: ['site'],
          frequency: body.frequency ?? 'daily',
        }),
      ),

    getMonitor: async ({ partner, path }) => presentMonitor(await monitors.find(partner.accountId, path.id)),

    setMonitorState: async ({ partner, path, body }) =>
      presentMonitor(await monitors[body.state === 'paused' ? 'pause' : 'resume'](partner.accountId, path.id)),

    deleteMonitor: async ({ partner, path, reply }) => {
      await monitors.delete(partner.accountId, path.id)
      return reply.code(204).send()
    },

    listMonitorHits: async (call) => {
      const { partner, path, language } = call
      await monitors.find(partner.accountId, path.id)
      const filter = {
        accountId: partner.accountId,
        monitorId: path.id,
        from: null,
        until: null,
        level: null,
        kind: null,
        verdict: null,
        keyword: null,
      }
      const { rows, ...page } = await listPage(cursors, call, newestFirst('foundAt'), (requested) =>
        hits.listLatest(filter, requested),
      )
      const data = rows.map((hit) => ({
        id: hit.id,
        kind: hit.kind,
        foundAt: timestamp(hit.foundAt),
        mark: { ...presentHit(hit.mark, language), ...(hit.similarity && { similarity: hit.similarity }) },
        deadline: hit.deadlineOn,
      }))
      return { data, ...page }
    },
  }
}

const queryOf = (body: PartnerBody<'createMonitor'>) => ({
  ...(body.text !== undefined && { tradeMarkText: body.text }),
  ...(body.applicant !== undefined && { tmApplicant: body.applicant }),
  ...(body.numbers?.length && { applicationNumber: body.numbers.join(';') }),
  degree: body.degree ?? ('middle' as const),
  queryWay: body.wholeName ? ('term' as const) : ('match' as const),
  country: body.countries ?? [],
  classify: (body.classes ?? []).map((classNo) => String(classNo).padStart(2, '0')).join(';'),
})

const presentMonitor = (monitor: ShownMonitor): PartnerSchemas['PartnerMonitor'] => ({
  id: monitor.id,
  name: monitor.name,
  type: monitor.type,
  content: monitor.content,
  frequency: monitor.frequency,
  state: monitor.pausedAt ? 'paused' : 'active',
  hitCount: monitor.hitCount,
  lastHitAt: nullableTimestamp(monitor.lastHitAt),
  evaluatedAt: nullableTimestamp(monitor.evaluatedAt),
  createdAt: timestamp(monitor.createdAt),
})
