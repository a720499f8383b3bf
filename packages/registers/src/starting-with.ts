/** A value that was taken from a sequence before, and the rest of the sequence. */
export async function* startingWith<Item>(first: Item, rest: AsyncIterator<Item>): AsyncGenerator<Item> {
  try {
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
