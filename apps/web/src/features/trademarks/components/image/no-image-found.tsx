import { FileSearchOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../shared/ui/button-link.tsx'
import { MessageView } from '../../../../shared/ui/message-view.tsx'
import { type ImageQuestion, imageSearchPath } from '../../model/image-question.ts'
import { allCountries } from '../../model/question.ts'

/** No image is similar enough: what one may try instead. */
export function NoImageFound({ question }: { question: ImageQuestion }) {
  const { t } = useTranslation('imageSearch')
  const { conditions } = question
  const to = (changes: Partial<typeof conditions>) =>
    imageSearchPath({ question: { ...question, conditions: { ...conditions, ...changes } } })
  return (
    <MessageView
      stamp={<FileSearchOutlined />}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <>
          {conditions.degree !== 'low' && <ButtonLink to={to({ degree: 'low' })}>{t('empty.lowest')}</ButtonLink>}
          {conditions.countries.length < allCountries.length && (
            <ButtonLink to={to({ countries: allCountries })}>{t('empty.everywhere')}</ButtonLink>
          )}
          {conditions.classes && <ButtonLink to={to({ classes: '' })}>{t('empty.allClasses')}</ButtonLink>}
        </>
      }
    />
  )
}
