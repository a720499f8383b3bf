import { UploadOutlined } from '@ant-design/icons'
import { uploadTranslationDocument } from '@markwright/api-client/translation-documents'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useFileDrop } from '../../../shared/lib/use-file-drop.ts'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { TranslationProblem } from './translation-problem.tsx'
import styles from './translation.module.css'

const SUFFIXES = ['TXT', 'DOCX', 'DOC', 'PDF', 'PPTX', 'XLSX', 'XLF', 'XLIFF']

/** Uploads a document, by choosing or dropping it. */
export function DocumentUpload({ onUploaded }: { onUploaded: (id: string) => void }) {
  const { t } = useTranslation('translation')
  const [name, setName] = useState('')
  const upload = useAction(async (file: File) => {
    setName(file.name)
    const document = await uploadTranslationDocument({ file })
    onUploaded(document.id)
  })
  const drop = useFileDrop((file) => void upload.run(file))
  return (
    <>
      <div className={styles.drop} {...drop}>
        <FileButton
          type="primary"
          suffixes={SUFFIXES}
          icon={<UploadOutlined />}
          loading={upload.isRunning}
          onFile={(file) => void upload.run(file)}
        >
          {t('document.choose')}
        </FileButton>
        <p className={styles.faint}>{t('document.limits')}</p>
        <p className={styles.faint}>{t('document.docNote')}</p>
      </div>
      <p role="status" className={styles.faint}>
        {upload.isRunning && t('document.reading', { name })}
      </p>
      {upload.error !== null && (
        <>
          <TranslationProblem error={upload.error} />
          <Button size="small" onClick={upload.forgive}>
            {t('document.another')}
          </Button>
        </>
      )}
    </>
  )
}
