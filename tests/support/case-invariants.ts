import { HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import type { ApiCalls } from './api-calls.ts'

export type SequenceCase = { id: string; orderId: string }
/** Orders that were paid, that were put on account, and those whose money is on its way back or was returned. */
export type Money = { paid: Set<string>; credited: Set<string>; refunding: Set<string> }

/** Which state may follow which, as the specification and the desk describe the course; written apart from the product. */
const following: Record<string, readonly string[]> = {
  preparing: ['ready', 'scheduled', 'withdrawn'],
  scheduled: ['ready', 'preparing', 'withdrawn'],
  ready: ['filed', 'preparing', 'withdrawn'],
  filed: ['accepted', 'completed', 'refused'],
  accepted: ['completed', 'refused'],
  completed: [],
  refused: [],
  withdrawn: [],
}
const FILED = ['filed', 'accepted', 'completed', 'refused']

type Row = {
  id: string
  state: string
  order_id: string
  file_from: string | null
  filed_at: Date | null
  order_status: string
  order_closed: boolean
  order_on_credit: boolean
  order_refund: boolean
  positions: number[]
}
/** Cases that were seen to be filed, with whether all was in order then. */
const seenFiled = new WeakMap<readonly SequenceCase[], Set<string>>()

/** @throws Error that says what is not as it must be */
export async function checkCases(
  bench: ApiCalls,
  cases: readonly SequenceCase[],
  money: Money,
  { isAtRest = false } = {},
): Promise<void> {
  const ids = cases.map(({ id }) => id)
  const rows = await bench.rows<Row>(
    `SELECT c.id, c.state, c.order_id, c.file_from, c.filed_at, o.status AS order_status,
       o.closed_at IS NOT NULL AS order_closed, o.credit_at IS NOT NULL AS order_on_credit,
       o.refund_status <> 'none' AS order_refund, c.order_positions AS positions
     FROM trademark_case c JOIN service_order o ON o.id = c.order_id WHERE c.id = ANY($1)`,
    [ids],
  )
  const changes = await bench.rows<{ subject_id: string; from_state: string | null; to_state: string; event: string }>(
    `SELECT subject_id, from_state, to_state, event FROM state_change WHERE subject_type = 'case' AND subject_id = ANY($1)
     ORDER BY sequence`,
    [ids],
  )
  const seen = seenFiled.get(cases) ?? new Set<string>()
  seenFiled.set(cases, seen)
  const today = todayIn(HOME_ZONE, new Date())
  for (const row of rows) {
    const own = changes.filter(({ subject_id }) => subject_id === row.id)
    checkCourse(row, own)
    const filings = own.filter(({ to_state }) => to_state === 'filed').length
    if (filings > 1) throw new Error(`case ${row.id} was filed ${filings} times`)
    if (FILED.includes(row.state) !== (row.filed_at !== null) || FILED.includes(row.state) !== (filings === 1))
      throw new Error(`case ${row.id} is ${row.state}, filed ${filings} times at ${String(row.filed_at)}`)
    if (filings === 1 && !seen.has(row.id)) {
      seen.add(row.id)
      if (!money.paid.has(row.order_id) && !money.credited.has(row.order_id))
        throw new Error(`case ${row.id} was filed unpaid and not on credit`)
      if (row.order_closed) throw new Error(`case ${row.id} was filed with a closed order`)
      if (row.file_from !== null && row.file_from > today) throw new Error(`case ${row.id} was filed too early`)
    }
    if (isAtRest && following[row.state]!.length > 0) throw new Error(`case ${row.id} is left ${row.state}`)
  }
  await checkOrders(bench, rows, isAtRest)
  await checkDeadlines(bench, ids)
}

/** The changes lead from the first state to the present one, each by a step that exists. */
function checkCourse(
  { id, state }: Row,
  changes: readonly { from_state: string | null; to_state: string; event: string }[],
): void {
  let at: string | null = null
  for (const { from_state, to_state, event } of changes) {
    if (at !== null && from_state !== at) throw new Error(`case ${id}: ${event} from ${from_state} after ${at}`)
    if (at !== null && !following[at]!.includes(to_state))
      throw new Error(`case ${id}: ${event} from ${at} to ${to_state}`)
    at = to_state
  }
  if (at !== state) throw new Error(`case ${id} is ${state}, and its history ends with ${at}`)
}

/** What is provided of an order is what was filed, and an order is complete when nothing of it is left to be filed. */
async function checkOrders(bench: ApiCalls, rows: readonly Row[], isAtRest: boolean): Promise<void> {
  const items = await bench.rows<{ order_id: string; position: number; provided: boolean }>(
    `SELECT order_id, position, fulfilled_at IS NOT NULL AS provided FROM service_order_item WHERE order_id = ANY($1)`,
    [[...new Set(rows.map(({ order_id }) => order_id))]],
  )
  for (const row of rows) {
    const isFiled = FILED.includes(row.state)
    const wrong = items.find(
      ({ order_id, position, provided }) =>
        order_id === row.order_id && row.positions.includes(position) && provided !== isFiled,
    )
    if (wrong)
      throw new Error(`item ${wrong.position} of case ${row.id}, which is ${row.state}: provided ${wrong.provided}`)
    const others = rows.filter(({ order_id }) => order_id === row.order_id)
    const isDone = others.every(({ state }) => FILED.includes(state) || state === 'withdrawn')
    const isFiledInPart = isDone && others.some(({ state }) => FILED.includes(state))
    if (isAtRest && row.order_on_credit && isFiledInPart && !row.order_refund && row.order_status !== 'complete')
      throw new Error(`order ${row.order_id}, which was on credit and is paid, is left ${row.order_status}`)
    if (row.order_status === 'complete' && !isDone) throw new Error(`order ${row.order_id} is complete with open cases`)
  }
}

/** Each last day has the rule from which it follows. */
async function checkDeadlines(bench: ApiCalls, ids: readonly string[]): Promise<void> {
  const wrong = await bench.rows(
    `SELECT id FROM case_deadline WHERE case_id = ANY($1)
     AND (coalesce(computed->>'rule', '') = '' OR (computed->>'due')::date <> due_on OR jsonb_array_length(computed->'calculation') < 2)`,
    [ids],
  )
  if (wrong.length > 0) throw new Error('a last day has no rule')
}
