import { allowedEvents } from '@markwright/workflow'
import {
  type CaseContent,
  type CaseDefinition,
  caseMachine,
  countriesOf,
  type Field,
  goodsOf,
  itemsByClass,
  letterKindsOf,
  markImageOf,
  parseContent,
  textOfMark,
} from '@markwright/cases'
import type { Schemas } from '@markwright/contract'
import { formatClasses } from '@markwright/domain/marks/class-numbers'
import { renewalOf } from '@markwright/domain/marks/renewal'
import { formatInstant, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type Currency, decimalOf } from '@markwright/domain/money/amounts'
import { orderStatusLabels } from '@markwright/domain/money/order-statuses'
import { productTypes } from '@markwright/domain/money/product-types'
import type { Language } from '../../kernel/language.ts'
import { presentDeadline } from '../trademarks/index.ts'
import { caseStateLabels, languageOfMember } from './case-messages.ts'
import type { RegisteredMark } from './case-marks.repository.ts'
import { isSettledForFiling, isWithoutOrder, maySend, paymentOf } from './case-payment.ts'
import { presentClearance } from './case-clearance.ts'
import { marksOf, type PricedCase } from './case-price.ts'
import type { CaseRow } from './cases.repository.ts'
import { letterKindsNow } from './letters.service.ts'
import type { LetterRow } from './letters.repository.ts'
import type { RenewalMark } from './renewals.service.ts'
import type { ManagedCase, WholeCase } from './cases.service.ts'
import { definitionOf, type Draft } from './drafts.service.ts'

/** Where somebody signs who was sent the link. */
const signaturePath = (token: string) => `/sign/${token}`

/** The name of a party in a case; empty where it has none. */
export function partyName(content: CaseContent, field: string): string {
  const party = content[field]
  return typeof party === 'object' && 'nameCn' in party ? party.nameCn || party.nameEn : ''
}

export const typeName = (productType: number) => productTypes[productType]!

function titleOf(definition: CaseDefinition, content: CaseContent) {
  const image = markImageOf(definition, content)
  const offices = definition.office === null ? countriesOf(definition, content).join(' ') : ''
  if (!image) return [titleOfMarks(content), offices].filter(Boolean).join(' ')
  const classes = itemsByClass(goodsOf(definition, content)).map(({ classNo }) => classNo)
  return [textOfMark(image), classes.length > 0 ? `[${formatClasses(classes)}]` : '', offices].filter(Boolean).join(' ')
}

const titleOfMarks = (content: CaseContent) =>
  marksOf(content)
    .map(({ number, name }) => [number, name].filter((part) => part !== '').join(' '))
    .filter((text) => text !== '')
    .join('、')

export const presentType = (definition: CaseDefinition): Schemas['CaseType'] => ({
  productType: definition.productType,
  version: definition.version,
  office: definition.office,
  pricing: definition.pricing ?? 'listed',
  name: typeName(definition.productType),
  steps: definition.steps.map(({ code, label, fields }) => ({ code, label, fields: fields.map(presentField) })),
  documents: definition.documents.map(({ kind, label, isOptional = false, isGenerated = false, when }) => ({
    kind,
    label,
    isOptional,
    isGenerated,
    when: presentCondition(when),
  })),
  forms: (definition.forms ?? []).map(({ code, title, when }) => ({ code, title, when: presentCondition(when) })),
})

const presentCondition = (when: Field['when']) => (when ? { field: when.field, in: [...when.in] } : null)

const presentField = (field: Field): Schemas['CaseField'] => ({
  name: field.name,
  type: field.type,
  label: field.label,
  help: field.help ?? null,
  isOptional: field.isOptional ?? false,
  when: presentCondition(field.when),
  max: 'max' in field ? field.max : null,
  lines: field.type === 'text' ? (field.lines ?? null) : null,
  picker: field.type === 'marks' ? (field.picker ?? null) : null,
  codes: 'codes' in field ? [...field.codes] : [],
  hasExpiry: field.type === 'foreignMarks' && (field.hasExpiry ?? false),
  needsEnglish: 'needsEnglish' in field && (field.needsEnglish ?? false),
  classesOf: field.type === 'goods' ? (field.classesOf ?? null) : null,
  options:
    field.type === 'choice'
      ? field.options.map(({ value, label, when }) => ({ value, label, when: presentCondition(when) }))
      : [],
})

