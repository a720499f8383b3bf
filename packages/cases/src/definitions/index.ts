import type { CaseDefinition } from '../definition.ts'
import { overseas } from './abroad.ts'
import { globalChange, globalRenewal } from './abroad-owner-matters.ts'
import { invalidation, nonUse, opposition, review } from './disputes.ts'
import { hongKong } from './hong-kong.ts'
import { madridRegistration, madridRenewal } from './madrid.ts'
import { registration } from './registration.ts'
import { change, licence, reissueCertificate, reissueProof, renewal, transfer, transfer1 } from './owner-matters.ts'

/** Product type of the renewal in mainland China. */
export const RENEWAL = renewal.productType

/** The product types that can be ordered as cases, as they are now. */
export const caseDefinitions: readonly CaseDefinition[] = [
  registration,
  hongKong,
  overseas,
  madridRegistration,
  renewal,
  globalRenewal,
  madridRenewal,
  opposition,
  transfer,
  change,
  globalChange,
  review,
  nonUse,
  reissueCertificate,
  reissueProof,
  licence,
  invalidation,
]

/** Definitions that were replaced; cases that began with them keep them. */
const formerDefinitions: readonly CaseDefinition[] = [transfer1]

/** Another number of a product type: 0 and 1 are both the registration in mainland China (spec 2 §3). */
const otherNumbers: Readonly<Record<number, number>> = { 0: registration.productType }

/** The definition of a product type, the present one where no version is named; null where there is none. */
export const findDefinition = (productType: number, version?: number): CaseDefinition | null =>
  [...caseDefinitions, ...formerDefinitions].find(
    (each) =>
      each.productType === (otherNumbers[productType] ?? productType) &&
      (version === undefined || each.version === version),
  ) ?? null
