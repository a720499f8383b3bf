/** A category, division or section of the Vienna Classification of figurative elements. */
export type ViennaElement = {
  /** Without leading zeros: 4, 4.1, 4.1.2. */
  code: string
  /** Code of the level above; null for a category. */
  parent: string | null
  nameCn: string | null
  nameEn: string | null
  /** An auxiliary section, which groups marks of other sections by a further feature. */
  isAuxiliary: boolean
}

export type ViennaTable = { edition: string | null; elements: ViennaElement[] }

/** `4.1.2` → `4.1`; null for a category. */
export const viennaParent = (code: string): string | null => {
  const end = code.lastIndexOf('.')
  return end < 0 ? null : code.slice(0, end)
}

/** By the numbers of the levels: 1.2 before 1.10. */
export function compareViennaCodes(a: string, b: string): number {
  const [left, right] = [a, b].map((code) => code.split('.').map(Number)) as [number[], number[]]
  for (let level = 0; level < Math.max(left.length, right.length); level++) {
    const difference = (left[level] ?? 0) - (right[level] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
