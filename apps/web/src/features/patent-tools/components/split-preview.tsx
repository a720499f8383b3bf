import type { PatentApplication } from '@markwright/api-client/models/patentApplication'
import { splitPatentApplication } from '@markwright/api-client/patent-tools'
import { applicationPartLabels, applicationParts } from '@markwright/domain/patents/patent-parts'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { type Assignment, hasPart, isOpen, undecided, withPage, writeAssignment } from '../model/assignment.ts'
import { PageCard } from './page-card.tsx'
import { PageCuts } from './page-cuts.tsx'
import { PartFiles } from './part-files.tsx'
import styles from './patent-tools.module.css'

/** The pages of an application with their parts, to be corrected, and the PDFs made of them. */
export function SplitPreview({ file, application }: { file: File; application: PatentApplication }) {
  const { t } = useTranslation('patentTools')
  const language = useLanguage()
  const { pages, source, isScan } = application
  const [assignment, setAssignment] = useState<Assignment>(() => pages.map(({ sections }) => sections))
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const [made, setMade] = useState<{ of: Assignment; files: Parameters<typeof PartFiles>[0]['files'] } | null>(null)
  const make = useAction(async () => {
    const { files } = await splitPatentApplication({ file, pages: writeAssignment(assignment) })
    setMade({ of: assignment, files })
  })
  const open = undecided(assignment)
  const isEmpty = !applicationParts.some((part) => assignment.some((sections) => hasPart(sections, part)))
  const counts = applicationParts.map((part) => ({
    part,
    count: assignment.filter((sections) => hasPart(sections, part)).length,
  }))
  const hasSuggestion = pages.some(({ suggested }, at) => suggested && isOpen(assignment[at]!))
  const accept = () =>
    setAssignment(
      assignment.map((sections, at) => {
        const { suggested } = pages[at]!
        return sections.map(({ top, parts }) => ({ top, parts: parts ?? (suggested ? [suggested] : null) }))
      }),
    )
  return (
    <>
      {source !== 'pdf' && (
        <Alert
          className={styles.alert}
          type="info"
          showIcon
          title={t(source === 'office' ? 'split.docxOffice' : 'split.docxParagraphs')}
        />
      )}
      {isScan && <Alert className={styles.alert} type="warning" showIcon role="alert" title={t('split.scan')} />}
      <div className={styles.bar}>
        <p role="status">
          <strong>{open > 0 ? t('split.open', { count: open }) : t('split.done')}</strong>
        </p>
        {hasSuggestion && <Button onClick={accept}>{t('split.accept')}</Button>}
        <Button type="primary" disabled={open > 0 || isEmpty} loading={make.isRunning} onClick={() => void make.run()}>
          {t('split.make')}
        </Button>
        <ul className={styles.counts} aria-label={t('split.summary')}>
          {counts.map(({ part, count }) => (
            <li key={part} data-part={part}>
              {applicationPartLabels[part][language]} {count}
            </li>
          ))}
        </ul>
      </div>
      <ErrorNote error={make.error} />
      {made?.of === assignment && <PartFiles files={made.files} fileName={application.fileName} />}
      <p className={styles.note}>{t('split.keys')}</p>
      <ul className={styles.pages}>
        {pages.map((page, at) => (
          <PageCard
            // Pages have nothing but their place.
            key={`page-${at + 1}`}
            no={at + 1}
            page={page}
            sections={assignment[at]!}
            onChange={(sections) => setAssignment(withPage(assignment, at, sections))}
            onEnlarge={() => setEnlarged(at)}
          />
        ))}
      </ul>
      <Modal
        open={enlarged !== null}
        footer={null}
        title={enlarged === null ? '' : t('split.page', { no: enlarged + 1 })}
        onCancel={() => setEnlarged(null)}
      >
        {enlarged !== null && (
          <PageCuts
            no={enlarged + 1}
            page={pages[enlarged]!}
            sections={assignment[enlarged]!}
            onChange={(sections) => setAssignment(withPage(assignment, enlarged, sections))}
          />
        )}
      </Modal>
    </>
  )
}
