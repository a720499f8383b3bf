import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { hasText } from '../checks/check-translation.ts'
import { findProtected } from './protect.ts'

/** Whether a text has letters outside of what is the same in both languages: numbers with units, codes, addresses. */
export function isTranslatable(
  text: string,
  languages: { source: TranslationLanguage; target: TranslationLanguage },
): boolean {
  let rest = ''
  let end = 0
  for (const span of findProtected(text, languages)) {
    rest += text.slice(end, span.start) + ' '
    end = span.end
    if (span.kind !== 'tag' && span.target !== text.slice(span.start, span.end)) return true
  }
  return hasText(rest + text.slice(end))
}
