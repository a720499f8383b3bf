import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import { paths } from '../../../shared/lib/paths.ts'

export const portfolioKinds = ['mark', 'patent', 'software', 'certificate'] as const satisfies readonly PortfolioKind[]
export const portfolioStates = ['pending', 'live', 'ended', 'unknown'] as const
export const patentKinds = ['patent', 'utility', 'design'] as const
export const deadlineKinds = ['renewal', 'declaration', 'annuity', 'priority', 'entry', 'expiry', 'own'] as const

/** Where the rights of a kind are listed. */
export const pathOfKind: Record<PortfolioKind, string> = {
  mark: paths.hostingMarks,
  patent: paths.hostingPatents,
  software: paths.hostingSoftware,
  certificate: paths.hostingCertificates,
}

/** Kinds of which there are registers. */
export const registerKinds = ['mark', 'patent'] as const
export type RegisterKind = (typeof registerKinds)[number]
export const hasRegister = (kind: PortfolioKind): kind is RegisterKind => kind === 'mark' || kind === 'patent'
