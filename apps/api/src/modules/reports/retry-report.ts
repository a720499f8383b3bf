import { type DispatchJob, makeReport } from '@markwright/jobs'
import { AppError } from '../../kernel/errors.ts'
import type { ReportOrders } from './order-report.repository.ts'
import { reportErrors } from './reports.errors.ts'

/** Has a report that failed made again, together with what `alsoDo` does in the same transaction. */
export function createRetryReport(deps: {
  orders: Pick<ReportOrders, 'retry'>
  dispatchJob: DispatchJob
  now: () => Date
}) {
  /** @throws 20311 where the member has no unit, 20313 where it has not failed. */
  return async (id: string, alsoDo?: Parameters<ReportOrders['retry']>[2]): Promise<void> => {
    const outcome = await deps.orders.retry(id, deps.now(), alsoDo)
    if (outcome === 'noUnit') throw new AppError(reportErrors.noUnit)
    if (outcome === 'notFailed') throw new AppError(reportErrors.notFailed)
    await deps.dispatchJob(makeReport, outcome.jobId)
  }
}
export type RetryReport = ReturnType<typeof createRetryReport>
