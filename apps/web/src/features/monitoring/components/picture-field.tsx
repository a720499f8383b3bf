import { PictureOutlined } from '@ant-design/icons'
import { getDownloadFileUrl, uploadFile } from '@markwright/api-client/files'
import { getGetTrademarkImageUrl } from '@markwright/api-client/trademarks'
import { checkUpload, uploadLimits, uploadProblems } from '@markwright/domain/upload-limits'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { FieldGroup } from '../../../shared/ui/field.tsx'
import { FileButton } from '../../../shared/ui/file-button.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import type { WatchedPicture } from '../model/monitor-form.ts'
import styles from './monitoring.module.css'

const limits = uploadLimits.tmSearch

/** The picture that is watched: one that was uploaded, or that of a record. */
export function PictureField({
  value,
  isMissing,
  onChange,
}: {
  value: WatchedPicture | null
  isMissing: boolean
  onChange: (value: WatchedPicture | null) => void
}) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [uploaded, setUploaded] = useState<{ imgFile: string; url: string } | null>(null)
  useEffect(() => () => void (uploaded && URL.revokeObjectURL(uploaded.url)), [uploaded])
  const upload = useAction(async (file: File) => {
    const found = checkUpload({ name: file.name, size: file.size }, limits)
    setProblem(found && uploadProblems[found][language])
    if (found) return
    // Nothing is saved with the picture before while the new one is on its way.
    onChange(null)
    try {
      const { id: imgFile } = await uploadFile({ file, type: 'tmSearch' })
      setUploaded({ imgFile, url: URL.createObjectURL(file) })
      onChange({ imgFile, crop: null, preview: null })
    } catch (refusal) {
      onChange(value)
      throw refusal
    }
  })
  const told = problem ?? (isMissing && !upload.isRunning ? t('form.problem.picture') : null)
  const shown = uploaded && uploaded.imgFile === value?.imgFile ? uploaded.url : value && previewOf(value)
  return (
    <FieldGroup label={t('form.picture')}>
      <div className={styles.pictureField}>
        {shown && <img key={shown} src={shown} alt={t('form.picture')} onError={hide} />}
        <FileButton
          suffixes={limits.suffixes}
          icon={<PictureOutlined />}
          loading={whenSlow(upload.isRunning)}
          aria-describedby={`${id}-note`}
          onFile={(file) => void upload.run(file)}
        >
          {t('form.choosePicture')}
        </FileButton>
      </div>
      <p id={`${id}-note`} className={told ? styles.problem : styles.note} role={told ? 'alert' : undefined}>
        {told ?? (
          <>
            {t(value?.crop && !value.preview ? 'form.pictureCropped' : 'form.pictureNote')}{' '}
            <SiteLink to={paths.imageSearch}>{t('form.pictureSearch')}</SiteLink>
          </>
        )}
      </p>
      <ErrorNote error={upload.error} />
    </FieldGroup>
  )
}

function previewOf({ imgFile, markId, preview }: WatchedPicture): string | null {
  if (preview) return preview
  if (markId) return getGetTrademarkImageUrl(markId, { size: 'thumb' })
  return imgFile ? getDownloadFileUrl({ id: imgFile }) : null
}

/** Browsers show no TIFF, and what a visitor uploaded only the server may read. */
const hide = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
  currentTarget.hidden = true
}