export const presentDraftHead = ({ row, definition, content, quotation }: Draft): Schemas['CaseDraftHead'] => ({
  id: row.id,
  productType: row.product_type,
  typeName: typeName(row.product_type),
  title: titleOf(definition, content),
  quotation,
  createTime: formatInstant(row.created_at),
  updateTime: formatInstant(row.updated_at),
})

export const presentDraft = (draft: Draft): Schemas['CaseDraft'] => ({
  ...presentDraftHead(draft),
  version: draft.row.version,
  type: presentType(draft.definition),
  content: draft.content,
  clearance: presentClearance(draft.row.clearance, draft.definition, draft.content),
})

export const presentPrice = (price: PricedCase | null): Schemas['CasePrice'] | null =>
  price && {
    serviceFee: decimalOf(price.serviceFen),
    officialFee: decimalOf(price.officialFen),
    total: decimalOf(price.totalFen),
    currency: 'CNY',
    items: price.items.map(({ name, quantity, serviceFen, officialFen }, index) => ({
      name,
      unit: price.lines[index]!.unit,
      quantity,
      serviceFee: decimalOf(serviceFen),
      officialFee: decimalOf(officialFen),
    })),
  }

export const presentMark = (mark: RegisteredMark & { number: string }, at: Date): Schemas['RegisteredMark'] => ({
  number: mark.number,
  name: mark.name,
  classes: mark.classes,
  applicant: mark.applicant,
  expiresOn: mark.expiresOn,
  renewalStatus: renewalOf(mark.isLive ? mark.expiresOn : null, todayIn(HOME_ZONE, at)).status || null,
})

export const presentRenewal = (mark: RenewalMark, today: string): Schemas['RenewalMark'] => ({
  number: mark.number,
  name: mark.name,
  classes: mark.classes,
  applicant: mark.applicant,
  ended: !mark.isLive,
  international: mark.isInternational,
  renewal: renewalOf(mark.isLive ? mark.expiresOn : null, today),
  window: mark.window,
  caseNo: mark.caseNo,
})

export const titleOfCase = (row: Parameters<typeof definitionOf>[0] & { content: unknown }) => {
  const definition = definitionOf(row)
  return titleOf(definition, parseContent(definition, row.content))
}

export const presentHead = (row: CaseRow, language: Language): Schemas['CaseHead'] => ({
  id: row.id,
  caseNo: row.number,
  productType: row.product_type,
  typeName: typeName(row.product_type),
  title: titleOfCase(row),
  state: row.state,
  stateText: caseStateLabels[row.state][language],
  payment: paymentOf(row),
  officeNumber: row.office_number,
  fileFrom: row.file_from,
  nextDeadline: row.next_deadline,
  createTime: formatInstant(row.created_at),
  updateTime: formatInstant(row.updated_at),
})

export function presentCase(whole: WholeCase, language: Language): Schemas['Case'] {
  const { row, definition, content, documents, missing, history, letters, deadlines, today } = whole
  return {
    ...presentHead(row, language),
    version: row.version,
    type: presentType(definition),
    content,
    clearance: presentClearance(row.clearance, definition, content),
    orderId: row.order_id,
    orderNo: row.order_number,
    orderStatusText: orderStatusLabels[row.order_status][language],
    documents: documents.map((document) => ({
      id: document.id,
      kind: document.kind,
      name: document.name,
      sizeBytes: document.size_bytes,
      createTime: formatInstant(document.created_at),
    })),
    missingDocuments: missing.map(({ kind }) => kind),
    history: history.toReversed().map((change) => {
      const state = change.to as CaseRow['state']
      return {
        event: change.event,
        state,
        stateText: caseStateLabels[state][language],
        by: change.actorType === 'member' || change.actorType === 'staff' ? change.actorType : 'system',
        reason: change.reason,
        feeRefund: presentFeeRefund(change.facts),
        time: formatInstant(change.at),
      }
    }),
    turn: turnOf(row),
    maySend: maySend(row),
    letters: letters.map((letter) => presentLetter(letter, row.product_type)),
    deadlines: deadlines.map((each) => ({
      id: each.id,
      letterId: each.letter_id,
      doneTime: each.done_at && formatInstant(each.done_at),
      deadline: presentDeadline(each.computed, today, language),
    })),
    notification: {
      email: row.notify_email,
      sms: row.notify_sms,
      emailAddress: row.member_email,
      smsNumber: whole.hasSms ? row.member : null,
    },
    post: presentPost(row),
    receivedByPost: row.received_kinds,
    signatures: whole.signatures.map((each) => ({
      id: each.id,
      form: each.form as Schemas['CaseSignature']['form'],
      title: definition.forms!.find(({ code }) => code === each.form)!.title,
      path: signaturePath(each.token),
      status: each.status,
      expireTime: formatInstant(each.expires_at),
      signedTime: each.signed_at && formatInstant(each.signed_at),
      signerName: each.signer_name,
      method: each.method,
      documentHash: each.document_hash,
    })),
  }
}

