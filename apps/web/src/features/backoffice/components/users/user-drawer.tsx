import { useGetUserRecord } from '@markwright/api-client/backoffice'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../../shared/ui/error-view.tsx'
import { SideDrawer } from '../../../../shared/ui/side-drawer.tsx'
import { useMay } from '../../hooks/use-may.ts'
import { UserEntitlements } from '../entitlements/user-entitlements.tsx'
import { UserActions } from './user-actions.tsx'
import { UserFacts } from './user-facts.tsx'

/** A member beside the list; null closes it. */
export function UserDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
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
            <UserEntitlements userId={user.id} isReadOnly={user.status === 'closed'} />
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
