import type { PartnerSchemas } from '@markwright/contract/partner'
import { startOfDay, HOME_ZONE } from '@markwright/domain/dates/calendar'
import type { JobRecord } from '@markwright/jobs'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { EntitlementsService } from '../entitlements/index.ts'
import { sendDownload } from '../files/index.ts'
import type { JobsService } from '../jobs/index.ts'
import type { PartnerUsage } from '../partner-keys/index.ts'
import { presentReportHead, type ReportHeadRow, reportErrors, type ReportsService } from '../reports/index.ts'
import type { Partner } from './authenticate-call.ts'
import { nullableTimestamp, partnerSearcher, timestamp } from './callers.ts'
import type { Cursors } from './cursors.ts'
import { listPage, newestFirst } from './list-page.ts'
import type { PartnerHandlers } from './partner.routes.ts'

type Operations = 'listReports' | 'orderReport' | 'getReport' | 'downloadReport' | 'getJob' | 'cancelJob' | 'getUsage'

/** The products whose calls start jobs, by the kinds of these. */
const scopeOfJob: Readonly<Record<string, string>> = {
  'run-bulk-query': 'trademarks',
  'look-up-patent-numbers': 'patents',
  'translate-document': 'translation',
  'make-report': 'reports',
}

export function accountOperations(deps: {
  reports: Pick<ReportsService, 'find' | 'list' | 'openPdf' | 'request'>
  jobs: Pick<JobsService, 'getJob' | 'cancelJob'>
  usage: Pick<PartnerUsage, 'list'>
  entitlements: Pick<EntitlementsService, 'listUsage'>
  cursors: Cursors
  now: () => Date
}): PartnerHandlers<Operations> {
  const { reports, jobs } = deps
  /** @throws 404 where it is of another account, or of a product that the key is not for */
  const ownJob = async ({ accountId, scopes }: Partner, id: string) => {
    const job = await jobs.getJob(id, accountId)
    const scope = scopeOfJob[job.name]
    if (scope === undefined || !scopes.includes(scope)) throw new AppError(commonErrors.notFound)
    return job
  }
  const present = (row: ReportHeadRow) => presentReport(row, deps.now())
  return {
    listReports: async (call) => {
      const { rows, ...page } = await listPage(deps.cursors, call, newestFirst('createdAt'), (requested) =>
        reports.list(call.partner.accountId, requested),
      )
      return { data: rows.map(present), ...page }
    },

    orderReport: async (call) => {
      const { text, classes = [], goods = [], applicant, language } = call.body
      const { report } = await reports.request(partnerSearcher(call, call.reference), {
        query: { tradeMarkText: text, classify: classes.join(';'), country: ['CN'] },
        goods,
        applicant,
        language: language === 'en' ? 'en' : 'cn',
        requestKey: call.reference,
        previewOnly: false,
      })
      // Without a report of the plan nothing was ordered.
      if (!report) throw new AppError(reportErrors.noUnit, { nextStep: 'buy' })
      return present(report)
    },

    getReport: async ({ partner, path }) => present(await reports.find(path.id, { accountId: partner.accountId })),

    downloadReport: async ({ partner, path, reply }) => {
      const { report, object } = await reports.openPdf(path.id, { accountId: partner.accountId })
      return sendDownload(reply, {
        name: `${report.number}.pdf`,
        type: 'application/pdf',
        body: object.stream,
        sizeBytes: object.sizeBytes,
      })
    },

    getJob: async ({ partner, path, language }) => presentJob(await ownJob(partner, path.id), language),

    cancelJob: async ({ partner, path, language }) => {
      await ownJob(partner, path.id)
      return presentJob(await jobs.cancelJob(path.id, partner.accountId), language)
    },

    getUsage: async ({ partner, query, ip }) => {
      const [{ from, to, rows }, allowances] = await Promise.all([
        deps.usage.list(partner.accountId, { ...query, isTest: partner.isTest }),
        // Test keys use nothing of the plan.
        partner.isTest ? [] : deps.entitlements.listUsage({ accountId: partner.accountId, ip }),
      ])
      return {
        from,
        to,
        days: rows.map(({ day, key_id, name, product, calls, failures, words }) => ({
          day,
          keyId: key_id,
          keyName: name,
          product,
          calls,
          failures,
          words,
        })),
        allowances: allowances.map(({ service, usage }) => ({
          service,
          usedToday: usage.used,
          perDay: usage.limit,
          extraLeft: usage.extraLeft,
          resetAt: timestamp(startOfDay(usage.resetAt.slice(0, 10), HOME_ZONE)),
        })),
      }
    },
  }
}

function presentReport(row: ReportHeadRow, now: Date): PartnerSchemas['PartnerReport'] {
  const { reportNo, status, eta } = presentReportHead(row, now)
  return {
    id: reportNo,
    text: row.question.tradeMarkText,
    status: status === 'PREVIEW' ? 'PENDING' : status,
    dueOn: eta,
    createdAt: timestamp(row.createdAt),
  }
}

const presentJob = (job: JobRecord, language: 'cn' | 'en'): PartnerSchemas['PartnerJob'] => ({
  id: job.id,
  type: job.name,
  state: job.state,
  progress: job.progress,
  error: job.error?.[language] ?? null,
  createdAt: timestamp(job.createdAt),
  startedAt: nullableTimestamp(job.startedAt),
  finishedAt: nullableTimestamp(job.finishedAt),
})
