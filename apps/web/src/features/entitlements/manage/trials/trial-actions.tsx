import { approveTrial, getListTrialApplicationsQueryKey, rejectTrial } from '@markwright/api-client/backoffice'
import type { TrialApplication } from '@markwright/api-client/models/trialApplication'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../../shared/ui/feedback/notify.ts'
import { ConfirmedButton } from '../../../../shared/manage/confirmed-button.tsx'
import { ReasonDialog } from '../../../../shared/manage/reason-dialog.tsx'

/** What may be decided about an application in its state. */
export function TrialActions({ trial: { id, name, status } }: { trial: TrialApplication }) {
  const { t } = useTranslation('backoffice')
  const queryClient = useQueryClient()
  const [isRejecting, setIsRejecting] = useState(false)
  const renew = () => queryClient.invalidateQueries({ queryKey: getListTrialApplicationsQueryKey() })
  // Also what was refused is worth a look at the list: somebody else has decided.
  const decide = async (decision: Promise<unknown>, done: string) => {
    await decision.finally(() => void renew())
    notifySuccess(done)
  }
  if (status === 'approved') return <>—</>
  return (
    <Flex gap={8}>
      <ConfirmedButton
        label={t('trials.approve')}
        question={{ title: t('trials.approveTitle', { name }), text: t('trials.approveText') }}
        act={() => decide(approveTrial(id), t('trials.approved'))}
      />
      {status === 'submitted' && (
        <Button danger aria-haspopup="dialog" onClick={() => setIsRejecting(true)}>
          {t('trials.reject')}
        </Button>
      )}
      <ReasonDialog
        isOpen={isRejecting}
        title={t('trials.rejectTitle', { name })}
        help={t('trials.reasonHelp')}
        confirmLabel={t('trials.reject')}
        act={(reason) => decide(rejectTrial(id, { reason }), t('trials.rejected'))}
        onClose={() => setIsRejecting(false)}
      />
    </Flex>
  )
}
