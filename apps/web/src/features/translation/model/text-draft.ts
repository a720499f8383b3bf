import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import type { SourceChoice } from './languages.ts'

export type TextDraft = { text: string; source: SourceChoice; target: TranslationLanguage }

/** What is in the form for texts, so that a look at the glossary or another page costs none of it. */
export const useTextDraft = () => useUserDraft<TextDraft>('translation')
