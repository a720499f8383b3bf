import {
  approveReport,
  editReportReview,
  getGetReportReviewQueryKey,
  getListReportReviewsQueryKey,
  rejectReport,
} from '@markwright/api-client/backoffice'
import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'
import type { ReportReview } from '@markwright/api-client/models/reportReview'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'

/** What the reviewer says, comments by class. */
type Words = { conclusion: string; comments: Record<number, string> }

const wordsOf = ({ conclusion, content }: ReportReview): Words => ({
  conclusion: conclusion ?? '',
  comments: Object.fromEntries((content?.classes ?? []).map((each) => [each.class, each.comment ?? ''])),
})

/**
 * Saves, approves and rejects a report as it was read. Where somebody else has changed it since then, `isConflict` holds
 * until the reviewer has chosen between the two texts.
 */
export function useReviewSaving(report: ReportReview, reload: () => Promise<ReportReview>) {
  const { t } = useTranslation('reports')
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState(() => ({ version: report.version, words: wordsOf(report) }))
  const [words, change] = useState(saved.words)
  const [isConflict, setIsConflict] = useState(false)
  const isChanged = JSON.stringify(words) !== JSON.stringify(saved.words)

  /** @throws what was refused, a conflict too, of which the page then speaks. */
  const attempt = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act()
    } catch (refusal) {
      if (isChangedMeanwhile(refusal)) setIsConflict(true)
      throw refusal
    }
  }
  const store = async (): Promise<number> => {
    const comments = Object.entries(words.comments).map(([no, comment]) => ({ class: Number(no), comment }))
    const now = await attempt(() =>
      editReportReview(report.id, { version: saved.version, conclusion: words.conclusion, comments }),
    )
    queryClient.setQueryData(getGetReportReviewQueryKey(report.id), now)
    setSaved({ version: now.version, words })
    return now.version
  }
  const end = async (said: string) => {
    notifySuccess(said)
    await queryClient.invalidateQueries({ queryKey: getListReportReviewsQueryKey() })
    // It has been done, whether or not the page can be read anew.
    await reload().catch(() => undefined)
  }
  const saving = useAction(async () => {
    await store()
    notifySuccess(t('review.saved'))
  })
  const loading = useAction(async (keepsEdits: boolean) => {
    const theirs = await reload()
    setSaved({ version: theirs.version, words: wordsOf(theirs) })
    if (!keepsEdits) change(wordsOf(theirs))
    setIsConflict(false)
    saving.forgive()
  })
  return {
    words,
    change,
    isChanged,
    isConflict,
    isSaving: saving.isRunning,
    error: loading.error ?? (isConflict ? null : saving.error),
    save: saving.run,
    loadTheirs: () => loading.run(false),
    keepMine: () => loading.run(true),
    approve: async () => {
      const version = isChanged ? await store() : saved.version
      await attempt(() => approveReport(report.id, { version }))
      await end(t('review.approved'))
    },
    reject: async (reason: string) => {
      await attempt(() => rejectReport(report.id, { version: saved.version, reason }))
      await end(t('review.rejected'))
    },
  }
}
