import type { Language } from '@markwright/domain/site/language'

const HAN = /\p{Script=Han}/u

/**
 * A source of a fee or rate as the page shows it. Staff write one field for both languages, Chinese first and separated
 * by ` / `; of that the page shows its own language, and of anything else the whole.
 */
export function sourceText(source: string, language: Language): string {
  const parts = source.split(' / ')
  const [cn = '', en = ''] = parts
  return parts.length === 2 && HAN.test(cn) && !HAN.test(en) ? { cn, en }[language] : source
}
