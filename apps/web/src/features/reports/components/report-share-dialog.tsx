import type { Report } from '@markwright/api-client/models/report'
import { revokeReportShare, shareReport } from '@markwright/api-client/reports'
import { useTranslation } from 'react-i18next'
import { analysisReportPath } from '../../../shared/lib/paths.ts'
import { ShareDialog } from '../../../shared/share/share-dialog.tsx'

/** The link by which anybody reads a report. */
export function ReportShareDialog({
  report: { reportNo, share },
  isOpen,
  onChanged,
  onClose,
}: {
  report: Pick<Report, 'reportNo' | 'share'>
  isOpen: boolean
  onChanged: () => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('reports')
  return (
    <ShareDialog
      isOpen={isOpen}
      title={t('share.title')}
      text={t('share.text')}
      shares={share ? [{ ...share, path: `#${analysisReportPath(reportNo)}&share=${share.token}` }] : []}
      spans={[7, 30, 90]}
      isSingle
      onMake={async (days) => {
        await shareReport(reportNo, { days })
        await onChanged()
      }}
      onRevoke={async () => {
        await revokeReportShare(reportNo)
        await onChanged()
      }}
      onClose={onClose}
    />
  )
}
