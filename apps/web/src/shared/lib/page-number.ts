const PAGE_MAX = 100_000

/** The number of a page as it is in an address; the first where it is none. */
export function pageNumber(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 && page <= PAGE_MAX ? page : 1
}
