import type { PortfolioField } from '@markwright/api-client/models/portfolioField'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import { countryName } from '@markwright/domain/places/countries'
import { filingOffices } from '@markwright/domain/places/country-codes'
import { daysBetween } from '@markwright/domain/dates/calendar'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { homeToday } from '../../../shared/lib/local-time.ts'

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
    /** A field of a right, which is called differently for each kind. */
    field(name: PortfolioField, kind: PortfolioKind) {
      if (name === 'title') return t(`name.${kind}`)
      if (name === 'registeredOn') return t(`registeredOn.${kind}`)
      if (name === 'registrationNumber') return t(`registrationNumber.${kind === 'patent' ? 'patent' : 'mark'}`)
      return t(`field.${name}`)
    },
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
