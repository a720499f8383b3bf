import type { Schemas } from '@markwright/contract'
import { daysBetween, formatInstant, HOME_ZONE } from '@markwright/domain/dates/calendar'
import { changeInWords } from '@markwright/domain/marks/monitor-labels'
import { oppositionOf, type OppositionRule } from '@markwright/deadlines'
import type { Language } from '../../kernel/language.ts'
import { presentHit } from '../trademarks/index.ts'
import type { DeliveryRow } from './deliveries.repository.ts'
import type { FoundHit } from './hits.service.ts'
import type { ShownMonitor } from './monitors.service.ts'
import type { Report } from './report.ts'
import type { WebhookTest } from './webhook-test.ts'

/**
 * `today` is the day in Asia/Shanghai; `ownRules` are the opposition periods that the operator has set; `zone` is that of
 * the times, which in answers are those of the product and in files those of the user.
 */
export type HitView = { language: Language; today: string; ownRules: readonly OppositionRule[]; zone: string }

const instant = (at: Date | null, zone: string = HOME_ZONE) => at && formatInstant(at, zone)

export const presentMonitor = (monitor: ShownMonitor, language: Language): Schemas['Monitor'] => ({
  id: monitor.id,
  name: monitor.name,
  type: monitor.type,
  query: monitor.query,
  content: monitor.content,
  image: monitor.image && `data:image/webp;base64,${monitor.image.toString('base64')}`,
  channels: monitor.channels,
  frequency: monitor.frequency,
  webhookUrl: monitor.webhookUrl,
  webhookSecret: monitor.webhookSecret,
  state: monitor.pausedAt ? 'paused' : 'active',
  hitCount: monitor.hitCount,
  openCount: monitor.openCount,
  lastHitTime: instant(monitor.lastHitAt),
  evaluatedTime: instant(monitor.evaluatedAt),
  evaluatedVersion: monitor.evaluatedVersion,
  nextDigestTime: instant(monitor.nextDigestAt),
  problems: monitor.problems.map(({ channel, problem }) => ({ channel, text: problem[language] })),
  version: monitor.version,
  createTime: formatInstant(monitor.createdAt),
})

export const presentDelivery = (delivery: DeliveryRow, language: Language): Schemas['MonitorDelivery'] => ({
  id: delivery.id,
  channel: delivery.channel,
  state: delivery.state,
  time: formatInstant(delivery.createdAt),
  hitCount: delivery.hitCount,
  attempts: delivery.attempts,
  httpStatus: delivery.httpStatus,
  triedTime: instant(delivery.triedAt),
  nextTryTime: instant(delivery.nextTryAt),
  sentTime: instant(delivery.sentAt),
  problem: delivery.problem && delivery.problem[language],
})

export const presentWebhookTest = (
  { at, tookMs, httpStatus, problem }: WebhookTest,
  language: Language,
): Schemas['MonitorWebhookTest'] => ({
  time: formatInstant(at),
  tookMs,
  httpStatus,
  problem: problem && problem[language],
})

export const presentMonitorHit = (hit: FoundHit, view: HitView): Schemas['MonitorHit'] => ({
  id: hit.id,
  monitorId: hit.monitorId,
  monitorName: hit.monitorName,
  monitorText: hit.monitorText,
  kind: hit.kind,
  foundTime: formatInstant(hit.foundAt, view.zone),
  dataVersion: hit.dataVersion,
  engineVersion: hit.engineVersion,
  mark: { ...presentHit(hit.mark, view.language), ...(hit.similarity && { similarity: hit.similarity }) },
  change: hit.facts && changeInWords(hit.kind, hit.facts, view.language),
  deadline: hit.deadlineOn === null ? null : presentDeadline(hit, hit.deadlineOn, view),
  verdict: hit.verdict,
  note: hit.note,
  verdictTime: instant(hit.verdictAt, view.zone),
  verdictBy: hit.verdictBy,
})

function presentDeadline(
  { kind, mark, registrationPublishedOn, isDesignation }: FoundHit,
  date: string,
  { today, ownRules }: HitView,
): Schemas['MonitorDeadline'] {
  const isRenewal = kind === 'renewal' || kind === 'grace'
  const { office, publishedOn } = mark
  const dated = { office, publishedOn, registrationPublishedOn, isDesignation }
  const opposition = isRenewal ? null : oppositionOf(dated, today, ownRules)
  return { date, daysLeft: daysBetween(today, date), rule: opposition?.deadline.law ?? null }
}

export function presentReport(report: Report, view: HitView): Schemas['MonitorReport'] {
  const counts = (values: Report['byKind']) => values.map(({ value, n }) => ({ value, count: n }))
  return {
    monitor: presentMonitor(report.monitor, view.language),
    from: report.from,
    to: report.to,
    zone: report.zone,
    total: report.total,
    byKind: counts(report.byKind),
    byLevel: counts(report.byLevel),
    byVerdict: counts(report.byVerdict),
    byDay: counts(report.byDay),
    deadlines: report.deadlines.map((hit) => presentMonitorHit(hit, view)),
    sort: report.sort,
    hits: report.hits.map((hit) => presentMonitorHit(hit, view)),
    dataVersion: report.monitor.evaluatedVersion,
    engineVersion: report.engineVersion,
    createTime: formatInstant(report.createdAt, view.zone),
  }
}
