import { CheckOutlined, DownloadOutlined, LinkOutlined, PrinterOutlined } from '@ant-design/icons'
import type { ComparedIds } from '@markwright/api-client/models/comparedIds'
import { exportComparison } from '@markwright/api-client/results'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../../../shared/lib/refusal-text.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useCopied } from '../../../shared/lib/use-copied.ts'
import { sayError } from '../../../shared/ui/say.ts'
import styles from './comparison.module.css'

/** What can be done with a comparison as a whole. */
export function ComparisonActs({ compared }: { compared: ComparedIds }) {
  const { t } = useTranslation(['comparison', 'site'])
  const { isCopied, copy } = useCopied()
  const { run, isRunning } = useAction(async () => {
    try {
      const file: unknown = await exportComparison(compared)
      if (file instanceof Blob) saveFile(file, `${t('title')}.xlsx`)
    } catch (error) {
      sayError(refusalText(error, t('site:error.noAnswer')))
    }
  })
  return (
    <div className={`${styles.acts} no-print`}>
      <Button
        icon={isCopied ? <CheckOutlined /> : <LinkOutlined />}
        onClick={() => copy(window.location.href)}
        aria-live="polite"
      >
        {isCopied ? t('linkCopied') : t('copyLink')}
      </Button>
      <Button icon={<DownloadOutlined />} loading={isRunning} onClick={() => void run()}>
        {t('export')}
      </Button>
      <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  )
}
