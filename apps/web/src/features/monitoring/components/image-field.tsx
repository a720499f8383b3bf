import { PictureOutlined } from '@ant-design/icons'
import { getDownloadFileUrl } from '@markwright/api-client/files'
import { getGetTrademarkImageUrl } from '@markwright/api-client/trademarks'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { previewOf } from '../../../shared/lib/image-previews.ts'
import { useImageUpload } from '../../../shared/lib/use-image-upload.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FieldGroup } from '../../../shared/ui/forms/field.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import type { WatchedImage } from '../model/monitor-form.ts'
import styles from './monitoring.module.css'

/** The image that is watched: one that was uploaded, or that of a record. */
export function ImageField({
  value,
  isMissing,
  onChange,
  onUploading,
}: {
  value: WatchedImage | null
  isMissing: boolean
  onChange: (value: WatchedImage) => void
  onUploading: (isUploading: boolean) => void
}) {
  const { t } = useTranslation('monitoring')
  const id = useId()
  const upload = useImageUpload({
    onStored: ({ id: imgFile }) => onChange({ imgFile, crop: null, preview: null }),
    onSending: onUploading,
  })
  const formatted = upload.problem ?? (isMissing && !upload.isSending ? t('form.problem.image') : null)
  const shown = value && imageOf(value)
  return (
    <FieldGroup label={t('form.image')}>
      <div className={styles.imageField}>
        {shown && <img key={shown} src={shown} alt={t('form.image')} onError={hide} />}
        <FileButton
          suffixes={uploadLimits.tmSearch.suffixes}
          icon={<PictureOutlined />}
          loading={whenSlow(upload.isSending)}
          aria-describedby={`${id}-note`}
          onFile={upload.start}
        >
          {t('form.chooseImage')}
        </FileButton>
      </div>
      <p id={`${id}-note`} className={formatted ? styles.problem : styles.note} role={formatted ? 'alert' : undefined}>
        {formatted ?? (
          <>
            {t(value?.crop && !value.preview ? 'form.imageCropped' : 'form.imageNote')}{' '}
            <SiteLink to={paths.imageSearch}>{t('form.imageSearch')}</SiteLink>
          </>
        )}
      </p>
      <ErrorNote error={upload.error} />
    </FieldGroup>
  )
}

function imageOf({ imgFile, markId, preview }: WatchedImage): string | null {
  if (preview) return preview
  if (markId) return getGetTrademarkImageUrl(markId, { size: 'thumb' })
  return imgFile ? (previewOf(imgFile) ?? getDownloadFileUrl({ id: imgFile })) : null
}

/** Browsers show no TIFF, and what a visitor uploaded only the server may read. */
const hide = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
  currentTarget.hidden = true
}
