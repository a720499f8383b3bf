import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { actorOf } from '../backoffice/index.ts'
import { sendDownload } from '../files/index.ts'
import { presentManagedImport, presentManagedJob, presentOperations } from './console.presenter.ts'
import type { OperationsConsole } from './console.ts'

type Operations =
  | 'getOperations'
  | 'listManagedJobs'
  | 'retryManagedJob'
  | 'cancelManagedJob'
  | 'listManagedImports'
  | 'getImportRejects'

export const consoleHandlers = (service: OperationsConsole): Handlers<Operations> => ({
  getOperations: async ({ language }) => presentOperations(await service.read(language)),

  listManagedJobs: async ({ query, language }) => {
    const { rows, total } = await service.listJobs(query, query)
    return pageOf(
      rows.map((row) => presentManagedJob(row, language)),
      total,
      query,
    )
  },

  retryManagedJob: async (call) =>
    presentManagedJob(await service.retryJob(call.path.id, actorOf(call)), call.language),

  cancelManagedJob: async (call) =>
    presentManagedJob(await service.cancelJob(call.path.id, actorOf(call)), call.language),

  listManagedImports: async ({ query, language }) => {
    const { rows, total } = await service.listImports(query, query)
    return pageOf(
      rows.map((row) => presentManagedImport(row, language)),
      total,
      query,
    )
  },

  getImportRejects: async ({ path, reply }) => {
    const { name, body } = await service.openRejects(path.id)
    return sendDownload(reply, { name, type: 'text/csv', body })
  },
})
