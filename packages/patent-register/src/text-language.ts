/** The language in which a text is shown: the wanted one, English, that of the publication, or whichever there is. */
export function languageFor(
  texts: Readonly<Record<string, unknown>>,
  own: string | null,
  wanted: string,
): string | null {
  const first = wanted === 'cn' ? 'zh' : wanted
  for (const language of [first, own, 'en', 'zh']) if (language && texts[language]) return language
  return Object.keys(texts)[0] ?? null
}

/** The text in that language; null where there is none in any. */
export function textFor<Value>(
  texts: Readonly<Record<string, Value>>,
  own: string | null,
  wanted: string,
): Value | null {
  const language = languageFor(texts, own, wanted)
  return (language === null ? undefined : texts[language]) ?? null
}
