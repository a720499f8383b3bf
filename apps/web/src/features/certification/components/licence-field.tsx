import { FileImageOutlined, LoadingOutlined } from '@ant-design/icons'
import { uploadFile } from '@markwright/api-client/files'
import type { CertificationLicence } from '@markwright/api-client/models/certificationLicence'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import styles from './licence.module.css'

const MAX_MB = 10

/** The image of a business licence: checked, uploaded and shown at once. A field of a form. */
export function LicenceField({
  value = null,
  onChange,
}: {
  value?: CertificationLicence | null
  onChange?: (licence: CertificationLicence) => void
}) {
  const { t } = useTranslation('certification')
  const language = useLanguage()
  const noteId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useAction(async (file: File) => {
    const found = fileProblem(file, uploadLimits.licence, language)
    setProblem(found)
    if (found) return
    const { id, original, mime, url } = await uploadFile({ file, type: 'licence' })
    onChange?.({ id, name: original, mime, url })
  })
  return (
    <div>
      {value && <LicencePreview licence={value} />}
      <FileButton
        suffixes={uploadLimits.licence.suffixes}
        icon={upload.isRunning ? <LoadingOutlined /> : <FileImageOutlined />}
        disabled={upload.isRunning}
        aria-describedby={noteId}
        onFile={(file) => void upload.run(file)}
      >
        {t(upload.isRunning ? 'licence.uploading' : value ? 'licence.replace' : 'licence.choose')}
      </FileButton>
      <p id={noteId} className={styles.note}>
        {t('licence.note', { size: MAX_MB })}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ErrorNote error={upload.error} />
    </div>
  )
}

/** The licence as far as a browser can show it, with its name. */
export function LicencePreview({ licence: { name, mime, url } }: { licence: CertificationLicence }) {
  const { t } = useTranslation('certification')
  return (
    <figure className={styles.figure}>
      {mime !== 'image/tiff' && <img src={url} alt={t('licence.alt')} className={styles.image} />}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
