import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { getDownloadImportTemplateUrl, inspectPortfolioFile } from '@markwright/api-client/hosting'
import type { PortfolioTable } from '@markwright/api-client/models/portfolioTable'
import { checkUpload } from '@markwright/domain/files/upload-limits'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useFileDrop } from '../../../shared/lib/use-file-drop.ts'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import hosting from '../components/hosting.module.css'
import styles from './exchange.module.css'

const SUFFIXES = ['XLSX', 'XLS', 'CSV', 'TSV', 'TXT']
const BYTES_MAX = 5 * 1024 * 1024

/** Uploads a table of rights, by choosing or dropping it. */
export function ImportUpload({ onRead }: { onRead: (table: PortfolioTable) => void }) {
  const { t } = useTranslation('exchange')
  const language = useLanguage()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<'badSuffix' | 'tooLarge' | null>(null)
  const upload = useAction(async (file: File) => {
    setName(file.name)
    const refused = checkUpload(file, { suffixes: SUFFIXES, size: BYTES_MAX })
    setProblem(refused && (refused === 'size' ? 'tooLarge' : 'badSuffix'))
    if (refused === null) onRead(await inspectPortfolioFile({ file }))
  })
  const drop = useFileDrop((file) => void upload.run(file))
  return (
    <>
      <div className={styles.drop} {...drop}>
        <div className={hosting.row}>
          <FileButton
            type="primary"
            suffixes={SUFFIXES}
            icon={<UploadOutlined />}
            loading={upload.isRunning}
            onFile={(file) => void upload.run(file)}
          >
            {t('import.choose')}
          </FileButton>
          <span className={hosting.faint}>{t('import.drop')}</span>
        </div>
        <p className={hosting.faint}>{t('import.limits')}</p>
        <p className={hosting.faint}>{t('import.templateNote')}</p>
        <p>
          <Button icon={<DownloadOutlined />} href={`${getDownloadImportTemplateUrl()}?lang=${language}`} download>
            {t('import.template')}
          </Button>
        </p>
      </div>
      <p role="status" className={hosting.faint}>
        {upload.isRunning && t('import.reading', { name })}
      </p>
      {problem && <Alert type="error" showIcon role="alert" title={t(`import.${problem}`)} />}
      <ErrorNote error={upload.error} />
    </>
  )
}
