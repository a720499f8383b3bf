import { PictureOutlined } from '@ant-design/icons'
import { uploadFile } from '@markwright/api-client/files'
import { checkUpload, uploadLimits, uploadProblems } from '@markwright/domain/upload-limits'
import { Button } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { FieldGroup } from '../../../shared/ui/field.tsx'
import { FileButton } from '../../../shared/ui/file-button.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import styles from './reports.module.css'

const printed = ['PNG', 'JPG', 'JPEG', 'GIF'] as const
const limits = { ...uploadLimits.tmSearch, suffixes: printed }

/** A picture of the mark, for the report to search with and to show. */
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
    <FieldGroup label={t('form.picture')}>
      <div className={styles.picture}>
        {value && shown && <img src={shown} alt={value.name} />}
        {value && !shown && <span>{value.name}</span>}
        <FileButton
          suffixes={printed}
          icon={<PictureOutlined />}
          loading={whenSlow(upload.isRunning)}
          aria-describedby={`${id}-note`}
          onFile={(file) => void upload.run(file)}
        >
          {t('form.choosePicture')}
        </FileButton>
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
    </FieldGroup>
  )
}
