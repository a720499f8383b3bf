/** What lies from one to the other in a list, both included; the second alone where the first is not in it. */
export function between(list: readonly string[], first: string | null, second: string): string[] {
  const [from, to] = [first === null ? -1 : list.indexOf(first), list.indexOf(second)]
  return from < 0 ? [second] : list.slice(Math.min(from, to), Math.max(from, to) + 1)
}
