/** The page of a list, and how another page is opened. Rows on a page can be chosen from `sizes`, where there are any. */
export type ListPages = {
  page: number
  size: number
  sizes: readonly number[]
  goTo: (page: number, size: number) => void
}
