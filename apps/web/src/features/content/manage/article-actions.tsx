import { deleteArticle, publishArticle, withdrawArticle } from '@markwright/api-client/backoffice'
import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'

/** Publishes, withdraws or deletes an article that was saved, after asking. */
export function ArticleActions({
  article: { id, status },
  saveFirst,
  onChange,
  onDelete,
}: {
  article: ArticleRecord
  /** Saves what is not saved yet; null where that was refused. */
  saveFirst: () => Promise<ArticleRecord | null>
  onChange: (changed: ArticleRecord) => void
  onDelete: () => void
}) {
  const { t } = useTranslation('backoffice')
  const mayPublish = useMay()('articles.publish')
  const publish = async () => {
    if (!(await saveFirst())) return
    onChange(await publishArticle(id))
    notifySuccess(t('articles.publishedNow'))
  }
  const withdraw = async () => {
    onChange(await withdrawArticle(id))
    notifySuccess(t('articles.withdrawn'))
  }
  const remove = async () => {
    await deleteArticle(id)
    notifySuccess(t('articles.deleted'))
    onDelete()
  }
  return (
    <>
      <ConfirmedButton
        danger
        style={{ marginRight: 'auto' }}
        label={t('articles.delete')}
        question={{ title: t('articles.deleteTitle'), text: t('articles.deleteText') }}
        act={remove}
      />
      {mayPublish &&
        (status === 'draft' ? (
          <ConfirmedButton
            label={t('articles.publish')}
            question={{ title: t('articles.publishTitle'), text: t('articles.publishText') }}
            act={publish}
          />
        ) : (
          <ConfirmedButton
            label={t('articles.withdraw')}
            question={{ title: t('articles.withdrawTitle'), text: t('articles.withdrawText') }}
            act={withdraw}
          />
        ))}
    </>
  )
}
