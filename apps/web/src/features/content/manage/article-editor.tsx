import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'
import { Button, Flex, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { LeaveGuard } from '../../../shared/ui/forms/leave-guard.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { useArticleSaving } from './use-article-saving.ts'
import { useStaffDraft } from '../../../shared/manage/use-staff-draft.ts'
import { type ArticleForm, emptyArticle, toArticleForm } from './article-form.ts'
import { RestoredNote } from '../../../shared/manage/restored-note.tsx'
import { ArticleActions } from './article-actions.tsx'
import { ArticleFields } from './article-fields.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleState } from './article-state.tsx'
import styles from './articles.module.css'
import { ConflictDialog } from './conflict-dialog.tsx'

/** Writes an article in both languages. `article` is null for a new one; `onCreated` is called when it has been saved. */
export function ArticleEditor({
  article,
  onCreated,
}: {
  article: ArticleRecord | null
  onCreated: (created: ArticleRecord) => void
}) {
  const { t } = useTranslation('backoffice')
  const [form] = Form.useForm<ArticleForm>()
  const draft = useStaffDraft<ArticleForm>(`article-${article?.id ?? 'new'}`)
  const { restored, isRestored } = draft
  const [isChanged, setIsChanged] = useState(isRestored)
  const [isDeleted, setIsDeleted] = useState(false)
  const [previewed, setPreviewed] = useState<ArticleForm | null>(null)
  // The fields, editors with their histories among them, begin anew with another text.
  const [generation, setGeneration] = useState(0)
  const forgetDraft = () => {
    draft.remove()
    setIsChanged(false)
  }
  const saving = useArticleSaving({
    article,
    firstVersion: restored.version ?? article?.version ?? null,
    onCreated,
    onSaved: forgetDraft,
  })
  const { saved } = saving
  const savedValues = saved ? toArticleForm(saved) : emptyArticle
  const values = () => form.getFieldsValue(true) as ArticleForm
  const beginAnew = (record: ArticleRecord | null) => {
    saving.take(record)
    saving.forgetConflict()
    forgetDraft()
    form.setFieldsValue(record ? toArticleForm(record) : emptyArticle)
    setGeneration((before) => before + 1)
  }

  if (isDeleted) return <Navigate to={paths.manageArticles} replace />
  return (
    <WorkPage
      title={saved ? t('articles.edit') : t('articles.new')}
      actions={saved && <ArticleState status={saved.status} />}
      lead={saved?.status === 'published' && t('articles.isPublished')}
    >
      <LeaveGuard
        when={isChanged}
        texts={{ title: t('leave.title'), text: t('leave.text'), stay: t('leave.stay'), leave: t('leave.leave') }}
        onLeave={() => draft.remove()}
      />
      <Form<ArticleForm>
        form={form}
        layout="vertical"
        className={styles.form}
        initialValues={{ ...savedValues, ...restored }}
        onValuesChange={() => {
          draft.save({ ...values(), version: saving.version })
          setIsChanged(true)
        }}
        onFinish={() => void saving.save(values())}
      >
        <RestoredNote isRestored={isRestored} onDiscard={() => beginAnew(saved)} />
        <ArticleFields key={generation} />
        <div className={styles.bar}>
          <ErrorNote error={saving.error} />
          <Flex gap={8} wrap justify="end">
            {saved && (
              <ArticleActions
                article={saved}
                saveFirst={() => (isChanged ? saving.save(values()) : Promise.resolve(saved))}
                onChange={saving.take}
                onDelete={() => {
                  draft.remove()
                  setIsDeleted(true)
                }}
              />
            )}
            <Button onClick={() => setPreviewed(values())}>{t('articles.preview')}</Button>
            <Button type="primary" htmlType="submit" disabled={saving.isPending} loading={whenSlow(saving.isPending)}>
              {t('articles.save')}
            </Button>
          </Flex>
        </div>
      </Form>
      <ArticlePreview article={previewed} onClose={() => setPreviewed(null)} />
      <ConflictDialog
        theirs={saving.conflict}
        onLoadTheirs={beginAnew}
        onKeepMine={(theirs) => void saving.save(values(), theirs.version)}
        onClose={saving.forgetConflict}
      />
    </WorkPage>
  )
}