/** Of a filing: what was requested back of an official fee. */
function presentFeeRefund(facts: WholeCase['history'][number]['facts']) {
  const { refundNo, refundFen } = facts ?? {}
  return typeof refundNo === 'string' && typeof refundFen === 'number'
    ? { number: refundNo, amount: decimalOf(refundFen) }
    : null
}

const presentPost = (row: CaseRow): Schemas['CasePost'] =>
  row.posted_kinds.length === 0
    ? null
    : {
        kinds: row.posted_kinds,
        company: row.post_company ?? '',
        trackingNumber: row.post_number ?? '',
        receivedTime: row.post_received_at && formatInstant(row.post_received_at),
        isMissing: row.post_asked_at !== null,
      }

function presentLetter(letter: LetterRow, productType: number): Schemas['CaseLetter'] {
  const kind = letterKindsOf(productType).find((each) => each.kind === letter.kind)
  return {
    id: letter.id,
    kind: letter.kind,
    label: kind?.label ?? { cn: letter.kind, en: letter.kind },
    datedOn: letter.dated_on,
    method: letter.method as Schemas['CaseDelivery'] | null,
    receivedOn: letter.received_on,
    name: letter.name,
    sizeBytes: letter.size_bytes,
    createTime: formatInstant(letter.created_at),
    followUp: kind?.followUp
      ? { productType: kind.followUp.productType, name: typeName(kind.followUp.productType) }
      : null,
  }
}

function turnOf(row: CaseRow): Schemas['Case']['turn'] {
  if (isWithoutOrder(row)) return 'nobody'
  if (row.state === 'preparing') return 'member'
  if (row.state === 'scheduled') return paymentOf(row) === 'unpaid' ? 'member' : 'window'
  if (row.state === 'ready') return paymentOf(row) === 'unpaid' ? 'member' : 'staff'
  if (row.next_deadline !== null) return 'reply'
  return row.state === 'filed' || row.state === 'accepted' ? 'office' : 'nobody'
}

const isUnanswered = (row: CaseRow) => row.member_message > row.answered_message

export const presentManagedHead = (row: CaseRow, language: Language): Schemas['ManagedCaseHead'] => ({
  ...presentHead(row, language),
  version: row.version,
  isUnanswered: isUnanswered(row),
  member: row.member,
  memberLanguage: languageOfMember(row),
  assignee: row.assignee_name,
})

export const presentManaged = (whole: ManagedCase, staffId: string, language: Language): Schemas['ManagedCase'] => ({
  ...presentCase(whole, language),
  isUnanswered: isUnanswered(whole.row),
  member: whole.row.member,
  memberLanguage: languageOfMember(whole.row),
  assignee: whole.row.assignee_name,
  isMine: whole.row.assignee_id === staffId,
  events: eventsOf(whole.row),
  feeChanges:
    whole.feeChanges &&
    whole.feeChanges.map(({ name, currency, paidMinor, nowMinor }) => ({
      name,
      currency: currency as Currency,
      paid: decimalOf(paidMinor, currency as Currency),
      now: decimalOf(nowMinor, currency as Currency),
    })),
  fallenFee: decimalOf(whole.fallenFen),
  letterKinds: letterKindsNow(whole.row).map(({ kind, label, dateLabel, event }) => ({
    kind,
    label,
    dateLabel: dateLabel ?? null,
    beginsPeriod: event !== undefined,
  })),
})

/** What staff can do; whether a case that is submitted is scheduled follows from its day. */
const eventsOf = (row: CaseRow) =>
  allowedEvents(caseMachine, row.state, 'staff')
    .filter((event) => event !== 'schedule' && event !== 'open')
    .filter((event) => (isWithoutOrder(row) ? event === 'withdraw' : event !== 'file' || isSettledForFiling(row)))
