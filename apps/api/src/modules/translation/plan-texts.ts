import { countCharacters, TRANSLATION_CHARACTERS_MAX } from '@markwright/domain/texts/count-characters'
import {
  directionOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import { detectLanguage, isTranslatable, withoutTags } from '@markwright/translation'
import { AppError } from '../../kernel/errors.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { type MarkedUpText, readMarkedUpText, type TagHandling } from './marked-up-text.ts'
import { translationErrors } from './translation.errors.ts'

/** A text of a call. Where `direction` is null it stays as it is, and counts nothing. */
export type PlannedText = { text: string; language: TranslationLanguage } & (
  | { direction: null }
  | { direction: TranslationDirection; markedUp: MarkedUpText | null; sourceText: string; chars: number }
)

/**
 * Which texts are translated, and in which direction. Those that are in the target language, and those without anything
 * to translate, stay as they are.
 * @throws AppError 40101 where there is no such direction, 40102 where a text is too long
 */
export function planTexts(
  texts: readonly string[],
  {
    source = 'auto',
    target,
    tagHandling,
    ignoredTags,
  }: {
    source?: TranslationLanguage | 'auto' | undefined
    target: TranslationLanguage
    tagHandling?: TagHandling | undefined
    ignoredTags?: readonly string[] | undefined
  },
): PlannedText[] {
  return texts.map((text): PlannedText => {
    const markedUp = tagHandling ? readMarkedUpText(text, tagHandling, ignoredTags) : null
    const sourceText = trimToNull(
      markedUp ? markedUp.segments.map((segment) => withoutTags(segment.text)).join('\n') : text,
    )
    const detected = sourceText === null ? null : (detectLanguage(sourceText)?.language ?? null)
    const language = source === 'auto' ? detected : source
    const unchanged = { text, language: language ?? target, direction: null }
    if (sourceText === null || language === target) return unchanged
    if (!isTranslatable(sourceText, { source: language ?? (target === 'en-us' ? 'zh-cn' : 'en-us'), target }))
      return unchanged
    const chars = countCharacters(sourceText)
    if (chars > TRANSLATION_CHARACTERS_MAX)
      throw new AppError(translationErrors.tooLong, { chars, limit: TRANSLATION_CHARACTERS_MAX })
    const direction = language && directionOf(language, target)
    if (language === null || direction === null) throw new AppError(translationErrors.direction)
    return { text, language, direction, markedUp, sourceText, chars }
  })
}
