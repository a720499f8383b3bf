import { PictureOutlined } from '@ant-design/icons'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { previewOf } from '../../../shared/lib/image-previews.ts'
import { useImageUpload } from '../../../shared/lib/use-image-upload.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FieldGroup } from '../../../shared/ui/forms/field.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import styles from './reports.module.css'

const printed = ['PNG', 'JPG', 'JPEG', 'GIF'] as const
const limits = { ...uploadLimits.tmSearch, suffixes: printed }

/** An image of the mark, for the report to search with and to show. */
export function ImageField({
  value,
  onChange,
  onUploading,
}: {
  value: { id: string; name: string } | null
  onChange: (value: { id: string; name: string } | null) => void
  onUploading: (isUploading: boolean) => void
}) {
  const { t } = useTranslation('reports')
  const id = useId()
  const upload = useImageUpload({ limits, onStored: onChange, onSending: onUploading })
  const { problem } = upload
  const shown = value && previewOf(value.id)
  return (
    <FieldGroup label={t('form.image')}>
      <div className={styles.image}>
        {value && shown && <img src={shown} alt={value.name} />}
        {value && !shown && <span>{value.name}</span>}
        <FileButton
          suffixes={printed}
          icon={<PictureOutlined />}
          loading={whenSlow(upload.isSending)}
          aria-describedby={`${id}-note`}
          onFile={upload.start}
        >
          {t('form.chooseImage')}
        </FileButton>
        {value && (
          <Button type="link" onClick={() => onChange(null)}>
            {t('form.removeImage')}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.note} role={problem ? 'alert' : undefined} data-problem={problem !== null}>
        {problem ?? t('form.imageNote')}
      </p>
      <ErrorNote error={upload.error} />
    </FieldGroup>
  )
}
