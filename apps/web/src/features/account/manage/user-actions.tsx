import {
  getGetUserRecordQueryKey,
  getSearchUsersQueryKey,
  useEnableUser,
  useUnlockUser,
} from '@markwright/api-client/backoffice'
import type { UserRecord } from '@markwright/api-client/models/userRecord'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { CloseUserDialog } from './close-user-dialog.tsx'
import { DisableUserDialog } from './disable-user-dialog.tsx'

/** What may be done to a member in their present state. */
export function UserActions({ user }: { user: UserRecord }) {
  const { t } = useTranslation('backoffice')
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'disable' | 'close' | null>(null)
  const hideDialog = () => setDialog(null)
  const keep = (changed: UserRecord) => {
    queryClient.setQueryData(getGetUserRecordQueryKey(changed.id), changed)
    void queryClient.invalidateQueries({ queryKey: getSearchUsersQueryKey() })
  }
  const saveAndNotify = (text: string) => ({
    mutation: {
      onSuccess: (changed: UserRecord) => {
        keep(changed)
        notifySuccess(text)
      },
    },
  })
  const enable = useEnableUser(saveAndNotify(t('users.enabled')))
  const unlock = useUnlockUser(saveAndNotify(t('users.unlocked')))
  const isPending = enable.isPending || unlock.isPending
  return (
    <>
      <ErrorNote error={enable.error ?? unlock.error} />
      <Flex gap={8} justify="end">
        <Button danger aria-haspopup="dialog" disabled={isPending} onClick={() => setDialog('close')}>
          {t('users.close')}
        </Button>
        {user.status !== 'disabled' && (
          <Button danger disabled={isPending} onClick={() => setDialog('disable')}>
            {t('users.disable')}
          </Button>
        )}
        {user.status === 'disabled' && (
          <Button
            type="primary"
            disabled={isPending}
            loading={whenSlow(enable.isPending)}
            onClick={() => enable.mutate({ id: user.id })}
          >
            {t('users.enable')}
          </Button>
        )}
        {user.status === 'locked' && (
          <Button
            type="primary"
            disabled={isPending}
            loading={whenSlow(unlock.isPending)}
            onClick={() => unlock.mutate({ id: user.id })}
          >
            {t('users.unlock')}
          </Button>
        )}
      </Flex>
      <DisableUserDialog user={user} isOpen={dialog === 'disable'} onDone={keep} onClose={hideDialog} />
      <CloseUserDialog user={user} isOpen={dialog === 'close'} onDone={keep} onClose={hideDialog} />
    </>
  )
}
