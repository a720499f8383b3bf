/** An item of goods or services that is to be filed; its group is looked up where it is null. */
export type RequestedItem = { classNo: number; name: string; group: string | null }

/** What is to be filed in mainland China, and when. */
export type ClearanceQuery = {
  text: string
  /** Nice classes; all 45 where empty and no goods are named. */
  classes: readonly number[]
  /** Where none is named for a class, the class counts as a whole. */
  goods: readonly RequestedItem[]
  applicant: string | null
  /** The day of filing, `YYYY-MM-DD`: marks that were filed later do not count. */
  on: string
}

const CLASSES = Array.from({ length: 45 }, (_, i) => i + 1)

/** The classes that are assessed, in ascending order. */
export function classesRequested({ classes, goods }: Pick<ClearanceQuery, 'classes' | 'goods'>): number[] {
  const requested = new Set([...classes, ...goods.map(({ classNo }) => classNo)])
  return requested.size === 0 ? CLASSES : [...requested].toSorted((a, b) => a - b)
}
