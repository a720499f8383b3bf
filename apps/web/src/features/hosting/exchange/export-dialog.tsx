import { exportPortfolio } from '@markwright/api-client/hosting'
import type { PortfolioExportDraft } from '@markwright/api-client/models/portfolioExportDraft'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportProgress } from '../../../shared/exports/export-progress.tsx'
import styles from '../../../shared/exports/exports.module.css'
import { paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'

type Format = PortfolioExportDraft['format']

/** The most that a report has, and that a selection can have. */
const RIGHTS_MAX = 2000
const shownMax = RIGHTS_MAX.toLocaleString('en')

/** Exports rights: those of a list as it is filtered, or the selected ones. */
export function ExportDialog({
  filter: { kind, sort, ...filter },
  total,
  selected,
  onClose,
}: {
  filter: Omit<PortfolioExportDraft, 'format' | 'ids'>
  total: number
  /** Ids of rights, also of those that the filters do not show any more. */
  selected: readonly string[]
  onClose: () => void
}) {
  const { t } = useTranslation('exchange')
  const [what, setWhat] = useState<'selected' | 'all'>(selected.length > 0 ? 'selected' : 'all')
  const [format, setFormat] = useState<Format>('xlsx')
  const [jobId, setJobId] = useState<string | null>(null)
  const isTooMany = what === 'selected' ? selected.length > RIGHTS_MAX : format === 'pdf' && total > RIGHTS_MAX
  const { run, isRunning, error } = useAction(async () => {
    const order = what === 'selected' ? { ids: [...selected] } : filter
    const made = await exportPortfolio({ format, ...(kind && { kind }), ...(sort && { sort }), ...order })
    setJobId(made.jobId)
  })
  if (jobId)
    return (
      <Modal open title={t('export.title')} footer={null} onCancel={onClose}>
        <ExportProgress jobId={jobId} listPath={paths.exports} />
      </Modal>
    )
  return (
    <Modal
      open
      title={t('export.title')}
      okText={t('export.act')}
      okButtonProps={{ loading: isRunning, disabled: isTooMany }}
      cancelButtonProps={{ disabled: isRunning }}
      closable={!isRunning}
      onOk={() => void run()}
      onCancel={() => !isRunning && onClose()}
    >
      {selected.length > 0 && (
        <fieldset className={styles.field}>
          <legend>{t('export.what')}</legend>
          <Radio.Group
            value={what}
            onChange={({ target }) => setWhat(target.value as typeof what)}
            options={[
              { value: 'selected', label: t('export.selected', { count: selected.length }) },
              { value: 'all', label: t('export.all', { total: total.toLocaleString('en') }), disabled: total === 0 },
            ]}
          />
        </fieldset>
      )}
      <fieldset className={styles.field}>
        <legend>{t('export.format')}</legend>
        <Radio.Group
          vertical
          value={format}
          onChange={({ target }) => setFormat(target.value as Format)}
          options={[
            { value: 'xlsx', label: t('export.xlsx') },
            {
              value: 'pdf',
              label: (
                <>
                  {t('export.pdf')} <span className={styles.note}>{t('export.pdfLimit', { max: shownMax })}</span>
                </>
              ),
            },
          ]}
        />
      </fieldset>
      <p className={styles.note}>
        <SiteLink to={paths.hostingFeeds}>{t('export.ics')}</SiteLink>
      </p>
      {isTooMany && (
        <p role="alert">{t(what === 'selected' ? 'export.tooManySelected' : 'export.tooMany', { max: shownMax })}</p>
      )}
      <ErrorNote error={error} />
    </Modal>
  )
}
