import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'

export const columnNames = [
  'nextDeadline',
  'registrationNumber',
  'office',
  'classes',
  'patentKind',
  'state',
  'owner',
  'agent',
  'actingAgent',
  'client',
  'filedOn',
  'priorityOn',
  'registeredOn',
  'expiresOn',
] as const
export type ColumnName = (typeof columnNames)[number]

const lacking: Record<PortfolioKind, readonly ColumnName[]> = {
  mark: ['patentKind'],
  patent: ['classes'],
  software: ['registrationNumber', 'classes', 'patentKind', 'agent', 'priorityOn'],
  certificate: ['registrationNumber', 'classes', 'patentKind', 'agent', 'priorityOn', 'filedOn'],
}
const usual: Record<PortfolioKind, readonly ColumnName[]> = {
  mark: ['nextDeadline', 'office', 'classes', 'state', 'client'],
  patent: ['nextDeadline', 'office', 'patentKind', 'state', 'client'],
  software: ['nextDeadline', 'state', 'owner', 'client', 'registeredOn'],
  certificate: ['nextDeadline', 'state', 'owner', 'client', 'expiresOn'],
}

/** Columns that the list of a kind can have, and those that it has until somebody chooses. */
export const columnsOfKind = (kind: PortfolioKind): readonly ColumnName[] =>
  columnNames.filter((name) => !lacking[kind].includes(name))
export const usualColumns = (kind: PortfolioKind) => usual[kind]
