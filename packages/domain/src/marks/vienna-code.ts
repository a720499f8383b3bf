/** The Vienna Classification has 29 categories. */
const CATEGORY_MAX = 29

/** How many codes a search may name (spec 2 §5). */
export const VIENNA_CODES_MAX = 5

/**
 * A category, division or section of the Vienna Classification without leading zeros: `04.01` → `4.1`; null where the
 * text is none.
 */
export function parseViennaCode(text: string): string | null {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  const levels = match
    .slice(1)
    .filter((level) => level !== undefined)
    .map(Number)
  const [category = 0] = levels
  return category <= CATEGORY_MAX && levels.every((level) => level > 0) ? levels.join('.') : null
}
