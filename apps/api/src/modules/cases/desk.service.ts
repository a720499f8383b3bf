import type { CaseState } from '@markwright/cases'
import { addDays, HOME_ZONE, startOfDay, todayIn } from '@markwright/domain/dates/calendar'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { DeskDeadline, DeskFilter, DeskStage, DueRange } from './desk-filter.repository.ts'
import type { Actor } from '../backoffice/index.ts'
import type { DeskRepository, DeskSort, DeskStaff, Figures } from './desk.repository.ts'

/** Besides today. */
const FILED_LATELY_DAYS = 6

const noFigures: Figures = {
  open: 0,
  toFile: 0,
  member: 0,
  filedLately: 0,
  unanswered: 0,
  overdue: 0,
  in7Days: 0,
  in30Days: 0,
}
/** What staff filter cases by; `assignee` is an id, `mine` or `none`. */
export type DeskQuery = {
  state?: CaseState | undefined
  stage?: DeskStage | undefined
  productType?: number | undefined
  assignee?: string | undefined
  deadline?: DeskDeadline | undefined
  unanswered?: boolean | undefined
  keyword?: string | undefined
}

/** The cases of all members as staff work on them. */
export function createDeskService({ repository, now }: { repository: DeskRepository; now: () => Date }) {
  const today = () => todayIn(HOME_ZONE, now())
  const filedSince = () => startOfDay(addDays(today(), -FILED_LATELY_DAYS), HOME_ZONE)
  const filterOf = (query: DeskQuery, staffId: string): DeskFilter => ({
    ids: null,
    state: query.state ?? null,
    stage: query.stage ?? null,
    productType: query.productType ?? null,
    assignee: query.assignee === undefined ? null : assigneeOf(query.assignee, staffId),
    due: query.deadline === undefined ? null : dueRange(query.deadline, today()),
    isUnanswered: query.unanswered ?? false,
    keyword: trimToNull(query.keyword),
  })

  return {
    listStaff: () => repository.listStaff(),

    list: (
      { sort = 'deadline', ...query }: DeskQuery & { sort?: DeskSort | undefined },
      { staffId, page }: { staffId: string; page: PageRequest },
    ) => repository.list(filterOf(query, staffId), { sort, filedSince: filedSince(), ...rowRange(page) }),

    /** Cases by their ids or by a filter, by number; at most `take`, and how many there are. */
    async select(
      { ids, filter = {} }: { ids?: readonly string[] | undefined; filter?: DeskQuery | undefined },
      staffId: string,
      take: number,
    ) {
      const wanted = ids ? { ...filterOf({}, staffId), ids } : filterOf(filter, staffId)
      return repository.list(wanted, { sort: 'oldest', filedSince: filedSince(), skip: 0, take })
    },

    recordExport: (actor: Actor, cases: readonly { id: string; number: string }[]) =>
      repository.recordExport(actor, cases),

    /** How many cases each of the staff has, and how many nobody has, which come last. */
    async workload(): Promise<{ staff: DeskStaff | null; figures: Figures }[]> {
      const [counted, staff] = await Promise.all([
        repository.countByAssignee(filedSince(), (deadline) => dueRange(deadline, today())),
        repository.listStaff(),
      ])
      const figuresOf = (id: string | null) => counted.find((row) => row.assigneeId === id)?.figures ?? noFigures
      const rows = staff.map((each) => ({ staff: each, figures: figuresOf(each.id) }))
      const isShown = ({ staff: { isActive }, figures }: (typeof rows)[number]) =>
        isActive || Object.values(figures).some((count) => count > 0)
      return [...rows.filter(isShown), { staff: null, figures: figuresOf(null) }]
    },
  }
}
export type DeskService = ReturnType<typeof createDeskService>

/** Whose cases a filter names: an id, `mine` or `none`. */
export const assigneeOf = (assignee: string, staffId: string): DeskFilter['assignee'] => {
  if (assignee === 'none') return 'none'
  return { id: assignee === 'mine' ? staffId : assignee }
}

/** The last days that a filter means, from `today`. */
function dueRange(deadline: DeskDeadline, today: string): DueRange {
  if (deadline === 'overdue') return { from: null, until: addDays(today, -1) }
  return { from: today, until: addDays(today, deadline === 'in7Days' ? 7 : 30) }
}
