/** The code in a message, to be copied; null where there is none. */
export const oneTimeCode = (text: string): string | null => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null
