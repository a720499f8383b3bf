import { useGetUserRecord } from '@markwright/api-client/backoffice'
import { Skeleton } from 'antd'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { UserActions } from './user-actions.tsx'
import { UserFacts } from './user-facts.tsx'

/** What another feature shows and changes of a member. */
export type UserSection = ComponentType<{ userId: string; isReadOnly: boolean }>

/** A member beside the list; null closes it. */
export function UserDrawer({
  id,
  Services,
  onClose,
}: {
  id: string | null
  Services: UserSection
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  const may = useMay()
  const { data: user, error, refetch } = useGetUserRecord(id ?? '', { query: { enabled: id !== null, staleTime: 0 } })
  return (
    <SideDrawer
      subject={id}
      title={user?.phone ?? t('users.one')}
      widthPx={480}
      footer={user && user.status !== 'closed' && may('users.manage') && <UserActions user={user} />}
      onClose={onClose}
    >
      {() =>
        user ? (
          <>
            <UserFacts user={user} />
            <Services userId={user.id} isReadOnly={user.status === 'closed'} />
          </>
        ) : error ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )
      }
    </SideDrawer>
  )
}
