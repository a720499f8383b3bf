import { formatDaySpan } from '@markwright/domain/dates/day-span'
import { splitList } from '@markwright/domain/marks/search-list'
import { searchFieldName } from '@markwright/domain/marks/search-messages'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import {
  classNumbers,
  formatClasses,
  formatCountries,
  formatDays,
  formatStatuses,
  type Formatted,
} from '../../model/condition-summary.ts'
import { allCountries, type Query } from '../../model/query.ts'

/** The conditions of a query in words. */
export function useFormattedConditions({ countries, classes, groups, statuses, days }: Query) {
  const { t } = useTranslation('query')
  const language = useLanguage()
  const list = (formatted: Formatted, all: string) => {
    if (formatted.kind === 'all') return all
    const names = formatted.names.join(t('summary.separator'))
    return formatted.kind === 'named'
      ? names
      : t('summary.counted', { names, rest: formatted.rest, count: formatted.names.length + formatted.rest })
  }
  const spans = formatDays(days).map(
    ({ field, span: { from, to } }) => `${searchFieldName(field, language)} ${formatDaySpan(from, to, language)}`,
  )
  const numbers = classNumbers(classes)
  const statusesFormatted = formatStatuses(statuses, language)
  return {
    countries:
      countries.length === 0
        ? t('summary.noCountry')
        : list(formatCountries(countries, language), t('summary.allCountries', { count: allCountries.length })),
    classes: list(formatClasses(classes, language), t('summary.allClasses')),
    /** By number only, for a sentence. */
    classesShort:
      numbers.length === 0
        ? t('summary.allClasses')
        : t('summary.classNumbers', { numbers: numbers.join(t('summary.separator')), count: numbers.length }),
    /** Null where any will do. */
    groups: groups.trim()
      ? splitList(groups)
          .map(({ value }) => value)
          .join(t('summary.separator'))
      : null,
    /** Null where the default is requested. */
    statuses: statusesFormatted && list(statusesFormatted, t('summary.allStatuses')),
    /** Null where every day will do. */
    days: spans.length > 0 ? spans.join(t('summary.separator')) : null,
  }
}
