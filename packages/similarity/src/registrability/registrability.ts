import { parameters } from '../parameters.ts'

/** Where an earlier mark stands, as far as it bars a later one. */
export type EarlierStatus =
  | 'inForce'
  | 'published'
  | 'pendingEarlier'
  | 'refusalReview'
  | 'contested'
  | 'gracePeriod'
  | 'endedWithinYear'
  | 'endedBefore'
  | 'refused'

export type EarlierOwner = 'same' | 'affiliate' | 'other'

/** An earlier mark that may be cited against the one that is to be filed. */
export type EarlierMark = {
  id: string
  /** 0 to 100, see `Similarity`. */
  score: number
  /** Relation of the goods, 0 to 1, see `GoodsRelation`. */
  goods: number
  status: EarlierStatus
  owner: EarlierOwner
  /** Marks of one owner with one core are one family and count once. */
  family: string
}

export type Severity = 'block' | 'likely' | 'possible'

export type Citation = { id: string; family: string; share: number }
export type Grade = 'A' | 'B' | 'C' | 'D'

export type Registrability = {
  /** 0 to 1: a value of the model, not a promise. */
  chance: number
  grade: Grade
  /** The share that earlier marks and absolute grounds take, 0 to 1. */
  relativeRisk: number
  absoluteRisk: number
  /** What weighs most, the greatest first; one of each family. */
  citations: Citation[]
}

/** Numbers of rule section 5.1. They are not calibrated on outcomes. */
export const registrabilityModel = {
  levels: { identical: 0.97, high: 0.8, middle: 0.45 },
  /** Goods that are related less (R5, R7) are registered side by side: an examiner cites no mark for them. */
  goodsLeast: 0.2,
  /** How much the strongest families count, the greatest share first. One suffices for a refusal; more add little. */
  decisive: [1, 0.5, 0.25],
  status: {
    inForce: 1,
    published: 1,
    pendingEarlier: 0.75,
    refusalReview: 0.45,
    contested: 0.7,
    gracePeriod: 0.95,
    endedWithinYear: 0.5,
    endedBefore: 0,
    refused: 0,
  },
  owner: { same: 0, affiliate: 0.3, other: 1 },
  /** From so many families of citable marks on, the field is crowded. */
  crowded: [
    { owners: 15, share: 0.7 },
    { owners: 5, share: 0.85 },
  ],
  severities: { block: 0.95, likely: 0.6, possible: 0.2 },
  baseRate: 0.92,
  grades: { A: 0.8, B: 0.6, C: 0.35 },
  citationsMax: 30,
} as const

/** Likelihood of a citation by the score alone: straight lines between the beginnings of the levels. */
function likelihood(score: number): number {
  const { levels } = registrabilityModel
  const { identical, high, middle } = parameters.levels
  const points = [
    [middle, levels.middle],
    [high, levels.high],
    [identical, levels.identical],
  ] as const
  const at = points.findLastIndex(([from]) => score >= from)
  if (at < 0) return 0
  const [from, value] = points[at]!
  const next = points[at + 1]
  return next ? value + ((score - from) / (next[0] - from)) * (next[1] - value) * WITHIN_LEVEL : value
}
/** How far a score at the end of a level comes to the next one. */
const WITHIN_LEVEL = 0.5

/**
 * The chance of registration in one class, given what stands against it. Only what an examiner would cite counts: marks
 * of at least the middle level for related goods, one of each family, of which the strongest decide.
 */
export function assessClass(earlier: readonly EarlierMark[], grounds: readonly Severity[]): Registrability {
  const { status, owner, severities, baseRate, citationsMax, decisive } = registrabilityModel
  const citable = earlier.filter(isCitable)
  const density = densityOf(citable)
  const shares = citable
    .map((mark) => {
      const share = likelihood(mark.score) * mark.goods * status[mark.status] * owner[mark.owner]
      // An identical mark for the same goods is no less of a bar in a crowded field.
      return {
        id: mark.id,
        family: mark.family,
        share: share * (mark.score >= parameters.levels.identical ? 1 : density),
      }
    })
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
  const citations = onePerFamily(shares).slice(0, citationsMax)
  const relativeRisk =
    1 - decisive.reduce<number>((left, weight, i) => left * (1 - weight * (citations[i]?.share ?? 0)), 1)
  const absoluteRisk = 1 - grounds.reduce((left, severity) => left * (1 - severities[severity]), 1)
  const chance = (1 - absoluteRisk) * (1 - relativeRisk) * baseRate
  return { chance, grade: gradeOf(chance), relativeRisk, absoluteRisk, citations }
}

/** Whether an examiner would cite a mark at all, whatever its status. */
const isCitable = ({ score, goods }: Pick<EarlierMark, 'score' | 'goods'>): boolean =>
  score >= parameters.levels.middle && goods >= registrabilityModel.goodsLeast

function onePerFamily(shares: readonly Citation[]): Citation[] {
  const families = new Set<string>()
  return shares.filter(({ family }) => families.size < families.add(family).size)
}

function densityOf(citable: readonly EarlierMark[]): number {
  const families = new Set(
    citable.filter(({ status, owner }) => status === 'inForce' && owner === 'other').map(({ family }) => family),
  )
  return registrabilityModel.crowded.find(({ owners }) => families.size >= owners)?.share ?? 1
}

export function gradeOf(chance: number): Grade {
  const { A, B, C } = registrabilityModel.grades
  return chance >= A ? 'A' : chance >= B ? 'B' : chance >= C ? 'C' : 'D'
}

/** The grade that would be if a citation fell away, its family with it. */
export function withoutFamily(earlier: readonly EarlierMark[], grounds: readonly Severity[], family: string): Grade {
  return assessClass(
    earlier.filter((mark) => mark.family !== family),
    grounds,
  ).grade
}
