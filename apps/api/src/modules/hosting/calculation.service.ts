import { annuitiesOf, type Deadline } from '@markwright/deadlines'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { blankItem, type DeadlineGap, type DeadlineKind, deadlinesOfItem, type PatentKind } from '@markwright/hosting'
import { checkDay, fieldRefusal } from '../../kernel/fields.ts'
import type { AnnuitiesRepository } from './annuities.repository.ts'
import type { AnnuityPrice } from './annuity-price.repository.ts'
import { checkOffice } from './to-edit.ts'

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
      const { filedOn, registeredOn, expiresOn, priorityOn, kind } = right
      checkOrder(right)
      const today = todayIn(HOME_ZONE, deps.now())
      const isMark = kind === 'mark'
      const item = {
        ...blankItem('', isMark ? 'mark' : 'patent', office, ''),
        filedOn,
        registeredOn,
        expiresOn,
        priorityOn,
        isDesignation: false,
        patentKind: isMark ? null : kind,
        state: registeredOn === null && expiresOn === null ? ('pending' as const) : ('live' as const),
      }
      const found = deadlinesOfItem(item, today)
      const others = found.deadlines.flatMap(({ kind: of, year, computed }) =>
        computed === null || of === 'annuity' ? [] : [{ kind: of, year, computed, price: null }],
      )
      const annuities = isMark ? [] : await annuitiesWithPrices({ ...right, office, kind }, today)
      const deadlines = [...others, ...annuities].toSorted((a, b) => a.computed.due.localeCompare(b.computed.due))
      return { deadlines, gaps: found.gaps, today }
    },
  }

  /** All years, where hosted rights have those of about a year. */
  async function annuitiesWithPrices(
    { kind, office, filedOn, registeredOn, expiresOn, ...right }: CalculatedRight & { kind: PatentKind },
    today: string,
  ): Promise<CalculatedDeadline[]> {
    const term = { office, kind, filedOn, grantedOn: registeredOn, expiresOn }
    const found = annuitiesOf(term)
    if (!found.known) return []
    const prices = await deps.repository.loadPrices(today, deps.now())
    return found.annuities.map(({ year, deadline }) => ({
      kind: 'annuity',
      year,
      computed: deadline,
      price: prices.priceOf({ ...term, ...right, patentKind: kind, year, deadline, title: '', number: '' }),
    }))
  }
}

/** The days of a right in the order in which they come. */
const steps = ['priorityOn', 'filedOn', 'registeredOn', 'expiresOn'] as const
const stepNames = {
  priorityOn: { cn: '优先权日', en: 'the priority date' },
  filedOn: { cn: '申请日', en: 'the filing date' },
  registeredOn: { cn: '注册日（授权日）', en: 'the date of registration or grant' },
  expiresOn: { cn: '到期日', en: 'the expiry date' },
} as const

function checkOrder(right: CalculatedRight): void {
  const stated = steps.filter((step) => right[step] !== null)
  for (const [at, step] of stated.entries()) {
    const before = stated[at - 1]
    if (before === undefined || right[before]! <= right[step]!) continue
    const [earlier, later] = [stepNames[before], stepNames[step]]
    throw fieldRefusal(step, 'order', {
      cn: `${later.cn}不能早于${earlier.cn}`,
      en: `${later.en.replace('t', 'T')} cannot be before ${earlier.en}.`,
    })
  }
}
export type CalculationService = ReturnType<typeof createCalculationService>
