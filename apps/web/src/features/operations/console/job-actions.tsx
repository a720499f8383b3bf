import {
  cancelManagedJob,
  getGetOperationsQueryKey,
  getListManagedJobsQueryKey,
  retryManagedJob,
} from '@markwright/api-client/backoffice'
import type { ManagedJob } from '@markwright/api-client/models/managedJob'
import { useQueryClient } from '@tanstack/react-query'
import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'

/** What may be done with a job in its state. */
export function JobActions({ job: { id, mayRetry, mayCancel } }: { job: ManagedJob }) {
  const { t } = useTranslation('operations')
  const queryClient = useQueryClient()
  const act = async (done: Promise<unknown>, words: string) => {
    await done.finally(() => {
      void queryClient.invalidateQueries({ queryKey: getListManagedJobsQueryKey() })
      void queryClient.invalidateQueries({ queryKey: getGetOperationsQueryKey() })
    })
    notifySuccess(words)
  }
  return (
    <Flex gap={8} wrap>
      {mayRetry && (
        <ConfirmedButton
          label={t('jobs.retry')}
          question={{ title: t('jobs.retryTitle'), text: t('jobs.retryText') }}
          act={() => act(retryManagedJob(id), t('jobs.retried'))}
        />
      )}
      {mayCancel && (
        <ConfirmedButton
          danger
          label={t('jobs.cancel')}
          question={{ title: t('jobs.cancelTitle'), text: t('jobs.cancelText') }}
          act={() => act(cancelManagedJob(id), t('jobs.cancelled'))}
        />
      )}
    </Flex>
  )
}
