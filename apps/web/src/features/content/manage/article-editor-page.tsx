import { useGetArticleDraft } from '@markwright/api-client/backoffice'
import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { manageArticlePath, paths } from '../../../shared/lib/paths.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { toArticleForm } from './article-form.ts'

/** Writes an article, a new one where the address names none; anyone who may not write reads it. */
export function ArticleEditorPage() {
  const { t } = useTranslation('backoffice')
  const navigate = useNavigate()
  const mayEdit = useMay()('articles.edit')
  const id = useSearchParams()[0].get('id')
  // Saving a new article for the first time must not take it out of the writer's hands.
  const [createdId, setCreatedId] = useState<string | null>(null)
  const isNew = id === null || id === createdId
  const { data, error, refetch } = useGetArticleDraft(id ?? '', {
    // What is being written must not be exchanged for what the server has.
    query: { enabled: !isNew, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  const openCreated = (created: ArticleRecord) => {
    setCreatedId(created.id)
    void navigate(manageArticlePath(created.id), { replace: true })
  }
  if (mayEdit && isNew) return <ArticleEditor key="new" article={null} onCreated={openCreated} />
  if (mayEdit && data) return <ArticleEditor key={id} article={data} onCreated={openCreated} />
  return (
    <WorkPage title={t(mayEdit ? 'articles.edit' : 'articles.preview')}>
      {data ? (
        <ArticlePreview article={toArticleForm(data)} onClose={() => void navigate(paths.manageArticles)} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 12, width: '100%' }} />
      )}
    </WorkPage>
  )
}
