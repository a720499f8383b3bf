import type { Deadline } from '@markwright/deadlines'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { blankItem, type DeadlineGap, type DeadlineKind, deadlinesOfItem, type PatentKind } from '@markwright/hosting'
import { checkDay, fieldRefusal } from '../../kernel/fields.ts'
import type { AnnuitiesRepository } from './annuities.repository.ts'
import type { AnnuityPrice } from './annuity-price.repository.ts'
import { checkOffice } from './to-edit.ts'

/** Later than any that a right has. */
const LAST_DAY = '9999-12-31'
const dates = ['filedOn', 'registeredOn', 'expiresOn', 'priorityOn'] as const
export type CalculatedRight = Record<(typeof dates)[number], string | null> & {
  kind: 'mark' | PatentKind
  office: string
  claims: number | null
  feeReduction: string | null
}
export type CalculatedDeadline = {
  kind: DeadlineKind
  year: number | null
  computed: Deadline
  price: AnnuityPrice | null
}
export type Calculation = { deadlines: CalculatedDeadline[]; gaps: DeadlineGap[]; today: string }

/** The last days of a right that nobody hosts, from its dates alone. */
export function createCalculationService(deps: {
  repository: Pick<AnnuitiesRepository, 'loadPrices'>
  now: () => Date
}) {
  return {
    /** By day. @throws 400 for a day or a country that does not exist, and for days in an order that no right has */
    async calculate(right: CalculatedRight): Promise<Calculation> {
      const office = right.office.toUpperCase()
      checkOffice('office', office)
      for (const field of dates) if (right[field] !== null) checkDay(field, right[field])
      checkOrder(right)
      const { kind, claims, feeReduction, ...own } = right
      const today = todayIn(HOME_ZONE, deps.now())
      const isMark = kind === 'mark'
      const item = {
        ...blankItem('', isMark ? 'mark' : 'patent', office, ''),
        ...own,
        office,
        isDesignation: false,
        patentKind: isMark ? null : kind,
        state: own.registeredOn === null && own.expiresOn === null ? ('pending' as const) : ('live' as const),
      }
      const { deadlines, gaps } = deadlinesOfItem(item, today, undefined, LAST_DAY)
      const prices = deadlines.some((each) => each.kind === 'annuity')
        ? await deps.repository.loadPrices(today, deps.now())
        : null
      const priceOf = (year: number, deadline: Deadline) =>
        prices!.priceOf({ ...item, grantedOn: own.registeredOn, claims, feeReduction, year, deadline })
      const calculated = deadlines.flatMap(({ kind: of, year, computed }) =>
        computed === null
          ? []
          : [{ kind: of, year, computed, price: of === 'annuity' ? priceOf(year!, computed) : null }],
      )
      return { deadlines: calculated.toSorted((a, b) => a.computed.due.localeCompare(b.computed.due)), gaps, today }
    },
  }
}

/** The days of a right in the order in which they come. */
const steps = ['priorityOn', 'filedOn', 'registeredOn', 'expiresOn'] as const
const stepNames = {
  priorityOn: { cn: '优先权日', en: 'priority date' },
  filedOn: { cn: '申请日', en: 'filing date' },
  registeredOn: { cn: '注册日（授权日）', en: 'date of registration or grant' },
  expiresOn: { cn: '到期日', en: 'expiry date' },
} as const

function checkOrder(right: CalculatedRight): void {
  const stated = steps.filter((step) => right[step] !== null)
  for (const [at, step] of stated.entries()) {
    const before = stated[at - 1]
    if (before === undefined || right[before]! <= right[step]!) continue
    const [earlier, later] = [stepNames[before], stepNames[step]]
    throw fieldRefusal(step, 'order', {
      cn: `${later.cn}不能早于${earlier.cn}`,
      en: `The ${later.en} cannot be before the ${earlier.en}.`,
    })
  }
}
export type CalculationService = ReturnType<typeof createCalculationService>
