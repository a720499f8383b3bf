import type { QueryBuilder } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'

/** Whose deadlines: of a member or of one case, or for staff those that somebody has claimed, nobody has, or all. */
export type DeadlineScope = { accountId: string } | { caseId: string } | { assignee: { id: string } | 'none' | null }

/** Deadlines that are not done, with their cases, by their last days. */
export async function listOpenDeadlines(db: QueryBuilder, scope: DeadlineScope) {
  let query = db
    .selectFrom('case_deadline as d')
    .innerJoin('trademark_case as c', 'c.id', 'd.case_id')
    .select(['d.id', 'd.due_on', 'd.computed', 'd.case_id'])
    .select(['c.number', 'c.product_type', 'c.definition_version', 'c.content'])
    .where('d.done_at', 'is', null)
  if ('accountId' in scope) query = query.where('c.account_id', '=', scope.accountId)
  else if ('caseId' in scope) query = query.where('c.id', '=', scope.caseId)
  else if (scope.assignee === 'none') query = query.where('c.assignee_id', 'is', null)
  else if (scope.assignee) query = query.where('c.assignee_id', '=', scope.assignee.id)
  const rows = await query.orderBy('d.due_on').orderBy('d.id').execute()
  return rows.map(({ computed, ...row }) => ({ ...row, computed: computed as Deadline }))
}
export type OpenDeadline = Awaited<ReturnType<typeof listOpenDeadlines>>[number]
