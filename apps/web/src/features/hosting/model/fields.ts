import type { PortfolioField } from '@markwright/api-client/models/portfolioField'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'

/** What is stated of a right of each kind, beside its office and its number. */
export const fieldsOfKind: Record<PortfolioKind, readonly PortfolioField[]> = {
  mark: [
    'title',
    'registrationNumber',
    'classes',
    'state',
    'owner',
    'agent',
    'filedOn',
    'priorityOn',
    'registeredOn',
    'expiresOn',
  ],
  patent: [
    'title',
    'registrationNumber',
    'patentKind',
    'state',
    'owner',
    'agent',
    'filedOn',
    'priorityOn',
    'registeredOn',
    'expiresOn',
  ],
  software: ['title', 'state', 'owner', 'filedOn', 'registeredOn', 'expiresOn'],
  certificate: ['title', 'state', 'owner', 'registeredOn', 'expiresOn'],
}

export const dayFields = ['filedOn', 'priorityOn', 'registeredOn', 'expiresOn'] as const
export const isDayField = (field: string): field is (typeof dayFields)[number] =>
  dayFields.some((each) => each === field)
