import { BellOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import { type ImageQuery, toImageQuery, withStoredImage } from '../../model/image-query.ts'
import { imageWatchPath } from '../../model/watch-address.ts'
import { SaveBar } from '../builder/save-bar.tsx'
import { useFormattedConditions } from '../query/use-formatted.ts'

/** Saves a search by an image that is stored, or has the image watched. What is saved keeps its image. */
export function ImageSaveBar({ query, imgFile }: { query: ImageQuery; imgFile: string }) {
  const { t } = useTranslation('imageSearch')
  const { countries, classesShort } = useFormattedConditions(query.conditions)
  return (
    <SaveBar
      query={toImageQuery(withStoredImage(query, imgFile))}
      name={t('sentence', { where: countries, classes: classesShort })}
      watchPath={null}
    >
      <ButtonLink size="small" icon={<BellOutlined />} to={imageWatchPath(query, imgFile)}>
        {t('watch')}
      </ButtonLink>
    </SaveBar>
  )
}
