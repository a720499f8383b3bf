import { addMonths, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkDay, requireText, trimToNull } from '../../kernel/fields.ts'
import { type DayKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { type HostingRole, roleIn, type Scope } from './access.repository.ts'
import type { DeadlineFilter, DeadlineRow, DeadlinesRepository } from './deadlines.repository.ts'
import { hostingErrors } from './hosting.errors.ts'
import type { DocumentsService } from './documents.service.ts'
import type { LoadOverview } from './overview.repository.ts'
import type { PortfolioService } from './portfolio.service.ts'

export type SeenDeadline = { row: DeadlineRow; role: HostingRole }

const TODO = 10
/** A last day that has passed stays on the list as long as a period of grace may run. */
const PASSED_MONTHS = 9

/** Last days of the rights that a member sees. */
export function createDeadlinesService(deps: {
  repository: DeadlinesRepository
  loadOverview: LoadOverview
  portfolio: Pick<PortfolioService, 'findToEdit'>
  documents: Pick<DocumentsService, 'listExpiring'>
  loadScope: (accountId: string) => Promise<Scope>
  now: () => Date
}) {
  const { repository, loadScope, now } = deps
  const today = () => todayIn(HOME_ZONE, now())
  const seen = (scope: Scope, row: DeadlineRow): SeenDeadline => ({ row, role: roleIn(scope, row)! })

  const read = async (accountId: string, id: string): Promise<SeenDeadline> => {
    const scope = await loadScope(accountId)
    const row = await repository.find(scope, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return seen(scope, row)
  }
  /** @throws 61007 where the member may only read it */
  const findToEdit = async (accountId: string, id: string) => {
    const found = await read(accountId, id)
    if (found.role === 'reader') throw new AppError(hostingErrors.readOnly)
    return found
  }

  return {
    async list(accountId: string, filter: DeadlineFilter, page: PageRequest | KeysetRequest<DayKey>) {
      const scope = await loadScope(accountId)
      const { rows, total } = await repository.list(scope, filter, rowRange(page))
      return { deadlines: rows.map((row) => seen(scope, row)), total, today: today() }
    },

    /** @throws 400 for a day that is none */
    async add(
      accountId: string,
      {
        itemId,
        title,
        dueOn,
        note,
      }: { itemId: string; title: string; dueOn: string; note?: string | null | undefined },
    ) {
      await deps.portfolio.findToEdit(accountId, itemId)
      checkDay('dueOn', dueOn)
      const own = { title: requireText('title', title), dueOn, note: trimToNull(note) }
      return read(accountId, await repository.add(itemId, accountId, own))
    },

    /** @throws 61001 where it was changed meanwhile, 61012 while it is being paid */
    async change(
      accountId: string,
      id: string,
      change: {
        version: number
        isDone?: boolean | undefined
        decision?: 'undecided' | 'keep' | 'drop' | undefined
        note?: string | null | undefined
        title?: string | undefined
        dueOn?: string | undefined
      },
    ) {
      const { row } = await findToEdit(accountId, id)
      if (change.dueOn !== undefined) checkDay('dueOn', change.dueOn)
      const done = await repository.change(
        row,
        {
          version: change.version,
          ...(change.isDone !== undefined && { doneOn: change.isDone ? today() : null }),
          ...(change.decision !== undefined && { decision: change.decision }),
          ...(change.note !== undefined && { note: trimToNull(change.note) }),
          ...(change.title !== undefined && { title: requireText('title', change.title) }),
          ...(change.dueOn !== undefined && { dueOn: change.dueOn }),
        },
        { by: accountId, today: today(), at: now() },
      )
      if (done === 'changed') throw new AppError(hostingErrors.changed)
      if (done === 'beingPaid') throw new AppError(hostingErrors.beingPaid)
      return read(accountId, id)
    },

    async delete(accountId: string, id: string) {
      await findToEdit(accountId, id)
      if (!(await repository.delete(id, accountId))) throw new AppError(commonErrors.notFound)
    },

    async overview(accountId: string, filter: { clientId: string | null; applicantId: string | null }) {
      const scope = await loadScope(accountId)
      const day = today()
      const [figures, { rows }, documents] = await Promise.all([
        deps.loadOverview(scope, filter, day),
        repository.list(
          scope,
          { from: addMonths(day, -PASSED_MONTHS), to: null, kind: null, itemKind: null, withDone: false, ...filter },
          { skip: 0, take: TODO },
        ),
        deps.documents.listExpiring(scope, filter),
      ])
      return { ...figures, today: day, todo: rows.map((row) => seen(scope, row)), documents }
    },
  }
}
export type DeadlinesService = ReturnType<typeof createDeadlinesService>
