import {
  deleteTranslationDocument,
  getGetTranslationDocumentQueryKey,
  useGetTranslationDocument,
} from '@markwright/api-client/translation-documents'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { translationDocumentPath, translationDocumentsPath } from '../../../shared/lib/paths.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ConsistencyReport } from '../components/consistency-report.tsx'
import { DocumentCard } from '../components/document-card.tsx'
import { DocumentSegments } from '../components/document-segments.tsx'
import styles from '../components/translation.module.css'

const POLL_MS = 2000
const tabs = ['segments', 'consistency'] as const

/** A document that was translated: its files, its segments to correct, and what to check. */
export function TranslationDocumentPage() {
  const { t } = useTranslation('translation')
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? ''
  return (
    <WorkPage
      title={t('document.title')}
      lead={<SiteLink to={translationDocumentsPath}>{t('document.back')}</SiteLink>}
    >
      <MemberOnly text={t('document.signIn')}>{() => <Document key={id} id={id} />}</MemberOnly>
    </WorkPage>
  )
}

function Document({ id }: { id: string }) {
  const { t } = useTranslation('translation')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [isDeleting, setIsDeleting] = useState(false)
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? 'segments'
  const { data, error, refetch } = useGetTranslationDocument(id, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.status === 'queued' || state.data?.status === 'translating' ? POLL_MS : false,
    },
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const isDone = data.status === 'done'
  return (
    <>
      <DocumentCard
        document={data}
        onChanged={(next) => client.setQueryData(getGetTranslationDocumentQueryKey(id), next)}
        onDelete={() => setIsDeleting(true)}
      />
      <LinkTabs
        className={styles.tabs}
        label={t('document.parts')}
        current={tab}
        tabs={tabs.map((key) => ({ key, path: `${translationDocumentPath(id)}&tab=${key}`, text: t(`${key}.title`) }))}
      />
      {tab === 'segments' && <DocumentSegments key={data.status} id={id} isDone={isDone} />}
      {tab === 'consistency' &&
        (isDone ? <ConsistencyReport id={id} /> : <p className={styles.faint}>{t('consistency.later')}</p>)}
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('document.deleteTitle')}
        text={data.fileName}
        confirmLabel={t('document.delete')}
        act={async () => {
          await deleteTranslationDocument(id)
          await navigate(translationDocumentsPath)
        }}
        onClose={() => setIsDeleting(false)}
      />
    </>
  )
}
