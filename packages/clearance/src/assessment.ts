import type { AbsoluteGround } from '@markwright/similarity/grounds'
import type { EarlierOwner, EarlierStatus, Grade } from '@markwright/similarity/registrability'
import type { SimilarityLevel } from '@markwright/similarity'
import type { RelatedGoods } from './goods-relation.ts'
import type { ClearanceBasis, Limit } from './limits.ts'
import type { RequestedItem } from './query.ts'

/** An earlier mark that stands against the one that is to be filed. */
export type AssessedCitation = {
  markId: number
  publicId: string
  /** How similar the marks are, 0 to 100. */
  score: number
  level: SimilarityLevel
  goods: RelatedGoods
  status: EarlierStatus
  owner: EarlierOwner
  /** How far it alone bars the mark, 0 to 1. */
  share: number
  /** Marks of one owner with one core have the same. */
  family: string
  /** The other marks of its family that stand against the mark: they count no further. */
  familyIds: string[]
  /** The grade that the class would have if the family fell away. */
  gradeWithout: Grade
}

/** What may be left out of the list of goods to reach the next grade. */
export type ItemsToDelete = { items: RequestedItem[]; grade: Grade; chance: number }

export type ClassAssessment = {
  classNo: number
  /** 0 to 1: a value of the model. */
  chance: number
  grade: Grade
  /** 0 to 1: ten points on either side of the chance while the model is not calibrated. */
  band: { low: number; high: number }
  /** The greatest share first; at most thirty, one of each family. */
  citations: AssessedCitation[]
  grounds: AbsoluteGround[]
  /** The goods with the group by which they were compared; empty where the class was assessed as a whole. */
  goods: { name: string; group: string | null; isEstimated: boolean }[]
  /** Null where no goods were named, or leaving some out does not help. */
  itemsToDelete: ItemsToDelete | null
}

/** A well-known name that the mark is similar to, with how similar, 0 to 100: it may bar the mark in any class. */
export type WellKnownName = { name: string; score: number }

export type MarkAssessment = {
  classes: ClassAssessment[]
  wellKnown: WellKnownName[]
  basis: ClearanceBasis
  limits: Limit[]
}
