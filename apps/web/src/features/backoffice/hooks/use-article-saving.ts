import {
  createArticle,
  getArticleDraft,
  getListArticleDraftsQueryKey,
  updateArticle,
} from '@markwright/api-client/backoffice'
import { ApiError } from '@markwright/api-client/fetch'
import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saySuccess } from '../../../shared/ui/say.ts'
import { type ArticleForm, toArticleDraft } from '../model/article-form.ts'

const CHANGED_MEANWHILE = 409

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
  const [conflict, setConflict] = useState<ArticleRecord | null>(null)

  const take = (record: ArticleRecord | null) => {
    setSaved(record)
    setVersion(record?.version ?? null)
    setConflict(null)
    void queryClient.invalidateQueries({ queryKey: getListArticleDraftsQueryKey() })
  }
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: ({ values, changed }: { values: ArticleForm; changed: number | null }) =>
      saved ? updateArticle(saved.id, toArticleDraft(values, changed)) : createArticle(toArticleDraft(values, null)),
    onSuccess: (record) => {
      take(record)
      onSaved()
      if (!saved) onCreated(record)
      saySuccess(t('articles.saved'))
    },
    onError: async (refusal) => {
      if (saved && isConflict(refusal)) setConflict(await getArticleDraft(saved.id))
    },
  })
  /** Null where it was refused; `error` or `conflict` says why. */
  const save = (values: ArticleForm, changed = version): Promise<ArticleRecord | null> =>
    mutateAsync({ values, changed }).catch(() => null)
  return {
    saved,
    version,
    conflict,
    isPending,
    error: conflict ? null : error,
    save,
    take,
    forgetConflict: () => setConflict(null),
  }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === CHANGED_MEANWHILE
