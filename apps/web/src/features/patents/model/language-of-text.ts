const PUBLICATION_NUMBER = /^\s*[a-z]{2}[\s\d.,/-]+[a-z]?\d?\s*$/i

/** The language that a text to search with is in, by its script; `own` where the script does not say. */
export function languageOfText(text: string): 'zh' | 'en' | 'ja' | 'own' {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  if (PUBLICATION_NUMBER.test(text)) return 'own'
  // Letters with marks, and other alphabets, are of other languages.
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length > 0 && letters.every((letter) => /[a-z]/i.test(letter)) ? 'en' : 'own'
}
