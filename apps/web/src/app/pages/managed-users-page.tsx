import { UsersPage } from '../../features/account/manage/users-page.tsx'
import { UserEntitlements } from '../../features/entitlements/manage/user-entitlements.tsx'

export const ManagedUsersPage = () => <UsersPage Services={UserEntitlements} />
