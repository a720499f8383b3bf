import type { QueryBuilder } from '@markwright/db'
import type { ItemRow, PortfolioKind } from './portfolio-item.ts'
import {
  findMarkKey,
  findPatentKey,
  itemNumberKey,
  readMarks,
  readPatents,
  type RegisterRecord,
} from './read-register.ts'

/** What only the member states of a right. */
export type OwnColumns = {
  clientId: string | null
  applicantId: string | null
  agentId: string | null
  claims: number | null
  feeReduction: string | null
  details: Record<string, string>
  note: string | null
}
export type NewItem = Omit<ItemRow, 'id'> &
  OwnColumns & { numberKey: string; source: 'register' | 'import' | 'typed'; registerHash: Buffer | null }

export const noOwn: OwnColumns = {
  clientId: null,
  applicantId: null,
  agentId: null,
  claims: null,
  feeReduction: null,
  details: {},
  note: null,
}

/** What the registers have of a number of whatever kind; null where they have nothing, or several. */
export async function lookUpRegister(
  db: QueryBuilder,
  kind: PortfolioKind,
  office: string,
  number: string,
): Promise<RegisterRecord | null> {
  if (kind === 'mark') {
    const key = await findMarkKey(db, office, number)
    return key === null ? null : ((await readMarks(db, office, [key]))[0] ?? null)
  }
  if (kind !== 'patent') return null
  const key = await findPatentKey(db, office, number)
  return key === null ? null : ((await readPatents(db, [key]))[0] ?? null)
}

/** A right as its register has it. */
export const itemOfRegister = (accountId: string, record: RegisterRecord, own: OwnColumns): NewItem => ({
  ...record.values,
  ...own,
  accountId,
  kind: record.kind,
  office: record.office,
  number: record.number,
  numberKey: record.registerKey,
  title: record.values.title ?? record.number,
  registerKey: record.registerKey,
  register: record.values,
  registerHash: record.hash,
  kept: {},
  source: 'register',
})

/** A right of which nothing is known but its number. */
export const blankItem = (accountId: string, kind: PortfolioKind, office: string, number: string): NewItem => ({
  ...noOwn,
  accountId,
  kind,
  office,
  number,
  numberKey: itemNumberKey(kind, office, number),
  title: '',
  registrationNumber: null,
  classes: [],
  patentKind: kind === 'patent' ? 'patent' : null,
  state: 'unknown',
  owner: null,
  agent: null,
  filedOn: null,
  registeredOn: null,
  expiresOn: null,
  priorityOn: null,
  registerKey: null,
  register: null,
  registerHash: null,
  kept: {},
  source: 'typed',
})
