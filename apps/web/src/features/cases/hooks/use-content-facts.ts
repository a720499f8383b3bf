import type { CaseContent } from '@markwright/api-client/models/caseContent'
import type { CaseField } from '@markwright/api-client/models/caseField'
import { formatClasses } from '@markwright/domain/marks/class-numbers'
import { countryName } from '@markwright/domain/places/countries'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { itemName } from '../../../shared/classification/chosen-goods.ts'
import {
  type CaseParty,
  contactOf,
  countriesOf,
  foreignMarksOf,
  itemsByClass,
  itemsOf,
  markImageOf,
  marksOf,
  partiesOf,
  partyOf,
  prioritiesOf,
  textOf,
} from '../model/case-content.ts'

/** Gives the value of a field in a text of one or more lines; empty where nothing is filled in. */
export function useContentFacts() {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const partyText = (party: CaseParty) =>
    [
      party.nameCn,
      party.nameEn,
      party.idNumber,
      party.addressCn,
      party.addressEn,
      party.country === 'CN' ? '' : countryName(party.country, language),
    ]
      .filter(Boolean)
      .join(' · ')
  return (field: CaseField, content: CaseContent): string => {
    const { name } = field
    switch (field.type) {
      case 'marks':
        return marksOf(content, name)
          .map((mark) =>
            [
              mark.number,
              mark.name,
              mark.classes.length > 0 && t('marks.inClasses', { classes: formatClasses(mark.classes) }),
            ]
              .filter(Boolean)
              .join(' · '),
          )
          .join('\n')
      case 'foreignMarks':
        return foreignMarksOf(content, name)
          .map((mark) =>
            [
              mark.country && countryName(mark.country, language),
              mark.number,
              mark.name,
              mark.classes.length > 0 && t('marks.inClasses', { classes: formatClasses(mark.classes) }),
              mark.expiresOn && t('marks.expires', { day: mark.expiresOn }),
            ]
              .filter(Boolean)
              .join(' · '),
          )
          .join('\n')
      case 'countries':
        return countriesOf(content, name)
          .map((code) => countryName(code, language))
          .join(t('goods.join'))
      case 'markImage': {
        const { kind, text, image } = markImageOf(content, name)
        return [t(`mark.kinds.${kind}`), kind !== 'figure' && text, kind !== 'text' && image?.name]
          .filter(Boolean)
          .join(' · ')
      }
      case 'goods':
        return itemsByClass(itemsOf(content, name))
          .map(({ classNo, items }) =>
            t('goods.ofClass', { classNo, items: items.map((item) => itemName(item, language)).join(t('goods.join')) }),
          )
          .join('\n')
      case 'priorities':
        return prioritiesOf(content, name)
          .map(({ country, date, number }) =>
            [country && countryName(country, language), date, number].filter(Boolean).join(' · '),
          )
          .join('\n')
      case 'party':
        return content[name] ? partyText(partyOf(content, name)) : ''
      case 'parties':
        return partiesOf(content, name).map(partyText).join('\n')
      case 'contact':
        return Object.values(contactOf(content, name)).filter(Boolean).join(' · ')
      case 'choice':
        return field.options.find(({ value }) => value === textOf(content, name))?.label[language] ?? ''
      case 'day':
      case 'text':
        return textOf(content, name)
    }
  }
}
