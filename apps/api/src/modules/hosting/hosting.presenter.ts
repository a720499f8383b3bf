import type { Schemas } from '@markwright/contract'
import { type Deadline, stateOn } from '@markwright/deadlines'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { deadlineName, type RegisterRecord, type RegisterField, valuesOfRow } from '@markwright/hosting'
import type { Language } from '../../kernel/language.ts'
import { presentDeadline } from '../trademarks/index.ts'
import { canEdit } from './access.repository.ts'
import type { CountedApplicant } from './applicants.service.ts'
import type { ChangeRow } from './changes.repository.ts'
import { changeText } from './change-text.ts'
import type { ShareRow } from './clients.repository.ts'
import type { SeenClient } from './clients.service.ts'
import type { DeadlineRow } from './deadlines.repository.ts'
import type { SeenDeadline } from './deadlines.service.ts'
import { type ItemDetail, rightKey, type SeenItem } from './portfolio.service.ts'

export type View = { language: Language; today: string }

export const presentApplicant = (applicant: CountedApplicant): Schemas['Applicant'] => ({
  id: applicant.id,
  storeFlag: applicant.in_custody ? 1 : 0,
  applicantName: applicant.name,
  applicantNameEn: applicant.name_en,
  creditCode: applicant.credit_code,
  type: applicant.type === 'Individual' ? 'Individual' : 'Organization',
  tmCount: applicant.marks,
  patentCount: applicant.patents,
  hostedCount: applicant.hosted,
  address: applicant.address,
  contact: applicant.contact,
  phone: applicant.phone,
  email: applicant.email,
  clientId: applicant.client_id,
  spellings: applicant.spellings,
  version: applicant.version,
})

export const presentClient = (client: SeenClient): Schemas['HostingClient'] => ({
  id: client.id,
  name: client.name,
  contact: client.contact,
  phone: client.phone,
  email: client.email,
  responsible: client.responsible,
  note: client.note,
  role: client.role,
  ownerName: client.ownerName,
  itemCount: client.items,
  dueCount: client.due,
  version: client.version,
})

export const presentShare = (share: ShareRow): Schemas['HostingShare'] => ({
  id: share.id,
  role: share.role,
  invited: share.invited,
  accountName: share.accepted_at === null ? null : share.company_name || share.name || share.nickname || share.invited,
  acceptTime: share.accepted_at && formatInstant(share.accepted_at),
  expireTime: formatInstant(share.expires_at),
})

export const presentChange = (row: ChangeRow, language: Language): Schemas['HostingChange'] => ({
  id: row.id,
  action: row.action,
  subject: row.subject,
  text: changeText(row, language),
  actor: row.actor,
  time: formatInstant(row.created_at),
  itemId: row.item_id,
  clientId: row.client_id,
})

export const presentRight = ({
  record,
  itemId,
}: {
  record: RegisterRecord
  itemId: string | null
}): Schemas['RegisterRight'] => {
  const { office, registerKey, number, values } = record
  const { title, owner, state, filedOn, registeredOn, expiresOn, classes } = values
  const key = rightKey({ office, key: registerKey })
  return { key, office, number, title, owner, state, filedOn, registeredOn, expiresOn, classes, itemId }
}

const stateOf = (row: DeadlineRow, today: string) =>
  stateOn(
    { opens: row.opens_on, due: row.due_on, graceEnd: row.grace_end } satisfies Pick<
      Deadline,
      'opens' | 'due' | 'graceEnd'
    >,
    today,
  )

export const presentShortDeadline = (row: DeadlineRow, { language, today }: View): Schemas['HostingDeadlineShort'] => ({
  id: row.id,
  kind: row.kind,
  name: deadlineName(row, language),
  dueOn: row.due_on,
  graceEnd: row.grace_end,
  state: stateOf(row, today),
})

export const presentHostingDeadline = (
  { row, role }: SeenDeadline,
  { language, today }: View,
): Schemas['HostingDeadline'] => ({
  id: row.id,
  itemId: row.item_id,
  itemTitle: row.item_title,
  itemNumber: row.item_number,
  itemKind: row.item_kind,
  office: row.office,
  clientId: row.client_id,
  clientName: row.client_name,
  role,
  kind: row.kind,
  name: deadlineName(row, language),
  year: row.year,
  opensOn: row.opens_on,
  dueOn: row.due_on,
  graceEnd: row.grace_end,
  state: stateOf(row, today),
  decision: row.decision,
  note: row.note,
  doneOn: row.done_on,
  orderNo: row.order_no,
  law: row.computed && presentDeadline(row.computed, today, language),
  version: row.version,
})

export const presentItem = ({ row, role, next }: SeenItem, view: View): Schemas['PortfolioRow'] => ({
  ...valuesOfRow(row),
  id: row.id,
  kind: row.kind,
  office: row.office,
  number: row.number,
  clientId: row.client_id,
  clientName: row.client_name,
  applicantId: row.applicant_id,
  agentId: row.agent_id,
  agentName: row.agent_name,
  role,
  source: row.source as 'register' | 'import' | 'typed',
  inRegister: row.register !== null,
  differences: row.differences as RegisterField[],
  changeTime: row.changed_at && formatInstant(row.changed_at),
  nextDeadline: next && presentShortDeadline(next, view),
  createTime: formatInstant(row.created_at),
  version: row.version,
})

export function presentItemDetail(detail: ItemDetail, view: View): Schemas['PortfolioItem'] {
  const { row, role, deadlines, gaps } = detail
  return {
    ...presentItem(detail, view),
    claims: row.claims,
    feeReduction: row.fee_reduction as Schemas['FeeReduction'] | null,
    details: row.details,
    note: canEdit(role) ? row.note : null,
    register: row.register && presentValues(row.register),
    changes: row.changes.map(({ field, from, to }) => ({
      field: field as RegisterField,
      from: valueText(from),
      to: valueText(to),
    })),
    deadlines: deadlines.map((each) => presentHostingDeadline({ row: each, role }, view)),
    gaps,
    registerPath: row.register && registerPath(row.kind, String(row.register['publicId'])),
  }
}

const registerPath = (kind: string, publicId: string) =>
  `${kind === 'mark' ? '/query/detail' : '/patentSearch/detail'}?${new URLSearchParams({ id: publicId }).toString()}`

function presentValues(register: Record<string, unknown>): Schemas['PortfolioValues'] {
  const { publicId: _, isDesignation: __, ...values } = register
  return values as Schemas['PortfolioValues']
}

const valueText = (value: string | number[] | null) => (Array.isArray(value) ? value.join(', ') : value)
