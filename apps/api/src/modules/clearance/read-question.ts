import type { ClearanceQuestion } from '@markwright/clearance'
import type { Body } from '@markwright/contract'
import { checkTrademarkQuery } from '@markwright/domain/search-query'
import { AppError } from '../../kernel/errors.ts'
import { typed } from '../../kernel/fields.ts'
import { questionIdOf, refusalOf } from '../trademarks/index.ts'
import { clearanceErrors } from './clearance.errors.ts'

export type WireQuestion = Body<'analyzeSuccessRate'>

const HOME_OFFICE = 'CN'

/**
 * The question and the id under which it counts.
 * @throws AppError for another office, and for a name or classes that a search would refuse.
 */
export function readQuestion(wire: WireQuestion, today: string): { question: ClearanceQuestion; questionId: string } {
  if (wire.country !== HOME_OFFICE) throw new AppError(clearanceErrors.otherOffice, { field: 'country' })
  const checked = checkTrademarkQuery({
    tradeMarkText: wire.tradeMarkText,
    ...(wire.classify !== undefined && { classify: wire.classify }),
  })
  if (!checked.ok) throw refusalOf(checked.problems)
  const goods = (wire.goods ?? []).flatMap(({ class: classNo, name, group }) => {
    const wording = typed(name)
    return wording === null ? [] : [{ classNo, name: wording, group: group ?? null }]
  })
  const question = {
    text: wire.tradeMarkText.trim(),
    classes: checked.value.classes,
    goods,
    applicant: typed(wire.applicant),
  }
  return { question: { ...question, on: today }, questionId: questionIdOf(['success', question]) }
}
