import type { RenewalMark } from '@markwright/monitoring/renewal-marks'
import type { MonitorEvent } from './find-events.ts'

/** The windows that are open; each is told of once, because the day of expiry names it. */
export const renewalEvents = (marks: readonly RenewalMark[]): MonitorEvent[] =>
  marks.flatMap(({ id, renewal }): MonitorEvent[] => {
    const common = { trademarkId: id, change: renewal.validdate, similarity: null, facts: null }
    if (renewal.status === '正常续展') return [{ ...common, kind: 'renewal', deadlineOn: renewal.validdate }]
    if (renewal.status === '宽展期续展') return [{ ...common, kind: 'grace', deadlineOn: renewal.sixMonthAfter }]
    return []
  })
