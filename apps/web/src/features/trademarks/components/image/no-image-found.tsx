import { FileSearchOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import { MessageView } from '../../../../shared/ui/feedback/message-view.tsx'
import { type ImageQuery, imageSearchPath } from '../../model/image-query.ts'
import { allCountries } from '../../model/query.ts'

/** No image is similar enough: what one may try instead. */
export function NoImageFound({ query }: { query: ImageQuery }) {
  const { t } = useTranslation('imageSearch')
  const { conditions } = query
  const to = (changes: Partial<typeof conditions>) =>
    imageSearchPath({ query: { ...query, conditions: { ...conditions, ...changes } } })
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
