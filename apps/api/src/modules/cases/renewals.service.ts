import type { QueryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { numberKey } from '@markwright/domain/marks/register-number'
import { AppError } from '../../kernel/errors.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { findCaseMarks, listMarksOfOwner, type RegisteredMark } from './case-marks.repository.ts'
import { caseErrors } from './cases.errors.ts'
import { listRenewalsInHand } from './renewals-in-hand.repository.ts'
import { renewalWindow } from './renewal-window.ts'

const MARKS_MAX = 2000

/** A registration with the window of the office, and the case in which the member renews it already. */
export type RenewalMark = RegisteredMark & {
  number: string
  window: ReturnType<typeof renewalWindow>
  caseNo: string | null
}
type Status = 'all' | 'renewable' | 'notRenewable'

/** Registrations of mainland China that an owner may renew. */
export function createRenewalsService({ db, now }: { db: QueryBuilder; now: () => Date }) {
  async function findMarks(keyword: string) {
    const key = numberKey(keyword)
    const named = /\d/.test(key) ? (await findCaseMarks(db, [keyword])).get(key) : undefined
    if (named) return [{ number: keyword.trim(), ...named }]
    const marks = await listMarksOfOwner(db, keyword, MARKS_MAX)
    if (!marks) throw new AppError(caseErrors.tooManyMarks)
    return marks
  }

  return {
    /** The renewable ones first, by the day on which their term ends. @throws 60204 for more than 2,000 registrations */
    async list(
      { accountId, keyword, status }: { accountId: string; keyword: string; status: Status },
      page: PageRequest,
    ) {
      const today = todayIn(HOME_ZONE, now())
      const marks = (await findMarks(keyword)).map((mark) => ({
        ...mark,
        window: renewalWindow(mark.expiresOn, today),
      }))
      const found = marks
        .filter((mark) => status === 'all' || isRenewable(mark) === (status === 'renewable'))
        .toSorted((a, b) => Number(isRenewable(b)) - Number(isRenewable(a)) || dayOf(a).localeCompare(dayOf(b)))
      const { skip, take } = rowRange(page)
      const shown = found.slice(skip, skip + take)
      const ordered = await listRenewalsInHand(db, {
        accountId,
        markKeys: shown.flatMap(({ keys }) => keys),
        today,
      })
      const caseOf = ({ keys }: RegisteredMark) =>
        ordered.find(({ mark_keys }) => mark_keys.some((key) => keys.includes(key)))?.number ?? null
      return { rows: shown.map((mark): RenewalMark => ({ ...mark, caseNo: caseOf(mark) })), total: found.length, today }
    },
  }
}
export type RenewalsService = ReturnType<typeof createRenewalsService>

const isRenewable = ({ isLive, isInternational, window }: Omit<RenewalMark, 'caseNo'>) =>
  isLive && !isInternational && window !== null && window.state !== 'lapsed'

/** Marks without a term come last. */
const dayOf = ({ expiresOn }: RegisteredMark) => expiresOn ?? '9999'
