import { markImageOf, quotationMachine, type QuotationState } from '@markwright/cases'
import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf, isCurrency } from '@markwright/domain/money/amounts'
import { allowedEvents } from '@markwright/workflow'
import type { Language } from '../../kernel/language.ts'
import { presentItem, presentVatRate } from '../catalogue/index.ts'
import { quotationStateLabels } from './case-messages.ts'
import { presentType, titleOfCase, typeName } from './cases.presenter.ts'
import { quotationStateOf } from './quotation-rows.ts'
import type { QuotationRow, QuotationsRepository } from './quotations.repository.ts'
import type { WholeQuotation } from './quotations.service.ts'

const stateIn = (row: Parameters<typeof quotationStateOf>[0], at: Date, language: Language) => {
  const state = quotationStateOf(row, at)
  return { state, stateText: quotationStateLabels[state][language] }
}

export const presentQuotation = (
  row: QuotationRow,
  { at, language }: { at: Date; language: Language },
): Schemas['CaseQuotation'] => ({
  id: row.id,
  number: row.number,
  ...stateIn(row, at, language),
  version: row.version,
  draftVersion: row.draft_version,
  price: row.items && {
    items: row.items.map((item) => presentItem(item, language)),
    serviceFee: decimalOf(row.service_fen!),
    officialFee: decimalOf(row.official_fen!),
    total: decimalOf(row.total_fen!),
    vat: decimalOf(row.vat_fen!),
    vatRate: presentVatRate(row.vat_rate_bp!),
  },
  remark: row.remark,
  reason: row.reason,
  validUntil: row.valid_until,
  orderId: row.order_id,
  createTime: formatInstant(row.created_at),
  offerTime: row.offered_at && formatInstant(row.offered_at),
})

type Listed = Awaited<ReturnType<QuotationsRepository['list']>>['rows'][number]
export const presentQuotationHead = (
  row: Listed,
  { at, language }: { at: Date; language: Language },
): Schemas['ManagedCaseQuotationHead'] => ({
  id: row.id,
  number: row.number,
  productType: row.product_type,
  typeName: typeName(row.product_type),
  title: titleOfCase(row),
  ...stateIn(row, at, language),
  member: row.member,
  validUntil: row.valid_until,
  createTime: formatInstant(row.created_at),
  updateTime: formatInstant(row.updated_at),
})

export const presentManagedQuotation = (
  { row, definition, content, cases, rates, history, isCurrent }: WholeQuotation,
  when: { at: Date; language: Language },
): Schemas['ManagedCaseQuotation'] => ({
  ...presentQuotation(row, when),
  member: row.member,
  title: titleOfCase(row),
  type: presentType(definition),
  content,
  cases,
  lines: (row.items ?? []).map(({ name, serviceFen, officialFees: [fee] }, index) => ({
    caseIndex: row.case_indexes[index]!,
    text: name,
    serviceFee: decimalOf(serviceFen),
    officialFee: fee
      ? { currency: fee.currency, amount: decimalOf(fee.minor, isCurrency(fee.currency) ? fee.currency : 'CNY') }
      : null,
  })),
  rates: rates.map(({ currency, cnyPerUnit, validOn }) => ({ currency, rate: cnyPerUnit, date: validOn })),
  hasImage: Boolean(markImageOf(definition, content)?.image),
  events: isCurrent ? (allowedEvents(quotationMachine, row.state, 'staff') as ('offer' | 'refuse')[]) : [],
  history: history.toReversed().map((change) => ({
    event: change.event,
    state: change.to as QuotationState,
    by: change.actorType === 'member' || change.actorType === 'staff' ? change.actorType : 'system',
    name: change.actorName,
    reason: change.reason,
    total: typeof change.facts?.['totalFen'] === 'number' ? decimalOf(change.facts['totalFen']) : null,
    time: formatInstant(change.at),
  })),
})
