import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { exportAsDocument, exportAsWorkbook } from '@markwright/api-client/results'
import { defaultExportColumns, type ExportColumn, exportColumns } from '@markwright/domain/files/export-columns'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/lib/paths.ts'
import { localToday } from '../../../../shared/lib/local-time.ts'
import { saveFile } from '../../../../shared/lib/save-file.ts'
import { useAction } from '../../../../shared/lib/use-action.ts'
import { isListOf, useLocalStorage } from '../../../../shared/lib/use-local-storage.ts'
import { ExportProgress } from '../../../../shared/exports/export-progress.tsx'
import { ErrorNote } from '../../../../shared/ui/feedback/error-note.tsx'
import styles from '../../../../shared/exports/exports.module.css'
import { useSelection } from '../../model/selection.ts'

type Format = 'xlsx' | 'docx'

/** Asks what to export and how, and gives the file; a long one is made in the background. */
export function ExportDialog({
  query,
  total,
  onClose,
}: {
  /** The search whose hits are exported, all or those put aside; undefined where what was put aside is of none. */
  query: TrademarkQuery | undefined
  total: number
  onClose: () => void
}) {
  const { t } = useTranslation('selection')
  const selected = useSelection()
  const [what, setWhat] = useState<'selected' | 'all'>(selected.length > 0 || !query ? 'selected' : 'all')
  const [format, setFormat] = useState<Format>('xlsx')
  const [columns, setColumns] = useLocalStorage('export-columns', defaultExportColumns, isListOf(exportColumns, 1))
  const [jobId, setJobId] = useState<string | null>(null)

  const { run, isRunning, error } = useAction(async () => {
    const send = format === 'xlsx' ? exportAsWorkbook : exportAsDocument
    const order = { ...(query && { query }), ...(what === 'all' && query ? {} : { ids: selected.map(({ id }) => id) }) }
    // A short export is the file itself, a long one the number of its job.
    const result: unknown = await send({ ...order, columns: [...columns] })
    if (result instanceof Blob) {
      saveFile(result, `${t('fileName')}-${localToday()}.${format}`)
      onClose()
    } else setJobId((result as { data: { jobId: string } }).data.jobId)
  })
  const change = (name: ExportColumn, isShown: boolean) =>
    setColumns(exportColumns.filter((each) => (each === name ? isShown : columns.includes(each))))

  if (jobId)
    return (
      <Modal open title={t('exportTitle')} footer={null} onCancel={onClose}>
        <ExportProgress jobId={jobId} listPath={paths.exports} />
      </Modal>
    )
  return (
    <Modal
      open
      title={t('exportTitle')}
      okText={t('export')}
      okButtonProps={{ loading: isRunning, disabled: columns.length === 0 }}
      cancelButtonProps={{ disabled: isRunning }}
      closable={!isRunning}
      onOk={() => void run()}
      onCancel={() => !isRunning && onClose()}
    >
      <fieldset className={styles.field}>
        <legend>{t('what')}</legend>
        <Radio.Group
          value={what}
          onChange={({ target }) => setWhat(target.value as typeof what)}
          options={[
            {
              value: 'selected',
              label: t('whatSelected', { count: selected.length }),
              disabled: selected.length === 0,
            },
            {
              value: 'all',
              label: t('whatAll', { total: total.toLocaleString('en') }),
              disabled: !query || total === 0,
            },
          ]}
        />
      </fieldset>
      <fieldset className={styles.field}>
        <legend>{t('format')}</legend>
        <Radio.Group
          value={format}
          onChange={({ target }) => setFormat(target.value as Format)}
          options={[
            { value: 'xlsx', label: t('xlsx') },
            { value: 'docx', label: t('docx') },
          ]}
        />
      </fieldset>
      <fieldset className={styles.field}>
        <legend>{t('columns')}</legend>
        <div className={styles.columns}>
          {exportColumns
            .filter((name) => name !== 'image' || format === 'docx')
            .map((name) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={columns.includes(name)}
                  onChange={({ target }) => change(name, target.checked)}
                />
                {t(`column.${name}`)}
              </label>
            ))}
        </div>
      </fieldset>
      <p className={styles.note}>{t('limits')}</p>
      <ErrorNote error={error} />
    </Modal>
  )
}
