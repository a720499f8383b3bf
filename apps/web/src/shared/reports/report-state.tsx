import type { ReportHead } from '@markwright/api-client/models/reportHead'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './report-content.module.css'

const colours: Partial<Record<ReportHead['state'], string>> = {
  generating: 'processing',
  review: 'processing',
  approved: 'processing',
  delivered: 'success',
  failed: 'error',
}

/** Where a report stands, and while somebody waits for it by when it is due. */
export function ReportState({ report }: { report: Pick<ReportHead, 'state' | 'status' | 'eta' | 'overdue'> }) {
  const { t } = useTranslation('reports')
  return (
    <span className={styles.state}>
      <Tag color={colours[report.state]}>{t(`state.${report.state}`)}</Tag>
      {report.status === 'PENDING' && (
        <span className={styles.faint}>
          {t('dueBy', { date: report.eta })} {report.overdue && <Tag color="error">{t('overdue')}</Tag>}
        </span>
      )}
    </span>
  )
}
