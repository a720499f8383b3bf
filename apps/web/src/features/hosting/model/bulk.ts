/** What became of an act on several records. */
export type BulkOutcome = { done: number; refused: readonly { id: string; title: string; reason: string }[] }

/** The most that one call acts on. */
export const AT_ONCE = 500

/** Acts on records, so many of them at a time that one call takes them. */
export async function actInParts(
  ids: readonly string[],
  act: (ids: string[]) => Promise<BulkOutcome>,
): Promise<BulkOutcome> {
  let all: BulkOutcome = { done: 0, refused: [] }
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    // One after the other: they lock the rights that they change.
    // eslint-disable-next-line no-await-in-loop -- as above
    const { done, refused } = await act(ids.slice(at, at + AT_ONCE))
    all = { done: all.done + done, refused: [...all.refused, ...refused] }
  }
  return all
}
