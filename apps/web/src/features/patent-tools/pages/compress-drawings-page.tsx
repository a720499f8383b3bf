import { UploadOutlined } from '@ant-design/icons'
import type { CompressedDrawings } from '@markwright/api-client/models/compressedDrawings'
import type { DrawingFileFormat } from '@markwright/api-client/models/drawingFileFormat'
import { compressPatentDrawings } from '@markwright/api-client/patent-tools'
import { drawingLimits } from '@markwright/domain/patents/patent-parts'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useFileDrop } from '../../../shared/lib/use-file-drop.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { notifyError } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { DrawingResults } from '../components/drawing-results.tsx'
import styles from '../components/patent-tools.module.css'

const SUFFIXES = ['JPG', 'JPEG', 'PNG', 'TIF', 'TIFF', 'ZIP']

/** Compresses drawings to what the filing system takes. */
export function CompressDrawingsPage() {
  const { t } = useTranslation('patentTools')
  return (
    <WorkPage title={t('compress.title')} lead={t('compress.lead')}>
      <MemberOnly text={t('signIn')}>{() => <Compressor />}</MemberOnly>
    </WorkPage>
  )
}

function Compressor() {
  const { t } = useTranslation('patentTools')
  const language = useLanguage()
  const [format, setFormat] = useState<DrawingFileFormat>('auto')
  const [found, setFound] = useState<CompressedDrawings | null>(null)
  const compress = useAction(async (...files: File[]) => {
    for (const file of files) {
      const problem = fileProblem(file, { suffixes: SUFFIXES, size: drawingLimits.bytes }, language)
      if (problem) {
        notifyError(problem)
        continue
      }
      const next = await compressPatentDrawings({ file, format })
      setFound((before) => ({
        limits: next.limits,
        drawings: [...(before?.drawings ?? []), ...next.drawings],
        problems: [...(before?.problems ?? []), ...next.problems],
      }))
    }
  })
  const drop = useFileDrop((...files) => void compress.run(...files))
  return (
    <>
      <div className={styles.drop} {...drop}>
        <Segmented<DrawingFileFormat>
          aria-label={t('compress.format')}
          value={format}
          options={(['auto', 'jpg', 'tiff'] as const).map((value) => ({
            value,
            label: t(`compress.formats.${value}`),
          }))}
          onChange={setFormat}
        />
        <FileButton
          type="primary"
          suffixes={SUFFIXES}
          icon={<UploadOutlined />}
          loading={compress.isRunning}
          isMultiple
          onFile={(...files) => void compress.run(...files)}
        >
          {t('choose')}
        </FileButton>
        {found && <Button onClick={() => setFound(null)}>{t('compress.clear')}</Button>}
        <p className={styles.note}>
          {t('compress.limits')} {t('drop')} {t('notSaved')}
        </p>
      </div>
      <ErrorNote error={compress.error} />
      <p role="status" className={styles.note}>
        {compress.isRunning ? t('compress.working') : found ? '' : t('compress.empty')}
      </p>
      {found && <DrawingResults found={found} />}
    </>
  )
}
