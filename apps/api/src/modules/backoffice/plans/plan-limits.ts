import type { MeteredService, PlanLimit } from '@markwright/domain/money/metered-services'
import { fieldRefusal } from '../../../kernel/fields.ts'

const atOnceServices: readonly MeteredService[] = ['monitoring', 'bulkQuery']

/**
 * What makes limits clear: each says something; an allowance is of one service and has a number of a day, but for
 * monitors, which run; a stock may be shared.
 * @throws 400 that names the first wrong one
 */
export function checkLimits(limits: readonly PlanLimit[], { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {}): void {
  const refuse = (cn: string, en: string, at = 0) => {
    throw fieldRefusal(`limits.${at}`, 'limit', { cn, en })
  }
  if (limits.length === 0 && !mayBeEmpty) refuse('请至少填写一项额度', 'Enter at least one limit.')
  for (const [at, { services, perDay, total, atOnce }] of limits.entries()) {
    if (new Set(services).size < services.length) refuse('同一服务不能重复', 'A service is named twice.', at)
    if (perDay === null && total === null && atOnce === null) refuse('请填写数量', 'Enter an amount.', at)
    if (atOnce !== null && !services.some((service) => atOnceServices.includes(service)))
      refuse('同时数量仅适用于监测和批量查询', 'Only monitors and bulk queries have a number at once.', at)
    if (total !== null) continue
    if (services.length > 1) refuse('多项服务共用时须填写总量', 'Services can share a total only.', at)
    if (services[0] === 'monitoring' ? atOnce === null : perDay === null)
      refuse(
        services[0] === 'monitoring' ? '请填写同时运行的监测数' : '请填写每日数量或总量',
        services[0] === 'monitoring' ? 'Enter how many monitors may run.' : 'Enter a number per day or in total.',
        at,
      )
  }
}
