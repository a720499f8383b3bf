import { useGetUserRecord } from '@markwright/api-client/backoffice'
import { Drawer, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../../shared/ui/error-view.tsx'
import { useMay } from '../../hooks/use-may.ts'
import { UserEntitlements } from '../entitlements/user-entitlements.tsx'
import { UserActions } from './user-actions.tsx'
import { UserFacts } from './user-facts.tsx'

const WIDTH_PX = 480

/** A member beside the list; null closes it. */
export function UserDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation('backoffice')
  const may = useMay()
  const { data: user, error, refetch } = useGetUserRecord(id ?? '', { query: { enabled: id !== null, staleTime: 0 } })
  return (
    <Drawer
      open={id !== null}
      title={user?.phone ?? t('users.one')}
      size={`min(${WIDTH_PX}px, 100vw)`}
      onClose={onClose}
      footer={user && may('users.manage') && <UserActions user={user} />}
    >
      {user && <UserFacts user={user} />}
      {user && <UserEntitlements userId={user.id} />}
      {!user && error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {id && !user && !error && <Skeleton active paragraph={{ rows: 8 }} />}
    </Drawer>
  )
}
