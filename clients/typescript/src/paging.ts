/** The entries of all pages; a page is requested when the entries of the one before it are used up. */
export async function* eachItem<T>(
  page: (cursor: string | undefined) => Promise<{ data: T[]; nextCursor: string | null }>,
): AsyncGenerator<T, void, undefined> {
  let cursor: string | undefined
  do {
    const { data, nextCursor } = await page(cursor)
    yield* data
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}
