export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** `中文 = English`. @throws RangeError where there are not exactly two names. */
export function entryOf(text: string): { cn: string; en: string } {
  const [cn, en, ...more] = text.split(' = ')
  if (!cn || !en || more.length > 0) throw new RangeError(`“${text}” is not a pair of names.`)
  return { cn, en }
}
