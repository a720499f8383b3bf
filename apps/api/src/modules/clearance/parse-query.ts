import type { ClearanceQuery } from '@markwright/clearance'
import type { Body } from '@markwright/contract'
import { checkTrademarkQuery } from '@markwright/domain/marks/search-query'
import { AppError } from '../../kernel/errors.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { queryIdOf, refusalOf } from '../trademarks/index.ts'
import { clearanceErrors } from './clearance.errors.ts'

export type WireQuery = Body<'analyzeSuccessRate'>

const HOME_OFFICE = 'CN'

/**
 * The query and the id under which it counts.
 * @throws AppError for another office, and for a name or classes that a search would refuse.
 */
export function parseQuery(wire: WireQuery, today: string): { query: ClearanceQuery; queryId: string } {
  if (wire.country !== HOME_OFFICE) throw new AppError(clearanceErrors.otherOffice, { field: 'country' })
  const checked = checkTrademarkQuery({
    tradeMarkText: wire.tradeMarkText,
    ...(wire.classify !== undefined && { classify: wire.classify }),
  })
  if (!checked.ok) throw refusalOf(checked.problems)
  const goods = (wire.goods ?? []).flatMap(({ class: classNo, name, group }) => {
    const wording = trimToNull(name)
    return wording === null ? [] : [{ classNo, name: wording, group: group ?? null }]
  })
  const query = {
    text: wire.tradeMarkText.trim(),
    classes: checked.value.classes,
    goods,
    applicant: trimToNull(wire.applicant),
  }
  return { query: { ...query, on: today }, queryId: queryIdOf(['success', query]) }
}
