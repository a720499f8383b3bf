import { CheckOutlined, DownloadOutlined, LinkOutlined, PrinterOutlined } from '@ant-design/icons'
import type { ComparedIds } from '@markwright/api-client/models/comparedIds'
import { exportComparison } from '@markwright/api-client/results'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../shared/lib/use-copied.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import styles from './comparison.module.css'

/** What can be done with a comparison as a whole. */
export function ComparisonActions({ compared }: { compared: ComparedIds }) {
  const { t } = useTranslation('comparison')
  const { isCopied, copy } = useCopied()
  const exported = useFileExport(() => exportComparison(compared), `${t('title')}.xlsx`)
  return (
    <div className={`${styles.acts} no-print`}>
      <Button
        icon={isCopied ? <CheckOutlined /> : <LinkOutlined />}
        onClick={() => copy(window.location.href)}
        aria-live="polite"
      >
        {isCopied ? t('linkCopied') : t('copyLink')}
      </Button>
      <Button icon={<DownloadOutlined />} loading={exported.isRunning} onClick={() => void exported.run()}>
        {t('export')}
      </Button>
      <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  )
}
