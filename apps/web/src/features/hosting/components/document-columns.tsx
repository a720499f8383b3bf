import type { ApplicantDocument } from '@markwright/api-client/models/applicantDocument'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { shownBytes } from '../../../shared/lib/shown-bytes.ts'
import type { Column } from '../../../shared/list/column.ts'
import { DocumentExpiry, DocumentTitle } from './document-cells.tsx'
import { DownloadDocument } from './download-document.tsx'
import { EditAndRemove } from './edit-and-remove.tsx'
import styles from './hosting.module.css'
import { Sign } from './signs.tsx'

export type DocumentAct = 'edit' | 'replace' | 'remove'

/** Columns of the documents; a title opens its document, whose address is `pathOf`. */
export function useDocumentColumns({
  pathOf,
  onAct,
}: {
  pathOf: (id: string) => string
  onAct: (act: DocumentAct, id: string) => void
}): Column<ApplicantDocument>[] {
  const { t } = useTranslation(['applicantDocuments', 'hosting'])
  return [
    {
      key: 'document',
      title: t('column.document'),
      render: (document) => (
        <>
          <DocumentTitle document={document} to={pathOf(document.id)} />
          {document.role !== 'owner' && (
            <div className={styles.tags}>
              <Sign>{t(`hosting:role.${document.role}`)}</Sign>
            </div>
          )}
        </>
      ),
    },
    { key: 'number', title: t('column.number'), render: ({ number }) => number ?? '—' },
    {
      key: 'issuedOn',
      title: t('column.issuedOn'),
      render: ({ issuedOn }) => <span className="day">{issuedOn ?? '—'}</span>,
    },
    {
      key: 'expiresOn',
      title: t('column.expiresOn'),
      render: (document) => <DocumentExpiry document={document} />,
    },
    {
      key: 'file',
      title: t('column.file'),
      render: ({ id, title, edition, fileName, fileSize }) => (
        <>
          <DownloadDocument id={id} fileName={fileName} label={t('downloadOne', { title })} />
          <div className={styles.faint}>
            {t('edition', { edition })} · {shownBytes(fileSize)}
          </div>
        </>
      ),
    },
    {
      key: 'acts',
      title: t('hosting:acts'),
      render: ({ id, title, role }) =>
        role !== 'reader' && (
          <div className={styles.row}>
            <Button
              type="text"
              size="small"
              aria-label={t('replaceOne', { title })}
              onClick={() => onAct('replace', id)}
            >
              {t('replace')}
            </Button>
            <EditAndRemove
              editLabel={t('editOne', { title })}
              removeLabel={t('removeOne', { title })}
              onAct={(act) => onAct(act, id)}
            />
          </div>
        ),
    },
  ]
}
