import type { TrademarkResult } from '@markwright/api-client/models/trademarkResult'

/** Whether every record that the answer shows is invented, so that it is enough to say so once. */
export function isAllDemonstration({ queryTmInfo, aiData: { otherClasses } }: TrademarkResult): boolean {
  const shown = [...queryTmInfo, ...(otherClasses?.hits ?? [])]
  return shown.length > 0 && shown.every(({ demonstration }) => demonstration)
}
