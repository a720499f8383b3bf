import { PictureOutlined } from '@ant-design/icons'
import { getDownloadFileUrl, uploadFile } from '@markwright/api-client/files'
import { getGetTrademarkImageUrl } from '@markwright/api-client/trademarks'
import { checkUpload, uploadLimits, uploadProblems } from '@markwright/domain/upload-limits'
import { Button } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
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
  onChange: (value: WatchedPicture) => void
}) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [uploaded, setUploaded] = useState<{ imgFile: string; url: string } | null>(null)
  useEffect(() => () => void (uploaded && URL.revokeObjectURL(uploaded.url)), [uploaded])
  const upload = useAction(async (file: File) => {
    const found = checkUpload({ name: file.name, size: file.size }, limits)
    setProblem(found && uploadProblems[found][language])
    if (found) return
    const { id: imgFile } = await uploadFile({ file, type: 'tmSearch' })
    setUploaded({ imgFile, url: URL.createObjectURL(file) })
    onChange({ imgFile, crop: null, preview: null })
  })
  const told = problem ?? (isMissing ? t('form.problem.picture') : null)
  const shown = uploaded && uploaded.imgFile === value?.imgFile ? uploaded.url : value && previewOf(value)
  return (
    <div role="group" aria-label={t('form.picture')}>
      <span className={styles.label}>{t('form.picture')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={limits.suffixes.map((suffix) => `.${suffix.toLowerCase()}`).join(',')}
        aria-label={t('form.choosePicture')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void upload.run(file)
        }}
      />
      <div className={styles.pictureField}>
        {shown && <img key={shown} src={shown} alt={t('form.picture')} onError={hide} />}
        <Button
          icon={<PictureOutlined />}
          loading={whenSlow(upload.isRunning)}
          aria-describedby={`${id}-note`}
          onClick={() => input.current?.click()}
        >
          {t('form.choosePicture')}
        </Button>
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
    </div>
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
