import {
  approveCertification,
  getGetCertificationReviewQueryKey,
  getListCertificationsQueryKey,
  rejectCertification,
  revokeCertification,
} from '@markwright/api-client/backoffice'
import type { CertificationReview } from '@markwright/api-client/models/certificationReview'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { ReasonDialog } from '../../../shared/manage/reason-dialog.tsx'

/** What may be decided about a certification in its state. */
export function CertificationActions({
  certification: { id, companyName: name, status, version },
}: {
  certification: CertificationReview
}) {
  const { t } = useTranslation('certification')
  const queryClient = useQueryClient()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const decide = async (decision: Promise<CertificationReview>, done: string) => {
    try {
      queryClient.setQueryData(getGetCertificationReviewQueryKey(id), await decision)
    } finally {
      void queryClient.invalidateQueries({ queryKey: getListCertificationsQueryKey() })
    }
    notifySuccess(done)
  }
  if (status === 'rejected') return null
  const isReview = status === 'review'
  return (
    <Flex gap={8} wrap>
      {isReview && (
        <ConfirmedButton
          label={t('review.approve')}
          question={{ title: t('review.approveTitle', { name }), text: t('review.approveText') }}
          act={() => decide(approveCertification(id, { version }), t('review.approved'))}
        />
      )}
      <Button danger aria-haspopup="dialog" onClick={() => setIsDialogOpen(true)}>
        {t(isReview ? 'review.reject' : 'review.revoke')}
      </Button>
      <ReasonDialog
        isOpen={isDialogOpen}
        title={t(isReview ? 'review.rejectTitle' : 'review.revokeTitle', { name })}
        help={t(isReview ? 'review.reasonHelp' : 'review.revokeHelp')}
        confirmLabel={t(isReview ? 'review.reject' : 'review.revoke')}
        act={(reason) =>
          isReview
            ? decide(rejectCertification(id, { version, reason }), t('review.rejected'))
            : decide(revokeCertification(id, { version, reason }), t('review.revoked'))
        }
        onClose={() => setIsDialogOpen(false)}
      />
    </Flex>
  )
}
