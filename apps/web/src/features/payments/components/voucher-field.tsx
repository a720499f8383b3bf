import { FileTextOutlined, LoadingOutlined } from '@ant-design/icons'
import { uploadFile } from '@markwright/api-client/files'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import styles from './payments.module.css'

export type VoucherFile = { id: string; name: string }

/** The proof of a transfer, checked and uploaded at once. A field of a form. */
export function VoucherField({
  id,
  value = null,
  onChange,
}: {
  id?: string
  value?: VoucherFile | null
  onChange?: (file: VoucherFile) => void
}) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useAction(async (file: File) => {
    const found = fileProblem(file, uploadLimits.voucher, language)
    setProblem(found)
    if (found) return
    const stored = await uploadFile({ file, type: 'voucher' })
    onChange?.({ id: stored.id, name: stored.original })
  })
  return (
    <div>
      <FileButton
        {...(id !== undefined && { id })}
        suffixes={uploadLimits.voucher.suffixes}
        icon={upload.isRunning ? <LoadingOutlined /> : <FileTextOutlined />}
        disabled={upload.isRunning}
        onFile={(file) => void upload.run(file)}
      >
        {t(upload.isRunning ? 'voucher.uploading' : value ? 'voucher.replace' : 'voucher.choose')}
      </FileButton>{' '}
      {value && <span>{value.name}</span>}
      <p className={styles.note}>{t('voucher.fileNote')}</p>
      {problem && <p role="alert">{problem}</p>}
      <ErrorNote error={upload.error} />
    </div>
  )
}
