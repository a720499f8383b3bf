/**
 * Makes each name unlike those before it in more than case, as columns of a table and fields of a pivot table must be: a
 * name that is used gets a number.
 * @param used names that are used, in small letters; those that are given are added
 */
export function createUniqueNames(used = new Set<string>()): (name: string) => string {
  /** The last number of each name: without it, many equal names would be counted from the beginning each. */
  const numbers = new Map<string, number>()
  return (name) => {
    let unique = name
    let no = numbers.get(name.toLowerCase()) ?? 1
    while (used.has(unique.toLowerCase())) unique = `${name.trimEnd()} ${++no}`
    numbers.set(name.toLowerCase(), no)
    used.add(unique.toLowerCase())
    return unique
  }
}
