import { DownloadOutlined } from '@ant-design/icons'
import { downloadApplicantDocument } from '@markwright/api-client/hosting'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'

/** Downloads a version of a document, the present one where none is named. */
export function DownloadDocument({
  id,
  edition,
  fileName,
  label,
}: {
  id: string
  edition?: number
  fileName: string
  label: string
}) {
  const { t } = useTranslation('applicantDocuments')
  const { run, isRunning } = useFileExport(
    () => downloadApplicantDocument(id, edition === undefined ? {} : { edition }),
    fileName,
  )
  return (
    <Button
      size="small"
      icon={<DownloadOutlined />}
      loading={isRunning}
      aria-label={label}
      title={fileName}
      onClick={() => void run()}
    >
      {t('download')}
    </Button>
  )
}
