import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'
import { Button, Flex, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { ErrorNote } from '../../../../shared/ui/error-note.tsx'
import { LeaveGuard } from '../../../../shared/ui/leave-guard.tsx'
import { whenSlow } from '../../../../shared/ui/when-slow.tsx'
import { WorkPage } from '../../../../shared/ui/work-page.tsx'
import { useArticleSaving } from '../../hooks/use-article-saving.ts'
import { useStaffDraft } from '../../hooks/use-staff-draft.ts'
import { type ArticleForm, emptyArticle, toArticleForm } from '../../model/article-form.ts'
import { RestoredNote } from '../restored-note.tsx'
import { ArticleActs } from './article-acts.tsx'
import { ArticleFields } from './article-fields.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleState } from './article-state.tsx'
import styles from './articles.module.css'
import { ConflictDialog } from './conflict-dialog.tsx'

/** The draft names the version that was changed, so that nobody else's later change is overwritten unasked. */
type SavedArticle = ArticleForm & { version: number | null }

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
  const draft = useStaffDraft<SavedArticle>(`article-${article?.id ?? 'new'}`)
  const [restored] = useState(() => draft.read())
  const isRestored = Object.keys(restored).length > 0
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
              <ArticleActs
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
