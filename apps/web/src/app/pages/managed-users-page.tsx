import { UsersPage } from '../../features/account/manage/users-page.tsx'
import { UserEntitlements } from '../../features/entitlements/manage/user-entitlements.tsx'
import { UserCredit } from '../../features/orders/manage/user-credit.tsx'

export const ManagedUsersPage = () => <UsersPage Services={UserSections} />

function UserSections(of: { userId: string; isReadOnly: boolean }) {
  return (
    <>
      <UserEntitlements {...of} />
      <UserCredit {...of} />
    </>
  )
}
