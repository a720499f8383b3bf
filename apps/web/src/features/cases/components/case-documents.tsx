import { LoadingOutlined, UploadOutlined } from '@ant-design/icons'
import { addCaseDocument, deleteCaseDocument, downloadCaseDocument } from '@markwright/api-client/cases'
import { uploadFile } from '@markwright/api-client/files'
import type { Case } from '@markwright/api-client/models/case'
import type { CaseDocument } from '@markwright/api-client/models/caseDocument'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { isShown } from '../model/case-content.ts'
import { LoadedImage } from './loaded-image.tsx'
import styles from './case-documents.module.css'

/** The documents of a case by kind: what is there, what is missing, and uploads while it is prepared. */
export function CaseDocuments({ found, onChange }: { found: Case; onChange: (changed: Case) => void }) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const kinds = found.type.documents.filter((kind) => isShown(kind, found.content))
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ kind, label, isOptional, isGenerated }) => (
        <li key={kind}>
          <div className={styles.label}>
            {label[language]}
            <span className={styles.note}>
              {found.receivedByPost.includes(kind) && t('documents.received')}{' '}
              {isOptional
                ? t('documents.optional')
                : found.missingDocuments.includes(kind)
                  ? t('documents.missing')
                  : ''}
            </span>
          </div>
          {isGenerated &&
            found.documents
              .filter((document) => document.kind === kind)
              .map((document) => (
                <LoadedImage
                  key={document.id}
                  queryKey={['case-image', document.id]}
                  load={() => downloadCaseDocument(found.id, document.id)}
                  alt={document.name}
                />
              ))}
          {found.documents
            .filter((document) => document.kind === kind)
            .map((document) => (
              <DocumentRow
                key={document.id}
                found={found}
                document={document}
                isRemovable={!isGenerated}
                onChange={onChange}
              />
            ))}
          {found.state === 'preparing' && found.turn === 'member' && !isGenerated && (
            <Upload found={found} kind={kind} label={label[language]} onChange={onChange} />
          )}
        </li>
      ))}
    </ul>
  )
}

function DocumentRow({
  found,
  document,
  isRemovable,
  onChange,
}: {
  found: Case
  document: CaseDocument
  isRemovable: boolean
  onChange: (changed: Case) => void
}) {
  const { t } = useTranslation('cases')
  const download = useAction(async () => saveFile(await downloadCaseDocument(found.id, document.id), document.name))
  const remove = useAction(async () => onChange(await deleteCaseDocument(found.id, document.id)))
  return (
    <div className={styles.document}>
      <Button type="link" size="small" className={styles.name} onClick={() => void download.run()}>
        {document.name}
      </Button>
      {found.state === 'preparing' && found.turn === 'member' && isRemovable && (
        <Button
          size="small"
          type="text"
          danger
          disabled={remove.isRunning}
          aria-label={t('documents.removeOf', { name: document.name })}
          onClick={() => void remove.run()}
        >
          {t('remove')}
        </Button>
      )}
      <ErrorNote error={download.error ?? remove.error} />
    </div>
  )
}

function Upload({
  found,
  kind,
  label,
  onChange,
}: {
  found: Case
  kind: string
  label: string
  onChange: (changed: Case) => void
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useAction(async (files: File[]) => {
    const wrong = files.map((file) => fileProblem(file, uploadLimits.priority, language)).find((each) => each !== null)
    setProblem(wrong ?? null)
    if (wrong) return
    for (const file of files) {
      const stored = await uploadFile({ file, type: 'priority' })
      onChange(await addCaseDocument(found.id, { kind, fileId: stored.id }))
    }
  })
  return (
    <div>
      <FileButton
        size="small"
        isMultiple
        suffixes={uploadLimits.priority.suffixes}
        icon={upload.isRunning ? <LoadingOutlined /> : <UploadOutlined />}
        disabled={upload.isRunning}
        aria-label={t('documents.uploadOf', { name: label })}
        onFile={(...files) => void upload.run(files)}
      >
        {t(upload.isRunning ? 'documents.uploading' : 'documents.upload')}
      </FileButton>
      <span className={styles.note}>{t('documents.note')}</span>
      {problem && <p role="alert">{problem}</p>}
      <ErrorNote error={upload.error} />
    </div>
  )
}
