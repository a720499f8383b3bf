import { PictureOutlined } from '@ant-design/icons'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import type { QueryImage } from '@markwright/api-client/models/queryImage'
import { useTranslation } from 'react-i18next'
import { previewOf } from '../../../../shared/lib/image-previews.ts'
import { useFileDrop } from '../../../../shared/lib/use-file-drop.ts'
import { useImageUpload } from '../../../../shared/lib/use-image-upload.ts'
import { ErrorNote } from '../../../../shared/ui/feedback/error-note.tsx'
import { FileButton } from '../../../../shared/ui/controls/file-button.tsx'
import { usePastedFile } from '../../hooks/use-pasted-file.ts'
import styles from './builder.module.css'

/** The image of a condition: chosen, dropped or pasted. It is uploaded at once, and its id is the value. */
export function ImageValue({
  fileId,
  label,
  alt,
  shown,
  isWrong,
  onChange,
}: {
  /** Empty for none. */
  fileId: string
  label: string
  /** Of the image as it is shown. */
  alt: string
  /** The image that the answer shows again, which need not be this one. */
  shown: QueryImage | undefined
  isWrong: boolean
  onChange: (fileId: string) => void
}) {
  const { t } = useTranslation('queries')
  const upload = useImageUpload({ onStored: ({ id }) => onChange(id) })
  usePastedFile(upload.start, fileId === '')
  const drop = useFileDrop(upload.start)
  const choose = t(fileId ? 'builder.image.replace' : 'builder.image.choose')
  const preview = fileId ? (previewOf(fileId) ?? (shown?.imgFile === fileId ? shown.preview : null)) : null
  return (
    <div className={`${styles.value} ${styles.image} ${isWrong ? styles.wrong : ''}`} {...drop}>
      {preview ? <img src={preview} alt={alt} /> : <PictureOutlined className={styles.noImage} aria-hidden />}
      <span role="status">
        {upload.isSending ? t('builder.image.sending') : fileId && !preview ? t('builder.image.chosen') : null}
      </span>
      <FileButton
        suffixes={uploadLimits.tmSearch.suffixes}
        aria-label={`${label} ${choose}`}
        loading={upload.isSending}
        onFile={upload.start}
      >
        {choose}
      </FileButton>
      <span className={styles.hint}>{t('builder.image.hint')}</span>
      {upload.problem && (
        <span role="alert" className={styles.refused}>
          {upload.problem}
        </span>
      )}
      <ErrorNote error={upload.error} />
    </div>
  )
}
