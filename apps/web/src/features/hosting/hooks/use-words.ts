import type { PortfolioField } from '@markwright/api-client/models/portfolioField'
import { countryName } from '@markwright/domain/places/countries'
import { filingOffices } from '@markwright/domain/places/country-codes'
import { HOME_ZONE, daysBetween, todayIn } from '@markwright/domain/dates/calendar'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { isDayField } from '../model/fields.ts'

/** Today where the days of the platform are counted. */
export const homeToday = () => todayIn(HOME_ZONE, new Date())

type Values = { readonly [Field in PortfolioField]?: string | readonly number[] | null }

/** How facts of rights are called. */
export function useWords() {
  const { t } = useTranslation('hosting')
  const language = useLanguage()
  /** An office; international applications for patents are not those of the Madrid system. */
  const office = (code: string, kind?: string) =>
    code === 'WO' && kind === 'patent' ? t('office.pct') : countryName(code, language)
  return {
    office,
    offices: (kind?: string) =>
      officesOf(kind)
        .map((value) => ({ value, label: office(value, kind) }))
        .toSorted(
          (a, b) => order(a.value) - order(b.value) || a.label.localeCompare(b.label, language === 'cn' ? 'zh' : 'en'),
        ),
    /** What a field says, null where it says nothing. */
    value(field: PortfolioField, values: Values): string | null {
      const value = values[field]
      if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
        return null
      if (field === 'classes') return (value as readonly number[]).join(t('separator'))
      if (field === 'state') return t(`state.${value as 'live'}`)
      if (field === 'patentKind') return t(`patentKind.${value as 'patent'}`)
      return value as string
    },
    isDay: isDayField,
    /** How far a day is from today. */
    distance(day: string) {
      const days = daysBetween(homeToday(), day)
      if (days === 0) return t('distance.today')
      return days > 0 ? t('distance.ahead', { count: days }) : t('distance.ago', { count: -days })
    },
  }
}

const usual = ['CN', 'US', 'EU', 'EP', 'WO', 'JP', 'KR', 'GB', 'DE', 'FR', 'HK', 'TW', 'MO']
const order = (code: string) => (usual.includes(code) ? usual.indexOf(code) : usual.length)
const officesOf = (kind?: string) => [...new Set([...filingOffices, 'WO', ...(kind === 'mark' ? [] : ['EP'])])]
