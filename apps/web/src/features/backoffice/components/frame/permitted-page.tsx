import { LockOutlined } from '@ant-design/icons'
import type { Staff } from '@markwright/api-client/models/staff'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../../../../shared/lib/paths.ts'
import { MessageView } from '../../../../shared/ui/feedback/message-view.tsx'
import { PageTitle } from '../../../../shared/ui/layout/page-title.tsx'
import { SignedInStaff } from '../../../../shared/manage/use-may.ts'
import { permissionOfPage, staffPages } from '../../model/staff-pages.ts'

/** The page that the address names, or that the roles of `staff` do not permit it. */
export function PermittedPage({ staff }: { staff: Staff }) {
  const { t } = useTranslation('backoffice')
  const { pathname, search } = useLocation()
  const may = (permission: Staff['permissions'][number]) => staff.permissions.includes(permission)
  const needed = permissionOfPage(pathname)
  if (needed === null || may(needed))
    return (
      <SignedInStaff value={staff}>
        <Outlet />
      </SignedInStaff>
    )
  // The address of the back office itself leads to the first page of the menu, whichever that is.
  const first = staffPages.find(({ permission }) => may(permission))
  if (pathname === paths.manageUsers && search === '' && first) return <Navigate to={first.path} replace />
  return (
    <>
      <PageTitle text={t('notPermitted.title')} />
      <MessageView
        headingLevel="h1"
        stamp={<LockOutlined />}
        title={t('notPermitted.title')}
        text={t('notPermitted.text', { roles: staff.roles.map((role) => t(`role.${role}`)).join(t('role.separator')) })}
      />
    </>
  )
}
