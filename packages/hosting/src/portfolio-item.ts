import type { QueryBuilder, Selectable, Tables } from '@markwright/db'

export const portfolioKinds = ['mark', 'patent', 'software', 'certificate'] as const
export type PortfolioKind = (typeof portfolioKinds)[number]
export type PortfolioState = 'pending' | 'live' | 'ended' | 'unknown'
export type PatentKind = 'patent' | 'utility' | 'design'

/** What a right and its record in a register have in common; days as `YYYY-MM-DD`, null where nothing is stated. */
export type RegisterValues = {
  title: string | null
  registrationNumber: string | null
  classes: number[]
  patentKind: PatentKind | null
  state: PortfolioState
  owner: string | null
  agent: string | null
  filedOn: string | null
  registeredOn: string | null
  expiresOn: string | null
  priorityOn: string | null
}
/** What only the register knows: where it is shown, and whether it is a designation by an international registration. */
export type RegisterFacts = { publicId: string; isDesignation: boolean }
export type RegisterField = keyof RegisterValues

export const registerFields = [
  'title',
  'registrationNumber',
  'classes',
  'patentKind',
  'state',
  'owner',
  'agent',
  'filedOn',
  'registeredOn',
  'expiresOn',
  'priorityOn',
] as const satisfies readonly RegisterField[]

/** A value as JSON holds it and as two are compared. */
export type FieldValue = string | number[] | null

/** What the register has changed of a right. */
export type FieldChange = { field: RegisterField; from: FieldValue; to: FieldValue }

export const sameValue = (a: FieldValue | undefined, b: FieldValue | undefined) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** A right as it is stored, as far as its register and its deadlines need it. */
export type ItemRow = RegisterValues & {
  id: string
  accountId: string
  clientId: string | null
  kind: PortfolioKind
  office: string
  number: string
  title: string
  registerKey: string | null
  /** What the register said last; null where it has no record. */
  register: (RegisterValues & RegisterFacts) | null
  /** Values of the register that were not taken over. */
  kept: Partial<Record<RegisterField, FieldValue>>
}

/** The columns of the values that a register may have, too. */
type ValueColumns = Pick<
  Selectable<Tables['portfolio_item']>,
  | 'title'
  | 'registration_number'
  | 'classes'
  | 'patent_kind'
  | 'state'
  | 'owner'
  | 'agent'
  | 'filed_on'
  | 'registered_on'
  | 'expires_on'
  | 'priority_on'
>

export const valuesOfRow = (row: ValueColumns) => ({
  title: row.title,
  registrationNumber: row.registration_number,
  classes: row.classes,
  patentKind: row.patent_kind as PatentKind | null,
  state: row.state,
  owner: row.owner,
  agent: row.agent,
  filedOn: row.filed_on,
  registeredOn: row.registered_on,
  expiresOn: row.expires_on,
  priorityOn: row.priority_on,
})

/** Rights by their ids, locked until the transaction ends. */
export async function lockItems(tx: QueryBuilder, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('portfolio_item')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    ...valuesOfRow(row),
    id: row.id,
    accountId: row.account_id,
    clientId: row.client_id,
    kind: row.kind,
    office: row.office,
    number: row.number,
    registerKey: row.register_key,
    register: row.register as ItemRow['register'],
    kept: row.kept as ItemRow['kept'],
  }))
}

/** The columns of a right that follow from its own data and its register. */
export const columnsOf = (item: Omit<ItemRow, 'id' | 'accountId' | 'kind' | 'office' | 'number' | 'clientId'>) => ({
  title: item.title,
  registration_number: item.registrationNumber,
  classes: item.classes,
  patent_kind: item.patentKind,
  state: item.state,
  owner: item.owner,
  agent: item.agent,
  filed_on: item.filedOn,
  registered_on: item.registeredOn,
  expires_on: item.expiresOn,
  priority_on: item.priorityOn,
  register_key: item.registerKey,
  register: item.register && JSON.stringify(item.register),
  kept: JSON.stringify(item.kept),
  differences: differencesOf(item, item.register, item.kept),
})

/** Fields in which the register says something else than the own data and that were not kept against it. */
export const differencesOf = (
  item: RegisterValues,
  register: RegisterValues | null,
  kept: ItemRow['kept'],
): RegisterField[] =>
  register === null
    ? []
    : registerFields.filter(
        (field) =>
          isStated(register[field]) &&
          !sameValue(item[field], register[field]) &&
          !(field in kept && sameValue(kept[field], register[field])),
      )

/** A register that leaves a field out says nothing about it. */
export const isStated = (value: FieldValue): boolean =>
  value !== null && value !== 'unknown' && !(Array.isArray(value) && value.length === 0)
