import { DownloadOutlined } from '@ant-design/icons'
import {
  type PatentExportFormat,
  patentExportFormats,
  patentExportLimits,
  type PatentFilePart,
  patentFileParts,
} from '@markwright/domain/patents/patent-exports'
import { Button, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportProgress } from '../exports/export-progress.tsx'
import styles from '../exports/exports.module.css'
import { localToday } from '../lib/local-time.ts'
import { saveFile } from '../lib/save-file.ts'
import { useAction } from '../lib/use-action.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'

export type PatentFileOptions = { format: PatentExportFormat; parts?: PatentFilePart[] }

type Props = {
  /** How many are selected; 0 where there is no selection. */
  selected: number
  /** How many there are in all. */
  total: number
  /** Whether all of them are one publication of each family. */
  isByFamily?: boolean
  fileName?: string
  /** Of the page that lists the exports of the member. */
  listPath: string
  /** Has the file made: a Blob, or the envelope with the number of the job that makes it. */
  make: (what: 'selected' | 'all', wish: PatentFileOptions) => Promise<unknown>
}

/** Exports publications; a short file is saved at once, a long one is made in the background. */
export function ExportPatents(props: Props) {
  const { t } = useTranslation('exports')
  const { selected, total } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<DownloadOutlined />} disabled={total === 0 && selected === 0} onClick={() => setIsOpen(true)}>
        {selected > 0 ? t('patents.selected', { count: selected }) : t('patents.all')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ExportDialog({
  selected,
  total,
  isByFamily,
  fileName,
  listPath,
  make,
  onClose,
}: Props & { onClose: () => void }) {
  const { t } = useTranslation('exports')
  const [what, setWhat] = useState<'selected' | 'all'>(selected > 0 ? 'selected' : 'all')
  const [format, setFormat] = useState<PatentExportFormat>('xlsx')
  const [parts, setParts] = useState<readonly PatentFilePart[]>(['pdf'])
  const [jobId, setJobId] = useState<string | null>(null)
  const max = patentExportLimits[format]
  const isTooMany = (what === 'selected' ? selected : total) > max
  const { run, isRunning, error } = useAction(async () => {
    const result = await make(what, { format, ...(format === 'zip' && { parts: [...parts] }) })
    if (result instanceof Blob) {
      saveFile(result, `${fileName ?? t('patents.file')}-${localToday()}.${format}`)
      onClose()
    } else setJobId((result as { data: { jobId: string } }).data.jobId)
  })
  if (jobId)
    return (
      <Modal open title={t('patents.title')} footer={null} onCancel={onClose}>
        <ExportProgress jobId={jobId} listPath={listPath} />
      </Modal>
    )
  return (
    <Modal
      open
      title={t('patents.title')}
      okText={t('patents.act')}
      okButtonProps={{ loading: isRunning, disabled: isTooMany || (format === 'zip' && parts.length === 0) }}
      cancelButtonProps={{ disabled: isRunning }}
      closable={!isRunning}
      onOk={() => void run()}
      onCancel={() => !isRunning && onClose()}
    >
      {selected > 0 && (
        <fieldset className={styles.field}>
          <legend>{t('patents.what')}</legend>
          <Radio.Group
            value={what}
            onChange={({ target }) => setWhat(target.value as typeof what)}
            options={[
              { value: 'selected', label: t('patents.whatSelected', { count: selected }) },
              {
                value: 'all',
                label: t(isByFamily ? 'patents.whatFamilies' : 'patents.whatAll', {
                  total: total.toLocaleString('en'),
                }),
                disabled: total === 0,
              },
            ]}
          />
        </fieldset>
      )}
      <fieldset className={styles.field}>
        <legend>{t('patents.format')}</legend>
        <Radio.Group
          vertical
          value={format}
          onChange={({ target }) => setFormat(target.value as PatentExportFormat)}
          options={patentExportFormats.map((value) => ({
            value,
            label: (
              <>
                {t(`patents.formats.${value}`)}{' '}
                <span className={styles.note}>
                  {t('patents.most', { max: patentExportLimits[value].toLocaleString('en') })}
                </span>
              </>
            ),
          }))}
        />
      </fieldset>
      {format === 'zip' && (
        <fieldset className={styles.field}>
          <legend>{t('patents.parts')}</legend>
          <div className={styles.columns}>
            {patentFileParts.map((part) => (
              <label key={part}>
                <input
                  type="checkbox"
                  checked={parts.includes(part)}
                  onChange={({ target }) =>
                    setParts(patentFileParts.filter((each) => (each === part ? target.checked : parts.includes(each))))
                  }
                />
                {t(`patents.part.${part}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {isByFamily && what === 'all' && (
        <p className={styles.note}>{t('patents.byFamily', { total: total.toLocaleString('en') })}</p>
      )}
      <p className={styles.note} role={isTooMany ? 'alert' : undefined}>
        {isTooMany ? t('patents.tooMany', { max: max.toLocaleString('en') }) : t('patents.note')}
      </p>
      <ErrorNote error={error} />
    </Modal>
  )
}
