import {
  createArticle,
  getArticleDraft,
  getListArticleDraftsQueryKey,
  updateArticle,
} from '@markwright/api-client/backoffice'
import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'
import type { ArticleDraft } from '@markwright/api-client/models/articleDraft'
import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { type ArticleForm, toArticleDraft } from './article-form.ts'

/**
 * Saves an article. `saved` is it as the server has it, `version` the one that the writer changes. `conflict` is what
 * somebody else has made of it since then, until the writer has chosen.
 */
export function useArticleSaving({
  article,
  firstVersion,
  onCreated,
  onSaved,
}: {
  article: ArticleRecord | null
  firstVersion: number | null
  onCreated: (created: ArticleRecord) => void
  onSaved: () => void
}) {
  const { t } = useTranslation('backoffice')
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState(article)
  const [version, setVersion] = useState(firstVersion)

  const take = (record: ArticleRecord | null) => {
    setSaved(record)
    setVersion(record?.version ?? null)
    void queryClient.invalidateQueries({ queryKey: getListArticleDraftsQueryKey() })
  }
  const { mutateAsync, error, isPending, reset } = useMutation({
    mutationFn: ({ values, changed }: { values: ArticleForm; changed: number | null }) =>
      saved ? update(saved.id, toArticleDraft(values, changed)) : createArticle(toArticleDraft(values, null)),
    onSuccess: (record) => {
      take(record)
      onSaved()
      if (!saved) onCreated(record)
      notifySuccess(t('articles.saved'))
    },
  })
  /** Null where it was refused; `error` or `conflict` says why. */
  const save = (values: ArticleForm, changed = version): Promise<ArticleRecord | null> =>
    mutateAsync({ values, changed }).catch(() => null)
  return {
    saved,
    version,
    conflict: error instanceof ArticleConflict ? error.theirs : null,
    isPending,
    error: error instanceof ArticleConflict ? null : error,
    save,
    take,
    forgetConflict: reset,
  }
}

/** Somebody else has changed the article since it was read. */
class ArticleConflict extends Error {
  constructor(readonly theirs: ArticleRecord) {
    super()
  }
}

async function update(id: string, draft: ArticleDraft): Promise<ArticleRecord> {
  try {
    return await updateArticle(id, draft)
  } catch (refusal) {
    const isConflict = isChangedMeanwhile(refusal)
    throw isConflict ? new ArticleConflict(await getArticleDraft(id)) : refusal
  }
}
