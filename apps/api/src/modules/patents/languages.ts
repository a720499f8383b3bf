/** The language in which a text is shown: that of the reader, English, that of the publication, or whichever there is. */
export function languageFor(
  texts: Readonly<Record<string, unknown>>,
  own: string | null,
  wanted: string,
): string | null {
  const first = wanted === 'cn' ? 'zh' : wanted
  for (const language of [first, own, 'en', 'zh']) if (language && texts[language]) return language
  return Object.keys(texts)[0] ?? null
}
