/** A table written as `key=value` words between blanks. */
export function wordPairs(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  )
}
