/** The most that a list gives at once. */
const SIZE = 100

/** All records of a list, requested page by page. */
export async function allPages<Row>(
  request: (page: { current: number; size: number }) => Promise<{ records: Row[]; total: number }>,
): Promise<Row[]> {
  const all: Row[] = []
  for (let current = 1; ; current++) {
    // One after the other: the first says how many there are.
    // eslint-disable-next-line no-await-in-loop -- as above
    const { records, total } = await request({ current, size: SIZE })
    all.push(...records)
    if (records.length === 0 || all.length >= total) return all
  }
}
