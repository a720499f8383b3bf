import type { ApplicantDocumentExpiry } from '@markwright/api-client/models/applicantDocumentExpiry'
import type { ApplicantDocumentKind } from '@markwright/api-client/models/applicantDocumentKind'
import { paths } from '../../../shared/lib/paths.ts'
import { hostingPath } from './hosting-paths.ts'

export const documentKinds = [
  'licence',
  'identity',
  'powerOfAttorney',
  'priority',
  'use',
  'other',
] as const satisfies readonly ApplicantDocumentKind[]
export const documentExpiries = [
  'expired',
  'soon',
  'valid',
  'unstated',
] as const satisfies readonly ApplicantDocumentExpiry[]

/** The list of documents with one of them opened. */
export const documentPath = (id: string) => hostingPath(paths.hostingDocuments, { id })
