import type { Schemas } from '@markwright/contract'
import { stateOn } from '@markwright/deadlines'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf, isCurrency } from '@markwright/domain/money/amounts'
import type { Language } from '../../kernel/language.ts'
import { presentDeadline } from '../trademarks/index.ts'
import type { AnnuityRow, ManagedAnnuityRow } from './annuities.repository.ts'
import type { AnnuitiesService, Refused, SeenAnnuity } from './annuities.service.ts'
import type { AnnuityPrice } from './annuity-price.repository.ts'
import type { DecisionRequestRow } from './decisions.repository.ts'
import { presentHostingDeadline, presentShortDeadline, type View } from './hosting.presenter.ts'

const inUnits = (minor: number, currency: string) => (isCurrency(currency) ? decimalOf(minor, currency) : String(minor))

export function presentAnnuityFee(price: AnnuityPrice, language: Language): Schemas['AnnuityFee'] {
  const { fee } = price
  const lines = fee.known
    ? fee.lines.map(({ kind, name, amountMinor, currency, validFrom, source }) => ({
        kind,
        name: name[language],
        amount: inUnits(amountMinor, currency),
        validFrom,
        source: sourceIn(source, language),
      }))
    : []
  return {
    known: price.known,
    gap: price.known ? null : price.gap,
    currency: fee.known ? fee.currency : null,
    official: fee.known ? inUnits(fee.totalMinor, fee.currency) : null,
    officialCny: price.known ? decimalOf(price.officialFen) : null,
    rate: price.known ? price.rate : null,
    service: price.known ? decimalOf(price.serviceFen) : null,
    total: price.known ? decimalOf(price.officialFen + price.serviceFen) : null,
    lines,
  }
}

/** Staff write a source in both languages in one field. */
function sourceIn(source: string, language: Language): string {
  const [cn = source, en = cn] = source.split(' / ')
  return language === 'en' ? en : cn
}

export const presentAnnuity = ({ row, role, price }: SeenAnnuity, view: View): Schemas['Annuity'] => ({
  deadline: presentHostingDeadline({ row: deadlineOf(row), role }, view),
  fee: price && presentAnnuityFee(price, view.language),
  stage: row.stage,
  registrationNumber: row.registration_number,
  hasReceipt: row.receipt_file_id !== null,
})

const deadlineOf = (row: AnnuityRow) => ({ ...row, kind: row.kind as 'annuity' })

export const presentPatentAnnuities = (
  { gap, years, unknownYears }: Awaited<ReturnType<AnnuitiesService['ofPatent']>>,
  { language, today }: View,
): Schemas['PatentAnnuities'] => ({
  gap,
  unknownYears,
  annuities: years.map(({ year, deadline, row, price }) => ({
    year,
    dueOn: deadline.due,
    graceEnd: deadline.graceEnd,
    state: stateOn(deadline, today),
    recorded: row !== null,
    fee: price && presentAnnuityFee(price, language),
    stage: row?.stage ?? null,
    decision: row?.decision ?? null,
    deadlineId: row?.id ?? null,
    law: presentDeadline(deadline, today, language),
  })),
})

export const presentRefused = (refused: readonly Refused[], language: Language) =>
  refused.map(({ id, title, error }) => ({ id, title, reason: error.entry.msg[language] }))

export const presentQuote = (
  quote: Awaited<ReturnType<AnnuitiesService['quote']>>,
  language: Language,
): Schemas['AnnuityQuote'] => ({
  items: quote.items.map(({ row, price }) => ({
    id: row.id,
    title: `${row.item_title} · ${row.office} ${row.item_number} · ${language === 'en' ? `year ${row.year}` : `第 ${row.year} 年`}`,
    fee: presentAnnuityFee(price, language),
  })),
  refused: presentRefused(quote.refused, language),
  official: quote.official,
  service: quote.service,
  total: quote.total,
})

export const presentDecisionRequest = (row: DecisionRequestRow, url: string): Schemas['DecisionRequest'] => ({
  id: row.id,
  url,
  count: row.deadline_ids.length,
  decided: row.decided,
  note: row.note,
  email: row.email,
  expireTime: formatInstant(row.expires_at),
  answerTime: row.answered_at && formatInstant(row.answered_at),
  answeredBy: row.answered_by,
  createTime: formatInstant(row.created_at),
})

export const presentAsked = (
  asked: Awaited<ReturnType<AnnuitiesService['readAsked']>>,
  view: View,
): Schemas['AskedDecisions'] => ({
  ownerName: asked.ownerName,
  note: asked.note,
  expireTime: formatInstant(asked.expiresAt),
  items: asked.items.map(({ row, price }) => {
    const { id, name, dueOn, graceEnd, state } = presentShortDeadline(deadlineOf(row), view)
    return {
      id,
      title: row.item_title,
      number: row.registration_number ?? row.item_number,
      office: row.office,
      name,
      dueOn,
      graceEnd,
      state,
      decision: row.decision,
      isFixed: row.stage !== 'open',
      fee: price && presentAnnuityFee(price, view.language),
    }
  }),
})

export function presentManagedAnnuity(row: ManagedAnnuityRow, { today }: View): Schemas['ManagedAnnuity'] {
  const fees = row.order_item?.officialFees ?? []
  const currency = fees[0]?.currency ?? 'CNY'
  return {
    id: row.id,
    office: row.office,
    number: row.item_number,
    registrationNumber: row.registration_number,
    title: row.item_title,
    owner: row.owner,
    patentKind: row.patent_kind as Schemas['PortfolioPatentKind'] | null,
    year: row.year ?? 0,
    dueOn: row.due_on,
    graceEnd: row.grace_end,
    state: stateOn({ opens: row.opens_on, due: row.due_on, graceEnd: row.grace_end }, today),
    stage: row.stage,
    orderNo: row.order_no ?? '',
    member: row.member_company || row.member_phone,
    officialFee: inUnits(
      fees.reduce((total, { minor }) => total + minor, 0),
      currency,
    ),
    currency,
    instructTime: row.instructed_at && formatInstant(row.instructed_at),
    paidOn: row.done_on,
    hasReceipt: row.receipt_file_id !== null,
  }
}
