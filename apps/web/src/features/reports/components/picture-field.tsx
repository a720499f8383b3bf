import { PictureOutlined } from '@ant-design/icons'
import { uploadFile } from '@markwright/api-client/files'
import { checkUpload, uploadLimits, uploadProblems } from '@markwright/domain/upload-limits'
import { Button } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import styles from './reports.module.css'

const printed = ['PNG', 'JPG', 'JPEG', 'GIF'] as const
const limits = { ...uploadLimits.tmSearch, suffixes: printed }

/** A picture of the mark, for the report to show. */
export function PictureField({
  value,
  onChange,
  onUploading,
}: {
  value: { id: string; name: string } | null
  onChange: (value: { id: string; name: string } | null) => void
  onUploading: (isUploading: boolean) => void
}) {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown])

  const upload = useAction(async (file: File) => {
    const found = checkUpload({ name: file.name, size: file.size }, limits)
    setProblem(found && uploadProblems[found][language])
    if (found) return
    onUploading(true)
    try {
      const stored = await uploadFile({ file, type: 'tmSearch' })
      setShown(URL.createObjectURL(file))
      onChange({ id: stored.id, name: file.name })
    } finally {
      onUploading(false)
    }
  })
  return (
    <div role="group" aria-label={t('form.picture')}>
      <span className={styles.label}>{t('form.picture')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={printed.map((suffix) => `.${suffix.toLowerCase()}`).join(',')}
        aria-label={t('form.choosePicture')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void upload.run(file)
        }}
      />
      <div className={styles.picture}>
        {value && shown && <img src={shown} alt={value.name} />}
        {value && !shown && <span>{value.name}</span>}
        <Button
          icon={<PictureOutlined />}
          loading={whenSlow(upload.isRunning)}
          aria-describedby={`${id}-note`}
          onClick={() => input.current?.click()}
        >
          {t('form.choosePicture')}
        </Button>
        {value && (
          <Button type="link" onClick={() => onChange(null)}>
            {t('form.removePicture')}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.note} role={problem ? 'alert' : undefined} data-problem={problem !== null}>
        {problem ?? t('form.pictureNote')}
      </p>
      <ErrorNote error={upload.error} />
    </div>
  )
}
