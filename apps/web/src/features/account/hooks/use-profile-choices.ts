import { useGetDictionary } from '@markwright/api-client/content'
import { AccountDisplayCurrency } from '@markwright/api-client/models/accountDisplayCurrency'
import { RoleType } from '@markwright/api-client/models/roleType'
import { countryName } from '@markwright/domain/places/countries'
import { countryCodes } from '@markwright/domain/places/country-codes'
import { languages } from '@markwright/domain/site/language'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTags, useLanguage } from '../../../shared/i18n/language.ts'

const genders = ['female', 'male', 'other'] as const
// Where most members are.
const FIRST_COUNTRIES = ['CN', 'HK', 'MO', 'TW']

/** The choices of the profile in the language of the page; those of a dictionary are undefined until it has come. */
export function useProfileChoices() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { data: industries } = useGetDictionary('industry')

  const countries = useMemo(() => {
    const option = (code: string) => ({ value: code, label: countryName(code, language) })
    const others = countryCodes.filter((code) => !FIRST_COUNTRIES.includes(code)).map(option)
    const { compare } = new Intl.Collator(languageTags[language])
    return [...FIRST_COUNTRIES.map(option), ...others.toSorted((a, b) => compare(a.label, b.label))]
  }, [language])

  return {
    countries,
    industries: industries?.map(({ value, label, labelEn }) => ({ value, label: language === 'cn' ? label : labelEn })),
    genders: genders.map((value) => ({ value, label: t(`gender.${value}`) })),
    roleTypes: Object.values(RoleType).map((value) => ({ value, label: t(`roleType.${value}`) })),
    currencies: Object.values(AccountDisplayCurrency).map((value) => ({ value, label: t(`currency.${value}`) })),
    languages: languages.map((value) => ({ value, label: t(`language.${value}`) })),
  }
}
