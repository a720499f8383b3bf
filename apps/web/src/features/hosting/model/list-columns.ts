import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'

export const columnNames = [
  'number',
  'registrationNumber',
  'office',
  'classes',
  'patentKind',
  'state',
  'owner',
  'agent',
  'client',
  'filedOn',
  'priorityOn',
  'registeredOn',
  'expiresOn',
  'nextDeadline',
] as const
export type ColumnName = (typeof columnNames)[number]

const lacking: Record<PortfolioKind, readonly ColumnName[]> = {
  mark: ['patentKind'],
  patent: ['classes'],
  software: ['registrationNumber', 'classes', 'patentKind', 'agent', 'priorityOn'],
  certificate: ['registrationNumber', 'classes', 'patentKind', 'agent', 'priorityOn', 'filedOn'],
}
const usual: Record<PortfolioKind, readonly ColumnName[]> = {
  mark: ['number', 'office', 'classes', 'state', 'client', 'nextDeadline'],
  patent: ['number', 'office', 'patentKind', 'state', 'client', 'nextDeadline'],
  software: ['number', 'state', 'owner', 'client', 'registeredOn', 'nextDeadline'],
  certificate: ['number', 'state', 'owner', 'client', 'expiresOn', 'nextDeadline'],
}

/** Columns that the list of a kind can have, and those that it has until somebody chooses. */
export const columnsOfKind = (kind: PortfolioKind): readonly ColumnName[] =>
  columnNames.filter((name) => !lacking[kind].includes(name))
export const usualColumns = (kind: PortfolioKind) => usual[kind]
