import { DownloadOutlined } from '@ant-design/icons'
import { downloadAnnuityReceipt } from '@markwright/api-client/hosting'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'

const suffixes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** Downloads the receipt of an annuity that was paid at the office. */
export function ReceiptButton({ id, year }: { id: string; year: number }) {
  const { t } = useTranslation('annuities')
  const name = t('detail.receiptName', { year })
  const { run, isRunning } = useFileExport(
    () => downloadAnnuityReceipt(id),
    (file) => `${name}.${suffixes[file.type] ?? 'bin'}`,
  )
  return (
    <Button
      size="small"
      icon={<DownloadOutlined />}
      loading={isRunning}
      aria-label={t('detail.receiptOf', { year })}
      onClick={() => void run()}
    >
      {t('detail.receipt')}
    </Button>
  )
}
