/** A text as PostgreSQL can store it: without NUL, and with U+FFFD in the place of half a surrogate pair. */
export const storableText = (text: string): string => text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')
