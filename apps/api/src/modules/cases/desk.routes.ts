import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { actorOf } from '../backoffice/index.ts'
import type { ChangeCases } from './bulk-change.service.ts'
import { presentManagedHead } from './cases.presenter.ts'
import { sendDownload } from '../files/index.ts'
import type { ExportCases } from './export-cases.ts'
import type { DeskService } from './desk.service.ts'

type Operations = 'listManagedCases' | 'listCaseStaff' | 'changeCases' | 'exportCases' | 'getCaseWorkload'

/** The list of cases of all members, and what staff do with several of them. */
export function deskHandlers({
  desk,
  changeCases,
  exportCases,
}: {
  desk: DeskService
  changeCases: ChangeCases
  exportCases: ExportCases
}): Handlers<Operations> {
  return {
    listManagedCases: async (call) => {
      const { rows, total } = await desk.list(call.query, { staffId: actorOf(call).id, page: call.query })
      return pageOf(
        rows.map((row) => presentManagedHead(row, call.language)),
        total,
        call.query,
      )
    },

    listCaseStaff: () => desk.listStaff(),

    getCaseWorkload: async () => (await desk.workload()).map(({ staff, figures }) => ({ staff, ...figures })),

    exportCases: async (call) => {
      const file = await exportCases(call.body, { actor: actorOf(call), language: call.language })
      return sendDownload(call.reply.header('cache-control', 'private, no-store'), file)
    },

    changeCases: async (call) => {
      const { language, request } = call
      const results = await changeCases(call.body, actorOf(call), (err) => request.log.error({ err }, 'a case failed'))
      return results.map(({ id, row, refusal }) => ({
        id,
        caseNo: row?.number ?? null,
        problem: refusal && { code: refusal.code, text: refusal.msg[language] },
        record: row && presentManagedHead(row, language),
      }))
    },
  }
}
