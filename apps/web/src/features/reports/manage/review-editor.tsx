import type { ReportContent } from '@markwright/api-client/models/reportContent'
import type { ReportReview } from '@markwright/api-client/models/reportReview'
import { Alert, Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportBody } from '../../../shared/reports/report-body.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { LeaveGuard } from '../../../shared/ui/forms/leave-guard.tsx'
import { useReviewSaving } from './use-review-saving.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { ReasonDialog } from '../../../shared/manage/reason-dialog.tsx'
import styles from './review.module.css'

/** The conclusion and the comments of a report, to be changed, approved or rejected. */
export function ReviewEditor({
  report,
  content,
  onReload,
}: {
  report: ReportReview
  content: ReportContent
  onReload: () => Promise<ReportReview>
}) {
  const { t } = useTranslation(['reports', 'backoffice'])
  const saving = useReviewSaving(report, onReload)
  const { words, change, isChanged } = saving
  const headingId = useId()
  const [isRejecting, setIsRejecting] = useState(false)
  return (
    <>
      <LeaveGuard
        when={isChanged}
        texts={{
          title: t('backoffice:leave.title'),
          text: t('backoffice:leave.text'),
          stay: t('backoffice:leave.stay'),
          leave: t('backoffice:leave.leave'),
        }}
      />
      {saving.isConflict && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('review.conflict')}
          action={
            <div className={styles.choices}>
              <Button onClick={() => void saving.loadTheirs()}>{t('review.loadTheirs')}</Button>
              <Button onClick={() => void saving.keepMine()}>{t('review.keepMine')}</Button>
            </div>
          }
        />
      )}
      <section className={styles.conclusion}>
        <h2 id={headingId}>{t('review.conclusion')}</h2>
        <Input.TextArea
          aria-labelledby={headingId}
          value={words.conclusion}
          autoSize={{ minRows: 4 }}
          maxLength={5000}
          showCount
          onChange={({ target }) => change({ ...words, conclusion: target.value })}
        />
      </section>
      <ReportBody
        content={content}
        question={report.question}
        renderComment={({ class: no }) => (
          <Input.TextArea
            aria-label={t('review.commentOf', { no })}
            className={styles.comment}
            value={words.comments[no] ?? ''}
            autoSize={{ minRows: 2 }}
            maxLength={2000}
            onChange={({ target }) => change({ ...words, comments: { ...words.comments, [no]: target.value } })}
          />
        )}
      />
      <div className={styles.acts}>
        <ErrorNote error={saving.error} />
        <Button disabled={!isChanged || saving.isConflict} loading={saving.isSaving} onClick={() => void saving.save()}>
          {t('review.save')}
        </Button>
        <ConfirmedButton
          label={t('review.approve')}
          disabled={saving.isConflict}
          question={{ title: t('review.approveTitle'), text: t('review.approveText') }}
          act={saving.approve}
        />
        <Button danger disabled={saving.isConflict} aria-haspopup="dialog" onClick={() => setIsRejecting(true)}>
          {t('review.reject')}
        </Button>
      </div>
      <ReasonDialog
        isOpen={isRejecting}
        title={t('review.rejectTitle')}
        help={t('backoffice:trials.reasonHelp')}
        confirmLabel={t('review.reject')}
        act={saving.reject}
        onClose={() => setIsRejecting(false)}
      />
    </>
  )
}
