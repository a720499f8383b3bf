import type { CaseState } from '@markwright/cases'
import { sql } from '@markwright/db'
import { payableStatuses, unpaidStatuses } from '@markwright/domain/money/order-statuses'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { isOver, joined } from './case-rows.repository.ts'

export const deskDeadlines = ['overdue', 'in7Days', 'in30Days'] as const
export type DeskDeadline = (typeof deskDeadlines)[number]

/** Of which deadlines a case must have one that is not done: those before a day, or from today until a day. */
export type DueRange = { from: string | null; until: string }

/**
 * `toFile` are those that can be filed now; `member` those whose member has to pay or to provide documents; `filedLately`
 * those that were filed within the last seven days.
 */
export const deskStages = ['open', 'toFile', 'member', 'filedLately'] as const
export type DeskStage = (typeof deskStages)[number]

export type DeskFilter = {
  ids: readonly string[] | null
  state: CaseState | null
  stage: DeskStage | null
  productType: number | null
  /** Who has claimed it, or `none` for those that nobody has. */
  assignee: { id: string } | 'none' | null
  due: DueRange | null
  isUnanswered: boolean
  keyword: string | null
}

/** Cases of a filter; `filedSince` is the instant from which a case counts as filed lately. */
export function deskCases(filter: DeskFilter, filedSince: Date) {
  const { ids, state, stage, productType, assignee, due, isUnanswered: unanswered, keyword } = filter
  const is = joined()
  return is.and([
    ...(ids === null ? [] : [is('c.id', 'in', ids)]),
    ...(state === null ? [] : [is('c.state', '=', state)]),
    ...(stage === null ? [] : [isInStage(stage, filedSince)]),
    ...(productType === null ? [] : [is('c.product_type', '=', productType)]),
    ...(assignee === null ? [] : [assignedTo(assignee)]),
    ...(due === null ? [] : [hasDeadline(due)]),
    ...(unanswered ? [isUnanswered()] : []),
    ...(keyword === null ? [] : [hasKeyword(`%${escapeLike(keyword)}%`)]),
  ])
}

export function isInStage(stage: DeskStage, filedSince: Date) {
  const is = joined()
  switch (stage) {
    case 'open':
      return is.not(isOver())
    case 'toFile':
      return is.and([is('c.state', '=', 'ready'), isSettled()])
    case 'member':
      return is.and([
        is.not(isOver()),
        is.or([is('c.state', '=', 'preparing'), is.and([is('c.state', 'in', ['scheduled', 'ready']), isUnpaid()])]),
      ])
    case 'filedLately':
      return is('c.filed_at', '>=', filedSince)
  }
}

/** Its order waits for a payment that the member can begin, and is not on credit. */
function isUnpaid() {
  const is = joined()
  return is.and([isOrderInForce(), is('o.status', 'in', payableStatuses), is('o.credit_at', 'is', null)])
}

/** Its order is paid, free of charge or on credit, and is not being refunded. */
function isSettled() {
  const is = joined()
  return is.and([
    isOrderInForce(),
    is.or([is('o.status', 'not in', unpaidStatuses), is('o.credit_at', 'is not', null)]),
  ])
}

function isOrderInForce() {
  const is = joined()
  return is.and([is('o.closed_at', 'is', null), is('o.refund_status', 'in', ['none', 'rejected'])])
}

export function isUnanswered() {
  const is = joined()
  return is('c.member_message', '>', is.ref('c.answered_message'))
}

export function hasDeadline({ from, until }: DueRange) {
  const is = joined()
  return is.exists(
    is
      .selectFrom('case_deadline as d')
      .select(sql<number>`1`.as('one'))
      .whereRef('d.case_id', '=', 'c.id')
      .where('d.done_at', 'is', null)
      .where('d.due_on', '<=', until)
      .$if(from !== null, (deadlines) => deadlines.where('d.due_on', '>=', from!)),
  )
}

function assignedTo(assignee: { id: string } | 'none') {
  const is = joined()
  return assignee === 'none' ? is('c.assignee_id', 'is', null) : is('c.assignee_id', '=', assignee.id)
}

/** In a number of the case, the phone of its member, or the number or name of one of its marks. */
function hasKeyword(pattern: string) {
  const is = joined()
  const mark = sql<{ number: string; name: string }>`jsonb_to_recordset(${is.ref('c.content')} -> 'marks')`
  return is.or([
    is('c.number', 'ilike', pattern),
    sql<boolean>`${is.ref('c.content')} -> 'mark' ->> 'text' ILIKE ${pattern}`,
    is('c.office_number', 'ilike', pattern),
    is('a.phone', 'ilike', pattern),
    sql<boolean>`EXISTS (SELECT FROM ${mark} AS m(number text, name text) WHERE m.number ILIKE ${pattern} OR m.name ILIKE ${pattern})`,
  ])
}
