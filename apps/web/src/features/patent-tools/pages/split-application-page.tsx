import { UploadOutlined } from '@ant-design/icons'
import type { PatentApplication } from '@markwright/api-client/models/patentApplication'
import { readPatentApplication } from '@markwright/api-client/patent-tools'
import { applicationLimits } from '@markwright/domain/patents/patent-parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useFileDrop } from '../../../shared/lib/use-file-drop.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { HeaderSpace } from '../../../shared/ui/layout/header-space.tsx'
import { notifyError } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/patent-tools.module.css'
import { SplitPreview } from '../components/split-preview.tsx'

const SUFFIXES = ['PDF', 'DOCX']

/** Splits a Chinese patent application into five PDFs. */
export function SplitApplicationPage() {
  const { t } = useTranslation('patentTools')
  return (
    <>
      <HeaderSpace />
      <WorkPage title={t('split.title')} lead={t('split.lead')}>
        <MemberOnly text={t('signIn')}>{() => <Splitter />}</MemberOnly>
      </WorkPage>
    </>
  )
}

function Splitter() {
  const { t } = useTranslation('patentTools')
  const language = useLanguage()
  const [read, setRead] = useState<{ file: File; application: PatentApplication; no: number } | null>(null)
  const reading = useAction(async (file: File) => {
    const problem = fileProblem(file, { suffixes: SUFFIXES, size: applicationLimits.bytes }, language)
    if (problem) return notifyError(problem)
    const application = await readPatentApplication({ file })
    setRead((before) => ({ file, application, no: (before?.no ?? 0) + 1 }))
  })
  const drop = useFileDrop((file) => void reading.run(file))
  return (
    <>
      <div className={styles.drop} {...drop}>
        <FileButton
          type={read ? 'default' : 'primary'}
          suffixes={SUFFIXES}
          icon={<UploadOutlined />}
          loading={reading.isRunning}
          onFile={(file) => void reading.run(file)}
        >
          {read ? t('split.again') : t('choose')}
        </FileButton>
        {read && <strong>{read.application.fileName}</strong>}
        <p className={styles.note}>
          {t('split.limits')} {t('drop')} {t('notSaved')}
        </p>
      </div>
      <ErrorNote error={reading.error} />
      {read && <SplitPreview key={read.no} file={read.file} application={read.application} />}
    </>
  )
}
