import { LoadingOutlined, UserOutlined } from '@ant-design/icons'
import { uploadFile } from '@markwright/api-client/files'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { Button } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import type { AvatarImage } from '../model/profile.ts'
import styles from './avatar-field.module.css'

const MAX_MB = 2
const none: AvatarImage = { url: '', fileId: '' }

/** The image of a member: chosen, checked and shown at once, then uploaded; it is stored when the form is saved. A field of a form. */
export function AvatarField({
  value = none,
  onChange,
}: {
  value?: AvatarImage
  onChange?: (image: AvatarImage) => void
}) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const noteId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [preview, setPreview] = useState<string | null>(null)

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
    return undefined
  }, [preview])

  const upload = useAction(async (file: File) => {
    const found = fileProblem(file, uploadLimits.avatar, language)
    setProblem(found)
    if (found) return
    setPreview(URL.createObjectURL(file))
    try {
      const stored = await uploadFile({ file, type: 'avatar' })
      onChange?.({ url: stored.url, fileId: stored.id })
    } finally {
      setPreview(null)
    }
  })
  const shown = preview ?? value.url
  return (
    <div className={styles.field}>
      <div className={styles.image} data-busy={upload.isRunning}>
        {shown ? <img src={shown} alt={t('avatar.alt')} width={72} height={72} /> : <UserOutlined aria-hidden />}
      </div>
      <div>
        <div className={styles.tools}>
          <FileButton
            suffixes={uploadLimits.avatar.suffixes}
            icon={upload.isRunning ? <LoadingOutlined /> : undefined}
            disabled={upload.isRunning}
            aria-describedby={noteId}
            onFile={(file) => void upload.run(file)}
          >
            {t(upload.isRunning ? 'avatar.uploading' : value.url ? 'avatar.replace' : 'avatar.choose')}
          </FileButton>
          {value.url && !upload.isRunning && (
            <Button type="text" onClick={() => onChange?.(none)}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p id={noteId} className={styles.note}>
          {t('avatar.note', { size: MAX_MB })}
        </p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <ErrorNote error={upload.error} />
      </div>
    </div>
  )
}
