import { formatCondition } from '@markwright/domain/marks/condition-texts'
import type { WireCondition } from '@markwright/domain/marks/search-conditions'
import { useLanguage } from '../../../../shared/i18n/language.ts'

/** Formats a condition, the one at `at` among those of its query, in the language of the page. */
export function useFormattedCondition() {
  const language = useLanguage()
  return (condition: WireCondition, at: number): string => formatCondition(condition, at === 0, language)
}
