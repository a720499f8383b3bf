import {
  deleteTranslationDocument,
  getListTranslationDocumentsQueryKey,
  useListTranslationDocuments,
} from '@markwright/api-client/translation-documents'
import type { TranslationDocument } from '@markwright/api-client/models/translationDocument'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import { DocumentCard } from './document-card.tsx'
import { DocumentUpload } from './document-upload.tsx'
import styles from './translation.module.css'

const POLL_MS = 2000
const SIZE = 10
const isOpen = ({ status }: TranslationDocument) => status === 'queued' || status === 'translating'

/** Documents that are translated: upload, and the list of them. */
export function DocumentTranslator() {
  const { t } = useTranslation('translation')
  return <MemberOnly text={t('document.signIn')}>{() => <Documents />}</MemberOnly>
}

function Documents() {
  const { t } = useTranslation('translation')
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const [removed, setRemoved] = useState<TranslationDocument | null>(null)
  const query = { current: page, size: SIZE }
  const { data, error, refetch } = useListTranslationDocuments(query, {
    query: {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.records.some(isOpen) ? POLL_MS : false),
    },
  })
  const change = (document: TranslationDocument) => {
    client.setQueryData(
      getListTranslationDocumentsQueryKey(query),
      (before: typeof data) =>
        before && {
          ...before,
          records: before.records.map((each) => (each.id === document.id ? document : each)),
        },
    )
  }
  return (
    <>
      <DocumentUpload
        onUploaded={() => {
          setPage(1)
          void refetch()
        }}
      />
      <h2 className={styles.heading}>{t('document.list')}</h2>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : data.total === 0 ? (
        <p className={styles.faint}>{t('document.none')}</p>
      ) : (
        <>
          {data.records.map((document) => (
            <DocumentCard
              key={document.id}
              document={document}
              onChanged={change}
              onDelete={() => setRemoved(document)}
            />
          ))}
          <Pager total={data.total} page={page} size={SIZE} sizes={[SIZE]} onChange={(next) => setPage(next)} />
        </>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('document.deleteTitle')}
        text={removed?.fileName}
        confirmLabel={t('document.delete')}
        act={async () => {
          if (removed) await deleteTranslationDocument(removed.id)
          await refetch()
        }}
        onClose={() => setRemoved(null)}
      />
    </>
  )
}
